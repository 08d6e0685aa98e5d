<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="land" tilewidth="64" tileheight="64" tilecount="10" columns="5">
 <image source="land.png" width="320" height="128"/>
 <tile id="0" type="ground">
  <properties>
   <property name="ground" propertytype="kind of ground" value="grass"/>
   <property name="level" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="1" type="ground">
  <properties>
   <property name="ground" propertytype="kind of ground" value="water"/>
   <property name="level" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="2" type="ground">
  <properties>
   <property name="ground" propertytype="kind of ground" value="mud"/>
   <property name="level" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="3" type="ground">
  <properties>
   <property name="ground" propertytype="kind of ground" value="grass"/>
   <property name="level" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="4" type="ground">
  <properties>
   <property name="ground" propertytype="kind of ground" value="water"/>
   <property name="level" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="5" type="ground">
  <properties>
   <property name="ground" propertytype="kind of ground" value="mud"/>
   <property name="level" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="6" type="feature">
  <properties>
   <property name="feature" propertytype="kind of feature" value="bush"/>
  </properties>
 </tile>
 <tile id="7" type="feature">
  <properties>
   <property name="feature" propertytype="kind of feature" value="tree"/>
  </properties>
 </tile>
 <tile id="8" type="feature">
  <properties>
   <property name="feature" propertytype="kind of feature" value="boulder"/>
  </properties>
 </tile>
 <tile id="9" type="feature">
  <properties>
   <property name="feature" propertytype="kind of feature" value="hut"/>
  </properties>
 </tile>
</tileset>
