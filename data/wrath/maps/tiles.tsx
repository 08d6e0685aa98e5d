<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="tiles" tilewidth="448" tileheight="460" tilecount="16" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="grass">
  <properties>
   <property name="name" value="grass1"/>
   <property name="terrain" value="grass"/>
  </properties>
  <image source="../../../art/wrath/grass1.png"/>
 </tile>
 <tile id="1" type="grass">
  <properties>
   <property name="name" value="grass2"/>
   <property name="terrain" value="grass"/>
  </properties>
  <image source="../../../art/wrath/grass2.png"/>
 </tile>
 <tile id="2" type="grass">
  <properties>
   <property name="name" value="grass3"/>
   <property name="terrain" value="grass"/>
  </properties>
  <image source="../../../art/wrath/grass3.png"/>
 </tile>
 <tile id="3" type="grass">
  <properties>
   <property name="name" value="grass4"/>
   <property name="terrain" value="grass"/>
  </properties>
  <image source="../../../art/wrath/grass4.png"/>
 </tile>
 <tile id="4" type="grass">
  <properties>
   <property name="name" value="grass5"/>
   <property name="terrain" value="grass"/>
  </properties>
  <image source="../../../art/wrath/grass5.png"/>
 </tile>
 <tile id="5" type="jungle">
  <properties>
   <property name="name" value="jungle1"/>
   <property name="terrain" value="jungle"/>
  </properties>
  <image source="../../../art/wrath/jungle1.png"/>
 </tile>
 <tile id="6" type="jungle">
  <properties>
   <property name="name" value="jungle2"/>
   <property name="terrain" value="jungle"/>
  </properties>
  <image source="../../../art/wrath/jungle2.png"/>
 </tile>
 <tile id="7" type="jungle">
  <properties>
   <property name="name" value="jungle3"/>
   <property name="terrain" value="jungle"/>
  </properties>
  <image source="../../../art/wrath/jungle3.png"/>
 </tile>
 <tile id="8" type="jungle">
  <properties>
   <property name="name" value="jungle4"/>
   <property name="terrain" value="jungle"/>
  </properties>
  <image source="../../../art/wrath/jungle4.png"/>
 </tile>
 <tile id="9" type="jungle">
  <properties>
   <property name="name" value="jungle5"/>
   <property name="terrain" value="jungle"/>
  </properties>
  <image source="../../../art/wrath/jungle5.png"/>
 </tile>
 <tile id="10" type="lagoon">
  <properties>
   <property name="name" value="lagoon1"/>
   <property name="terrain" value="lagoon"/>
  </properties>
  <image source="../../../art/wrath/lagoon1.png"/>
 </tile>
 <tile id="11" type="lagoon">
  <properties>
   <property name="name" value="lagoon2"/>
   <property name="terrain" value="lagoon"/>
  </properties>
  <image source="../../../art/wrath/lagoon2.png"/>
 </tile>
 <tile id="12" type="lagoon">
  <properties>
   <property name="name" value="lagoon3"/>
   <property name="terrain" value="lagoon"/>
  </properties>
  <image source="../../../art/wrath/lagoon3.png"/>
 </tile>
 <tile id="13" type="cave">
  <properties>
   <property name="name" value="cave"/>
   <property name="terrain" value="cave"/>
  </properties>
  <image source="../../../art/wrath/cave.png"/>
 </tile>
 <tile id="14" type="hut">
  <properties>
   <property name="name" value="hut"/>
   <property name="terrain" value="hut"/>
  </properties>
  <image source="../../../art/wrath/hut.png"/>
 </tile>
 <tile id="15" type="volcano">
  <properties>
   <property name="name" value="volcano"/>
   <property name="terrain" value="volcano"/>
  </properties>
  <image source="../../../art/wrath/volcano.png"/>
 </tile>
</tileset>
