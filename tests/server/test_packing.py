"""Long messages are deflated on their way, short ones are not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame

from starboard.server.packing import LONG
from tests.server.site import Visitor, site


class Scales(ClientPerMessageDeflateFactory):
    """A browser's offer. It notes for each message whether it came deflated, and its bytes before and after that."""

    def __init__(self) -> None:
        super().__init__(client_max_window_bits=True)
        self.noted: list[tuple[bool, int, int]] = []

    def process_response_params(self, *args: Any) -> PerMessageDeflate:
        agreed = super().process_response_params(*args)
        decode = agreed.decode

        def weigh(frame: Frame, *, max_size: int | None = None) -> Frame:
            read = decode(frame, max_size=max_size)
            self.noted.append((frame.rsv1, len(frame.data), len(read.data)))
            return read

        agreed.decode = weigh  # type: ignore[method-assign]
        return agreed


def test_a_question_with_hundreds_of_answers_is_a_short_message(tmp_path: Path) -> None:
    with site(tmp_path) as place:
        table, keys = place.create("human", game="space_alert", options={"mission": "mission-1", "speed": "stopped"})
        scales = Scales()
        with place.dial(table, *keys, extensions=[scales]) as socket:
            Visitor(socket).choose_anything()
            told = [deflated for deflated, _, _ in scales.noted]
            assert told == [size >= LONG for _, _, size in scales.noted]
            assert {True, False} == set(told)
            assert all(sent < size / 5 for deflated, sent, size in scales.noted if deflated)
        with place.dial(table, *keys) as plain:  # whoever does not offer it gets the same as it is
            assert len(plain.recv(5)) >= LONG
