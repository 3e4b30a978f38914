"""The description of the interface holds: whatever it allows or forbids is answered as it says, and nothing breaks."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    positive_data_acceptance,
    response_schema_conformance,
)

from tests.server.site import Site, site

EXAMPLES = 10  # for each request


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site(tmp_path_factory.mktemp("data")) as place:
        yield place


@pytest.mark.slow
def test_every_request_is_answered_as_described(place: Site) -> None:
    described = schemathesis.openapi.from_url(f"{place.address}/api/openapi.json")
    for found in described.get_all_operations():
        operation = found.ok()

        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy() | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
        def ask(case: schemathesis.Case) -> None:
            answer = case.call()
            left_out = [positive_data_acceptance]  # no schema names the games and their levels
            if answer.status_code == HTTPStatus.NO_CONTENT:  # Litestar describes a body where a cookie goes with it
                left_out += [content_type_conformance, response_schema_conformance]
            case.validate_response(answer, excluded_checks=left_out)

        ask()


def test_the_description_names_everything(place: Site) -> None:
    described = place.get("/api/openapi.json")
    operations = {
        operation["operationId"]: (path, method)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }
    assert operations["create"] == ("/api/tables", "post")
    assert operations["replay"] == ("/api/tables/{id}/replay", "get")
    assert "NewTable" in described["components"]["schemas"]
    asked = {
        part["name"]
        for methods in described["paths"].values()
        for operation in methods.values()
        for part in operation.get("parameters", ())
        if part["in"] == "query"
    }
    assert asked == {"language", "pack", "at", "seat", "token"}  # no address holds a secret but that of a mail's link
    for path, methods in described["paths"].items():
        for operation in methods.values():
            assert operation["description"], path
            assert "429" in operation["responses"], path
