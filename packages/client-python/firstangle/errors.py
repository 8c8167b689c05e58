"""What can go wrong, as exceptions. `error_types.py` has one for each error code of the API."""

from __future__ import annotations

from .models import FieldError, Problem


class FirstangleError(Exception):
    """Any failure that this package reports."""


class ConnectionFailed(FirstangleError):
    """No complete answer arrived, even after repeated attempts."""


class UnexpectedAnswer(FirstangleError):
    """An answer arrived that the API does not document, for example from a proxy on the way."""

    def __init__(self, status: int, reason: str):
        super().__init__(f"Status {status}: {reason}")
        self.status = status


class WaitTimedOut(FirstangleError):
    """The job was not done in the time that the caller allowed. It goes on: wait for it again."""

    def __init__(self, job_id: str):
        super().__init__(f"Job {job_id} is not done yet")
        self.job_id = job_id


class DamagedFile(FirstangleError):
    """A file did not arrive with the size and SHA-256 that the API states."""


class WebhookError(FirstangleError):
    """A webhook that must not be trusted."""


class ApiError(FirstangleError):
    """The API refused a request, or a job failed. The subclass, like `code`, says why."""

    def __init__(self, problem: Problem, retry_after: float | None = None):
        super().__init__(f"{problem.code}: {problem.detail}")
        self.problem = problem
        self.retry_after = retry_after
        """Seconds to wait before another attempt, where the API states them."""

    @property
    def code(self) -> str:
        return self.problem.code

    @property
    def status(self) -> int:
        return self.problem.status

    @property
    def field_errors(self) -> list[FieldError]:
        """What is wrong with each field, where fields are at fault."""
        return self.problem.errors or []
