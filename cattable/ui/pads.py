"""Gamepads: opened when they come, forgotten when they go. Their buttons arrive as events (see intents.py)."""

from __future__ import annotations

import pygame
from pygame._sdl2 import controller


class Pads:
    """The gamepads that are plugged in. A broken or missing one is never an error."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}

    def start(self) -> None:
        """Looks for gamepads; those already plugged in are announced by events."""
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error:
            return  # keyboard and mouse do

    def follow(self, event: pygame.event.Event) -> None:
        """Opens or forgets a gamepad when an event says that it came or went."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            try:
                pad = controller.Controller(event.device_index)
                self._open[pad.as_joystick().get_instance_id()] = pad
            except (pygame.error, ValueError):
                return
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)

    def __len__(self) -> int:
        return len(self._open)
