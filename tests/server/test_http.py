"""What the server answers over HTTP: games, tables, seats, replays, forks, match files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.site import Site, site


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site(tmp_path_factory.mktemp("data")) as place:
        yield place


def test_the_games_on_the_shelf(place: Site) -> None:
    games = {game["name"]: game for game in place.get("/api/games")}
    assert {"space_alert", "space_base"} <= set(games)
    base = games["space_base"]
    assert (base["title"], base["min_seats"], base["max_seats"]) == ("Space Base", 2, 5)
    assert base["levels"][0] == "random"
    assert {"name": "light_speed", "kind": "bool", "default": False, "choices": []} in base["options"]
    assert "pack" not in [option["name"] for option in base["options"]]  # there is no other pack to choose


def test_an_option_of_several_words_names_them(place: Site) -> None:
    alert = next(game for game in place.get("/api/games") if game["name"] == "space_alert")
    options = {option["name"]: option for option in alert["options"]}
    assert options["difficulty"] == {
        "name": "difficulty",
        "kind": "choice",
        "default": "normal",
        "choices": ["easy", "normal", "hard"],
    }
    assert options["mission"]["choices"][:2] == ["random", "generated"]
    assert "seating" not in options  # no field of a form could hold it
    for choice in options["mission"]["choices"]:
        place.create("human", game="space_alert", options={"mission": choice})
    assert place.post("/api/tables", _alone({"mission": "holiday"}), 400)["rule"] == "T-17"


def _alone(options: dict[str, str]) -> dict[str, object]:
    return {"game": "space_alert", "seats": [{"kind": "human", "name": "A"}], "options": options}


@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_every_option_and_choice_has_its_words(place: Site, language: str) -> None:
    for game in place.get("/api/games"):
        words = place.http.get(f"/texts/{game['name']}/{language}.ftl").text
        for option in game["options"]:
            name = option["name"].replace("_", "-")
            assert f"\noption-name-{name} = " in words
            for choice in option["choices"]:
                assert f"\noption-choice-{name}-{choice} = " in words


@pytest.mark.parametrize(("language", "word"), [("en", "card"), ("ru", "карт"), ("it", "cart")])
def test_rules_in_three_languages(place: Site, language: str, word: str) -> None:
    rules = place.get(f"/api/games/space_base/rules?language={language}")
    assert len(rules) > 100
    assert rules[0]["id"].startswith("SB-")
    assert any(word in rule["text"] for rule in rules)


@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_the_words_of_a_game(place: Site, language: str) -> None:
    answer = place.http.get(f"/texts/space_base/{language}.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "event-" in answer.text


def test_cards_by_id(place: Site) -> None:
    assert place.get("/api/games/space_base/cards") == place.get("/api/games/space_base/cards?pack=starboard")


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/games/chess/rules", 404, "table-no-such-game"),
        ("/api/games/chess/cards", 404, "table-no-such-game"),
        ("/api/games/space_base/rules?language=xx", 400, "table-misshapen"),
        ("/api/games/space_base/cards?pack=/etc/passwd", 400, "table-unknown-pack"),
        ("/texts/chess/en.ftl", 404, "table-no-such-game"),
        ("/texts/space_base/xx.ftl", 404, "table-no-such-page"),
        ("/texts/space_base/en.txt", 404, "table-no-such-page"),
        ("/api/tables/nosuchtable", 404, "table-no-such-table"),
        ("/api/tables/nosuchtable/replay", 404, "table-no-such-table"),
        ("/api/tables/nosuchtable/match", 404, "table-no-such-table"),
        ("/api/nothing", 404, "table-no-such-page"),
    ],
)
def test_what_is_not_there(place: Site, path: str, status: int, key: str) -> None:
    trouble = place.get(path, status)
    assert trouble["text"]["key"] == key
    assert trouble["sentence"].endswith(".")
    assert trouble["rule"].startswith("T-")


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.5", "Такого стола нет. Проверьте ссылку или начните свой стол."),
        ("it", "Questo tavolo non esiste. Controlla il link, o apri un tavolo tuo."),
        ("de,fr", "There is no such table. Check the link, or begin a table of your own."),
        ("", "There is no such table. Check the link, or begin a table of your own."),
    ],
)
def test_refusals_are_in_the_visitors_language(place: Site, wanted: str, sentence: str) -> None:
    assert place.get("/api/tables/nosuchtable", 404, **{"Accept-Language": wanted})["sentence"] == sentence


def test_a_new_table_and_a_guest(place: Site) -> None:
    made = place.post(
        "/api/tables",
        {"game": "space_base", "listed": True, "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}]},
    )
    table = made["table"]
    assert [(key["table"], key["seat"]) for key in made["keys"]] == [(table["id"], 0)]
    assert table["state"] == "gathering"
    assert table["id"] in [info["id"] for info in place.get("/api/tables")]
    key = place.post(f"/api/tables/{table['id']}/seats", {"name": "Bob"})
    assert key["seat"] == 1
    assert place.get(f"/api/tables/{table['id']}")["state"] == "playing"
    assert place.post(f"/api/tables/{table['id']}/seats", {"name": "Cleo"}, 409)["rule"] == "T-12"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "space_base"},
        {"game": "space_base", "seats": [{"kind": "human", "name": "A"}], "colour": "red"},
        {"game": 7, "seats": []},
        {"game": "space_base", "seats": [{"kind": "ghost"}]},
        {"game": "space_base", "seats": [{"kind": "human", "name": 7}]},
        {"game": "space_base", "seats": [], "position": {}},
        [],
        "text",
    ],
)
def test_a_body_of_another_shape(place: Site, body: object) -> None:
    trouble = place.post("/api/tables", body, 400)
    assert (trouble["rule"], trouble["text"]["key"]) == ("T-18", "table-misshapen")


def test_a_body_that_is_no_json(place: Site) -> None:
    for body in (b"", b"{", b"\xff", b"[" * 100_000):
        answer = place.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["rule"] == "T-18"


def test_a_body_that_is_too_long(place: Site) -> None:
    body = {"game": "space_base", "seats": [], "seed": "x" * 400_000}
    assert place.post("/api/tables", body, 413)["text"]["key"] == "table-too-long"


def test_another_method(place: Site) -> None:
    answer = place.http.delete("/api/tables")
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) >= {"GET", "POST"}
    assert answer.json()["text"]["key"] == "table-no-such-method"


def test_replay_through_the_eyes_of_a_seat(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, *keys) as both:
        for _ in range(4):
            both.choose_anything()
    last = place.get(f"/api/tables/{table}/replay", key=keys[1])
    assert last["at"] == last["records"] == 5
    first = place.get(f"/api/tables/{table}/replay?at=1", key=keys[1])
    assert (first["at"], first["records"]) == (1, 5)
    assert len(first["events"]) < len(last["events"])
    assert last["events"][: len(first["events"])] == first["events"]
    watching = place.get(f"/api/tables/{table}/replay?at=1")
    assert watching["decisions"] == []
    for at in (-1, 0, 6):
        assert place.get(f"/api/tables/{table}/replay?at={at}", 409)["rule"] == "T-13"
    assert place.get(f"/api/tables/{table}/replay", 403, "forged")["rule"] == "T-8"
    for brought in (keys[1], f"Basic {keys[1]}", f"Bearer {keys[1]}x", f"Bearer  {keys[1]}"):
        assert place.get(f"/api/tables/{table}/replay", 403, Authorization=brought)["rule"] == "T-8"
    assert place.get(f"/api/tables/{table}/replay", Authorization=f"bearer {keys[1]}") == last
    assert place.get(f"/api/tables/{table}/replay?key={keys[1]}&at=1") == place.get(f"/api/tables/{table}/replay?at=1")
    assert place.get(f"/api/tables/{table}/replay?seat=0", 403)["rule"] == "T-16"
    assert place.get(f"/api/tables/{table}/replay?seat=0", 403, keys[1])["rule"] == "T-16"
    assert place.get(f"/api/tables/{table}/replay?seat=9", 409)["rule"] == "T-12"
    assert place.get(f"/api/tables/{table}/match", 403)["rule"] == "T-16"


def test_a_table_that_has_not_begun_has_no_replay(place: Site) -> None:
    table, _ = place.create("human", "open")
    for path in ("replay", "match"):
        assert place.get(f"/api/tables/{table}/{path}", 409)["rule"] == "T-14"


def test_a_fork_goes_on_from_any_place(place: Site) -> None:
    table, keys = place.create("human", "human")
    with place.sit(table, *keys) as both:
        for _ in range(4):
            both.choose_anything()
    seats = [{"kind": "human", "name": "Me"}, {"kind": "machine", "level": "random"}]
    made = place.post(f"/api/tables/{table}/fork", {"at": 3, "seats": seats})
    with place.sit(made["table"]["id"], made["keys"][0]["key"]) as me:
        point = place.get(f"/api/tables/{table}/replay?at=3")
        assert me.hello["view"]["consoles"] == point["view"]["consoles"]
    assert place.post(f"/api/tables/{table}/fork", {"at": 99, "seats": seats}, 409)["rule"] == "T-13"
    assert place.post(f"/api/tables/{table}/fork", {"at": 3, "seats": seats[:1]}, 400)["rule"] == "T-17"


def test_a_finished_game_is_a_file_that_can_be_put_on_a_table_again(place: Site) -> None:
    table, keys = place.create("human", "random")
    with place.sit(table, *keys) as ann:
        ann.say("resign")
        while ann.news["table"]["state"] != "over":
            ann.hear("update")
    answer = place.http.get(f"/api/tables/{table}/match")
    assert answer.headers["content-disposition"] == f'attachment; filename="space_base-{table}.json"'
    again = place.http.post("/api/matches", content=answer.content)
    assert again.status_code == 201, again.text
    assert again.json()["state"] == "over"
    for seat in (0, 1):  # when it is over, it is seen from every seat
        one = place.get(f"/api/tables/{again.json()['id']}/replay?seat={seat}")
        other = place.get(f"/api/tables/{table}/replay?seat={seat}")
        assert {**one, "table": None} == {**other, "table": None}


@pytest.mark.parametrize("raw", [b"", b"{}", b"[]", b"\xff\xff", b"[" * 100_000])
def test_a_file_that_is_no_match(place: Site, raw: bytes) -> None:
    answer = place.http.post("/api/matches", content=raw)
    assert answer.status_code == 400
    assert answer.json()["rule"] == "T-17"


def test_my_tables_wait_for_me_first(place: Site) -> None:
    mine = []
    for _ in range(2):
        table, keys = place.create("human", "human")
        mine.append({"table": table, "seat": 0, "key": keys[0]})
    with place.sit(mine[0]["table"], mine[0]["key"]) as ann:
        while ann.news["waiting_for"] == [0]:
            ann.choose_anything()
    forged = {"table": mine[0]["table"], "seat": 1, "key": "forged"}
    gone = {"table": "nosuchtable", "seat": 0, "key": "x"}
    found = place.post("/api/mine", {"keys": [*mine, forged, gone]}, 200)
    waits = [(entry["table"]["id"], entry["seat"], entry["waits"]) for entry in found]
    assert sorted(waits) == sorted(
        (key["table"], 0, waits_for) for key, waits_for in zip(mine, _waits(place, mine), strict=True)
    )
    assert [entry["waits"] for entry in found] == sorted((entry["waits"] for entry in found), reverse=True)


def _waits(place: Site, keys: list[dict[str, object]]) -> list[bool]:
    """Whether each table waits for seat 0, as a spectator sees it."""
    waits = []
    for key in keys:
        with place.sit(str(key["table"])) as watcher:
            waits.append(0 in watcher.hello["waiting_for"])
    return waits


def test_every_answer_says_what_browsers_may_do_with_it(place: Site) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = place.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_health_and_metrics(place: Site) -> None:
    assert place.http.get("/healthz").text == "ok\n"
    table, keys = place.create("human", "human")
    with place.sit(table, *keys) as both:
        both.choose_anything()
        lines = place.http.get("/metrics").text.splitlines()
    figures = dict(line.split() for line in lines if not line.startswith("#"))
    assert int(figures["starboard_sockets"]) >= 1
    assert int(figures["starboard_choices_total"]) >= 1
    assert figures['starboard_choice_seconds_bucket{le="+Inf"}'] == figures["starboard_choice_seconds_count"]
    assert {line.split()[2] for line in lines if line.startswith("# TYPE")} == {
        line.split()[2] for line in lines if line.startswith("# HELP")
    }


def test_big_answers_are_compressed(place: Site) -> None:
    answer = place.http.get("/api/games/space_base/rules", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in place.http.get("/api/games", headers={"Accept-Encoding": "identity"}).headers


def test_tables_survive_a_stop(tmp_path: Path) -> None:
    with site(tmp_path) as place:
        table, keys = place.create("human", "human")
        with place.sit(table, *keys) as both:
            both.choose_anything()
            revision = both.news["revision"]
    with site(tmp_path) as place, place.sit(table, *keys) as both:
        assert both.hello["revision"] == revision
        assert both.choose_anything()["type"] == "done"
