"""The twenty skeletons of Fossil Hunters, bone by bone."""
