"""What all screens share: the player's settings, folders and saves, and the bots' process."""

import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.content.campaigns import CampaignShelf
from game.content.fingerprint import rules_fingerprint
from game.content.matchfile import MatchFile
from game.content.paths import data_dir, fallback_folder, user_folder
from game.content.recovery import Recovered, recover, tidy
from game.content.saves import SaveShelf
from game.content.settings import Settings, load_settings, save_settings
from game.core.words import _
from game.screens.keeping import RUNNING
from game.screens.languages import speak_as_set
from game.shelf import GAMES, TABLES
from game.ui.app import App, Comfort
from game.ui.devices.bindings import Bindings, binding_name
from game.ui.sight import Sight
from game.ui.sounds import Bus, Sounds

if TYPE_CHECKING:
    from game.screens.plan import Plan
    from game.thinker import Thinker

log = logging.getLogger(__name__)

FILE: Final = "settings.yaml"
INSTANT: Final = 400
"""The percentage of animation speed at which nothing moves at all."""
PAUSE_S: Final = 0.45
"""Seconds between two answers of a bot at the usual speed."""


class House:
    """Open once for the program. What cannot be written is told through `notices`, and play goes on."""

    def __init__(self) -> None:
        saves, settings = user_folder("saves"), user_folder("settings")
        self.notices = [folder.notice for folder in (saves, settings) if folder.notice]
        self.folders: tuple[Path, ...] = tuple(dict.fromkeys((saves.path, fallback_folder("saves"))))
        self._file = settings.path / FILE
        loaded = load_settings(self._file)
        self.settings: Settings = loaded.settings
        self.notices += loaded.notices
        self.muted_by_hand = False
        self.told_to_hurry = False
        self.planned: dict[str, Plan] = {}
        """Of each game, what was set up in its lobby and left without a start."""
        speak_as_set(self.settings.language)

    # -- settings -------------------------------------------------------------------------------------------------
    def set(self, **changes: Any) -> None:
        """Changes settings and keeps them."""
        self.settings = replace(self.settings, **changes)
        try:
            save_settings(self._file, self.settings)
        except OSError as error:
            text = _("The settings cannot be kept ({reason}).").format(reason=error.strerror or error)
            if text not in self.notices:
                self.notices.append(text)
        if "language" in changes:
            speak_as_set(self.settings.language)

    @property
    def comfort(self) -> Comfort:
        """How this person wants it, as the screen needs it."""
        percent = self.settings.animation_speed
        speed = 0.0 if percent >= INSTANT else percent / 100
        settings = self.settings
        sight = Sight(settings.palette, settings.high_contrast)
        return Comfort(settings.text_size / 100, speed, settings.calm_motion, settings.scale, sight, settings.subtitles)

    @property
    def pause(self) -> float:
        """Seconds between two answers of a bot."""
        speed = self.comfort.speed
        return PAUSE_S / speed if speed else 0.0

    def bindings(self) -> Bindings:
        """Keys and buttons as this person bound them."""
        written = {name: list(keys) for name, keys in {**self.settings.keys, **self.settings.pad}.items()}
        for name in self.settings.keys.keys() & self.settings.pad.keys():
            written[name] = [*self.settings.keys[name], *self.settings.pad[name]]
        bindings, wrong = Bindings.read(written, swapped=self.settings.swap_confirm)
        if wrong:
            text = _("Some key bindings in the settings are damaged ({names}); their defaults are used.")
            self.notices.append(text.format(names=", ".join(wrong)))
        for conflict in bindings.conflicts():
            text = _("The settings bind {key} twice: for {action} it does nothing.")
            key = binding_name(conflict.binding)
            self.notices.append(text.format(key=key, action=_(conflict.action.value)))
        return bindings

    def keep_bindings(self, bindings: Bindings) -> None:
        """Remembers keys and buttons."""
        written = bindings.written()
        keys = {name: tuple(one for one in bound if not one.startswith("button")) for name, bound in written.items()}
        pad = {name: tuple(one for one in bound if one.startswith("button")) for name, bound in written.items()}
        self.set(keys=keys, pad=pad, swap_confirm=bindings.swapped)

    def apply(self, app: App) -> None:
        """Brings the running program in line with the settings."""
        wanted = self.comfort
        app.comfort.speed, app.comfort.calm = wanted.speed, wanted.calm
        app.comfort.subtitles = wanted.subtitles
        if app.comfort.sight != wanted.sight:
            app.set_sight(wanted.sight)
        if app.comfort.scale != wanted.scale:
            app.set_scale(wanted.scale)
        if app.comfort.text_zoom != wanted.text_zoom:
            app.set_text_zoom(wanted.text_zoom)
        self.tune(app.sounds)

    def tune(self, sounds: Sounds) -> None:
        """Sets the volumes."""
        for bus, level in (
            (Bus.MASTER, self.settings.master_volume / 100),
            (Bus.EFFECTS, self.settings.effects_volume / 100),
            (Bus.INTERFACE, self.settings.interface_volume / 100),
            (Bus.MUSIC, self.settings.music_volume / 100 if self.settings.music else 0.0),
        ):
            sounds.set_level(bus, level)
        sounds.mute(self.settings.mute or self.muted_by_hand)

    # -- matches --------------------------------------------------------------------------------------------------
    @cached_property
    def thinker(self) -> "Thinker":
        """The bots' process; asking for it starts it."""
        from game.thinker import Thinker  # noqa: PLC0415 - the first frame does not wait for it

        return Thinker()

    @cached_property
    def shelf(self) -> SaveShelf:
        """The named saves."""
        return SaveShelf(self.folders, self.rules)

    @cached_property
    def campaigns(self) -> CampaignShelf:
        """The campaigns."""
        return CampaignShelf(self.folders)

    @cached_property
    def rules(self) -> Mapping[str, str]:
        """The fingerprint of each game's rules data."""
        return {name: _fingerprint(data_dir() / name) for name in GAMES}

    def unfinished(self) -> list[Recovered]:
        """Matches that can be resumed, the latest first."""
        return [one for one in recover(self.running) if one.match.game in TABLES]

    def is_foreign(self, file: MatchFile) -> bool:
        """A8: whether it was made with other rules data, which would play it to another end."""
        rules = self.rules.get(file.game, "")
        return bool(file.rules and rules and file.rules != rules)

    @property
    def running(self) -> list[Path]:
        """Where the journals of unfinished matches lie."""
        return [folder / RUNNING for folder in self.folders]

    def tidy(self) -> None:
        """At the start: removes what crashes left behind."""
        self.shelf.tidy()
        self.campaigns.tidy()
        tidy(self.running)

    def close(self) -> None:
        """Ends the bots' process, if it runs."""
        if "thinker" in self.__dict__:
            self.thinker.close()


def _fingerprint(folder: Path) -> str:
    try:
        return rules_fingerprint(folder)
    except OSError as error:
        log.warning("rules data cannot be compared: %s", error)
        return ""
