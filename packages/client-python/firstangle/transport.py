"""One exchange with the API, repeated where that is safe and may help."""

from __future__ import annotations

import http.client
import json
import random
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Callable, Mapping

from .error_types import error_of
from .errors import ApiError, ConnectionFailed, UnexpectedAnswer
from .models import Problem

_passing = (429, 500, 502, 503, 504)
_first_pause = 0.5
_most_bytes = 64 * 1024 * 1024


@dataclass(frozen=True)
class Retries:
    """How often a request is repeated, and the longest pause before it, in seconds."""

    count: int = 3
    longest_pause: float = 60.0


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    body: bytes


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The key must not travel to another host."""

    def redirect_request(self, *_: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


def exchange(
    request: urllib.request.Request,
    timeout: float,
    retries: Retries,
    sleep: Callable[[float], None] = time.sleep,
) -> Answer:
    """The answer of a request that may be sent more than once. Raises a FirstangleError if it is no success."""
    attempt = 0
    while True:
        try:
            answer = _send(request, timeout)
            if 200 <= answer.status < 300:
                return answer
            failure: Exception = _failure(answer)
            asked = retry_after(answer.headers)
            may_pass = answer.status in _passing
        except (OSError, http.client.HTTPException) as error:
            failure = ConnectionFailed(f"No answer from {request.host}: {error}")
            failure.__cause__ = error
            asked, may_pass = None, True
        pause = pause_before(attempt, asked)
        if not may_pass or attempt >= retries.count or pause > retries.longest_pause:
            raise failure
        sleep(pause)
        attempt += 1


def pause_before(attempt: int, asked: float | None) -> float:
    """Twice as long each time, spread so that clients do not come back together, and never less than was asked for."""
    return max(asked or 0.0, _first_pause * 2**attempt * random.uniform(0.5, 1.0))


def retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds that `Retry-After` asks for, which may be a number or a date."""
    value = headers.get("retry-after")
    if value is None:
        return None
    if value.isascii() and value.isdigit():
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return None


def json_of(answer: Answer) -> Any:
    """The JSON of an answer. Raises UnexpectedAnswer for anything else."""
    try:
        return json.loads(answer.body)
    except ValueError as error:
        raise UnexpectedAnswer(answer.status, "the body is not JSON") from error


def _send(request: urllib.request.Request, timeout: float) -> Answer:
    deadline = time.monotonic() + timeout
    try:
        response = _opener.open(request, timeout=timeout)
    except urllib.error.HTTPError as error:
        response = error
    with response:
        headers = {name.lower(): value for name, value in response.headers.items()}
        return Answer(response.status, headers, _read(response, deadline))


def _read(response: Any, deadline: float) -> bytes:
    """The whole body. A sender that trickles runs into the deadline, one without end into a limit."""
    chunks: list[bytes] = []
    length = 0
    while chunk := response.read1(65536):
        chunks.append(chunk)
        length += len(chunk)
        if time.monotonic() > deadline:
            raise TimeoutError("The answer took too long")
        if length > _most_bytes:
            raise UnexpectedAnswer(response.status, "the body is too large")
    announced = response.headers.get("content-length")
    if announced is not None and int(announced) != length:
        raise http.client.IncompleteRead(b"".join(chunks), int(announced) - length)
    return b"".join(chunks)


def _failure(answer: Answer) -> ApiError | UnexpectedAnswer:
    try:
        problem = Problem.from_dict(json.loads(answer.body))
    except ValueError:
        return UnexpectedAnswer(answer.status, "the body is no error of the API")
    return error_of(problem, retry_after(answer.headers))
