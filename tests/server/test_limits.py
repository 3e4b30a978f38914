"""Nobody asks more often than a server can follow, and asking often fills no memory (T-10)."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest
from msgspec.structs import replace

from starboard.server.limits import Bucket, Buckets, Rate, neighbourhood
from tests.server.site import NO_LIMITS, site


def test_a_bucket_gives_so_many_at_once_then_as_it_fills() -> None:
    bucket = Bucket(Rate(at_once=3, per_second=2), 0)
    assert [bucket.take(0) for _ in range(4)] == [0, 0, 0, 1]
    assert bucket.take(499) == 1
    assert bucket.take(500) == 0
    assert bucket.take(500) == 1
    assert [bucket.take(1_000_000) for _ in range(4)] == [0, 0, 0, 1]


def test_a_slow_bucket_says_how_long_to_wait() -> None:
    bucket = Bucket(Rate(at_once=1, per_second=0.1), 0)
    assert (bucket.take(0), bucket.take(0), bucket.take(4_000)) == (0, 10, 6)


def test_the_addresses_that_were_quiet_longest_are_forgotten() -> None:
    buckets = Buckets(Rate(at_once=1, per_second=0.001), most=2)
    for address in ("a", "b"):
        assert buckets.take(address, 0) == 0
    assert buckets.take("a", 0) > 0
    assert buckets.take("c", 0) == 0  # b is forgotten
    assert len(buckets) == 2
    assert buckets.take("a", 0) > 0
    assert buckets.take("b", 0) == 0


@pytest.mark.parametrize(
    ("address", "stands_for"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_in_ipv6_a_visitor_has_a_whole_network(address: str, stands_for: str) -> None:
    assert neighbourhood(address) == stands_for


@pytest.mark.slow
def test_ten_thousand_table_requests_from_one_address(tmp_path: Path) -> None:
    """Each beyond the first few is told when to come again; what is remembered of them is one bucket."""
    with site(tmp_path, limits=replace(NO_LIMITS, writes=Rate(at_once=30, per_second=0.001))) as place:
        body = b'{"game":"space_base","seats":[{"kind":"human","name":"A"},{"kind":"open"}]}'
        headers = {"Content-Type": "application/json", "X-Forwarded-For": "192.0.2.1"}
        answers = []
        before = 0
        for number in range(10_000):
            answer = place.http.post("/api/tables", content=body, headers=headers)
            answers.append(answer.status_code)
            if number == 1_000:
                before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        assert answers == [201] * 30 + [429] * 9_970
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["text"] == {
            "key": "table-too-often",
            "args": {"seconds": int(answer.headers["retry-after"])},
        }
        assert place.get("/api/games")  # reading is counted apart
        assert grown < 20_000  # kilobytes, of the server and of this test together
