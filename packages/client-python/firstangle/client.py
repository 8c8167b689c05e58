"""The client of the extraction API."""

from __future__ import annotations

import base64
import hashlib
import json
import time
import urllib.request
import uuid
from pathlib import Path
from typing import Any, Callable, Iterable, TypeVar
from urllib.parse import quote

from .error_types import error_of
from .errors import DamagedFile, UnexpectedAnswer, WaitTimedOut
from .models import File, Health, Job, JobStatus, RequestType, Result, Upload, Webhook
from .transport import Answer, Retries, exchange, json_of

T = TypeVar("T")
_poll_seconds = 1.0


def upload(name: str, content: bytes) -> Upload:
    """A drawing of which the bytes are at hand."""
    return Upload(name=name, content=base64.b64encode(content).decode())


class Client:
    """Reads drawings.

    `base_url` ends with the version, such as `https://…/sandbox/v2`. `timeout` counts seconds for one attempt.
    Requests are repeated after a lost connection and after the statuses that pass by themselves; requests that
    create something carry an idempotency key, so that nothing is read twice.
    """

    def __init__(
        self,
        base_url: str,
        key: str,
        *,
        timeout: float = 60.0,
        retries: Retries = Retries(),
        headers: dict[str, str] | None = None,
    ):
        if not base_url.startswith(("https://", "http://")):
            raise ValueError("base_url begins with https://")
        self._base_url = base_url.rstrip("/")
        self._headers = {"Authorization": f"Bearer {key}", **(headers or {})}
        self._timeout = timeout
        self._retries = retries

    def health(self) -> Health:
        """Checks key and connection, and lists the samples."""
        return self._call(Health.from_dict, "/health-check")

    def read(
        self,
        drawing: str | Path | Upload,
        request_types: Iterable[str | RequestType],
        *,
        idempotency_key: str | None = None,
    ) -> Result:
        """Reads a drawing and gives the result at once.

        `drawing` is the path of a file, an upload(), or, as a text, the name of a sample.
        """
        return self._read(Result.from_dict, drawing, request_types, idempotency_key)

    def submit(
        self,
        drawing: str | Path | Upload,
        request_types: Iterable[str | RequestType],
        *,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> Job:
        """Accepts a drawing as a job, to be waited for or to be told of by a webhook."""
        return self._read(
            Job.from_dict,
            drawing,
            request_types,
            idempotency_key,
            {"Prefer": "respond-async"},
            callback_url,
        )

    def job(self, job_id: str) -> Job:
        """How far a job is."""
        return self._call(Job.from_dict, f"/jobs/{quote(job_id, safe='')}")

    def result(self, job_id: str) -> Result:
        """The result of a job. Raises JobNotDoneError before it is done, and the job's own error if it failed."""
        return self._call(Result.from_dict, f"/jobs/{quote(job_id, safe='')}/result")

    def wait(self, job: Job | str, *, timeout: float = 300.0) -> Result:
        """Asks for a job until it is done, and gives its result. Raises the job's own error if it failed."""
        job_id = job if isinstance(job, str) else job.job_id
        deadline = time.monotonic() + timeout
        while True:
            state = self.job(job_id)
            if state.status == JobStatus.DONE:
                return self.result(job_id)
            if state.error is not None:
                raise error_of(state.error)
            if time.monotonic() + _poll_seconds > deadline:
                raise WaitTimedOut(job_id)
            time.sleep(_poll_seconds)

    def download(self, file: File) -> bytes:
        """The bytes of a file that a result names, compared with the SHA-256 that the result states."""
        if not file.url.startswith(("https://", "http://")):
            raise ValueError("The address of the file does not begin with https://")
        # Without the key: the address may be on another host.
        content = self._exchange(urllib.request.Request(file.url)).body
        if hashlib.sha256(content).hexdigest() != file.sha256:
            raise DamagedFile(f"{file.url} arrived with other bytes than the result states")
        return content

    def test_webhook(self, job_id: str) -> Webhook:
        """The webhook of a job as it would arrive, signed, to try a receiver with."""
        return self._call(Webhook.from_dict, "/webhook-test", {"job_id": job_id})

    def _read(
        self,
        parse: Callable[[Any], T],
        drawing: str | Path | Upload,
        request_types: Iterable[str | RequestType],
        idempotency_key: str | None,
        headers: dict[str, str] | None = None,
        callback_url: str | None = None,
    ) -> T:
        body = {
            **_drawing(drawing),
            "request_types": [RequestType(each).value for each in request_types],
            **({} if callback_url is None else {"callback_url": callback_url}),
        }
        once = {"Idempotency-Key": idempotency_key or str(uuid.uuid4())}
        return self._call(parse, "/read", body, {**once, **(headers or {})})

    def _call(
        self,
        parse: Callable[[Any], T],
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
    ) -> T:
        request = urllib.request.Request(
            self._base_url + path,
            data=None if body is None else json.dumps(body).encode(),
            headers={**self._headers, "Content-Type": "application/json", **(headers or {})},
        )
        answer = self._exchange(request)
        try:
            return parse(json_of(answer))
        except ValueError as error:
            reason = f"the body has another shape ({error})"
            raise UnexpectedAnswer(answer.status, reason) from error

    def _exchange(self, request: urllib.request.Request) -> Answer:
        return exchange(request, self._timeout, self._retries)


def _drawing(drawing: str | Path | Upload) -> dict[str, object]:
    if isinstance(drawing, str):
        return {"sample": drawing}
    given = upload(drawing.name, drawing.read_bytes()) if isinstance(drawing, Path) else drawing
    return {"file": given.to_dict()}
