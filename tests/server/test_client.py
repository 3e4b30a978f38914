"""The browser's client: files that are kept for ever, pages that are not, and what is not there."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.server import client
from starboard.server.client import Client
from tests.server.site import Site, site

BROTLI = b"as the build made it"
SCRIPT = "export const words = 'many';\n" * 100


def build(root: Path) -> Path:
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>Starboard</title>")
    (root / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (root / "assets" / "main-abc123.js").write_text(SCRIPT)
    (root / "assets" / "main-abc123.js.br").write_bytes(BROTLI)
    (root / "assets" / "bell.ogg").write_bytes(bytes(1000))
    (root / ".vite").mkdir()
    (root / ".vite" / "manifest.json").write_text("{}")
    return root


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    root = build(tmp_path_factory.mktemp("static"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client.Client.__init__, "__defaults__", (root,))
        with site(tmp_path_factory.mktemp("data")) as place:
            yield place


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/abcdef", "/t/abcdef/replay", "/rules/space_base"])
def test_every_page_is_the_client(place: Site, path: str) -> None:
    answer = place.http.get(path)
    assert answer.text == "<!doctype html><title>Starboard</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_with_a_digest_in_its_name_is_kept_for_ever(place: Site) -> None:
    answer = place.http.get("/assets/main-abc123.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.text == SCRIPT


def test_text_is_sent_compressed_to_whoever_takes_it(place: Site) -> None:
    with place.http.stream("GET", "/assets/main-abc123.js", headers={"Accept-Encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(raw) < len(SCRIPT) / 10
    assert gzip.decompress(raw).decode() == SCRIPT
    plain = place.http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == answer.headers["vary"] == "Accept-Encoding"
    for wanted, encoding in (
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "br"),
        ("br;q=0, gzip;q=0.8", "gzip"),
        ("gzip;q=0.000, br; q=0.0", None),
        ("brotli, gzipped", None),
        ("", None),
    ):
        with place.http.stream("GET", "/assets/main-abc123.js", headers={"Accept-Encoding": wanted}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding, wanted
        assert (raw == BROTLI) is (encoding == "br")
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"].endswith("immutable")
    sound = place.http.get("/assets/bell.ogg", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in sound.headers


def test_a_browser_that_has_it_is_told_so(place: Site) -> None:
    first = place.http.get("/")
    again = place.http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    strong = first.headers["etag"].removeprefix("W/")  # a proxy may write it so, or send several
    for known in (strong, f'"other", {strong}', first.headers["etag"]):
        assert place.http.get("/", headers={"If-None-Match": known}).status_code == 304
    assert place.http.get("/", headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/assets/gone.js", "/assets/main-abc123.js.br", "/assets/%2e%2e/%2e%2e/hosting.py", "/api/x", "/texts/x", "/ws/x"],
)
def test_what_is_not_there_is_no_page(place: Site, path: str) -> None:
    answer = place.http.get(path)
    assert answer.status_code == 404, answer.text
    assert answer.json()["text"]["key"] in ("table-no-such-page", "table-no-such-game")


@pytest.mark.parametrize("path", ["/.vite/manifest.json", "/../hosting.py", "/%2e%2e/hosting.py", "/etc/passwd"])
def test_nothing_but_the_clients_files_is_ever_sent(place: Site, path: str) -> None:
    assert place.http.get(path).text == "<!doctype html><title>Starboard</title>"


def test_without_a_built_client_the_server_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.Client.__init__, "__defaults__", (tmp_path / "nothing",))
    assert not Client(tmp_path / "nothing").built
    with site(tmp_path / "data") as place:
        answer = place.http.get("/")
        assert answer.status_code == 404
        assert answer.json()["text"]["key"] == "table-no-client"
        assert place.get("/api/games")


# The client as it was built ------------------------------------------------------------------------------------------

FIRST, WITH_BOARD = 150_000, 250_000  # bytes, gzipped


def load(parts: dict[str, dict[str, Any]], *names: str) -> int:
    """What a browser is sent for these modules, and for all that they import at once."""
    needed, open_ = set[str](), list(names)
    while open_:
        part = parts[open_.pop()]
        if part["file"] not in needed:
            needed |= {part["file"], *part.get("css", ())}
            open_ += part.get("imports", ())
    built = Client(client.STATIC)
    files = [built.find(name) for name in ("index.html", *needed)]
    return sum(len(file.small.get("gzip", file.body)) for file in files if file is not None)


def test_the_first_load_is_small() -> None:
    built = client.STATIC / ".vite" / "manifest.json"
    if not built.is_file():
        pytest.skip("The client is not built: make client")
    parts = json.loads(built.read_text())
    texts = [name for name in parts if name.endswith("/ru.ftl?raw") and "games" not in name]  # the longest letters
    shell = ("index.html", "src/table/Table.svelte", *texts)
    assert len(texts) == 2 and 20_000 < load(parts, *shell) < FIRST
    boards = [name for name in parts if name.endswith("/Board.svelte")]
    assert len(boards) > 2
    for board in boards:
        words = board.replace("Board.svelte", "text/ru.ftl?raw")
        assert load(parts, *shell, board, *[words] * (words in parts)) < WITH_BOARD
    for part in parts.values():
        script = client.STATIC / part["file"]
        small, size = script.with_name(f"{script.name}.br"), script.stat().st_size
        assert small.stat().st_size < size if small.is_file() else size < client.WORTH_IT
