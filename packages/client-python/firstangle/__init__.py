"""Client of the Firstangle extraction API: reads technical drawings, returns typed results."""

from . import error_types, models
from .client import Client, upload
from .error_types import ERROR_TYPES
from .errors import (
    ApiError,
    ConnectionFailed,
    DamagedFile,
    FirstangleError,
    UnexpectedAnswer,
    WaitTimedOut,
    WebhookError,
)
from .transport import Retries
from .webhooks import verify_webhook

__all__ = [
    "ApiError",
    "Client",
    "ConnectionFailed",
    "DamagedFile",
    "ERROR_TYPES",
    "FirstangleError",
    "Retries",
    "UnexpectedAnswer",
    "WaitTimedOut",
    "WebhookError",
    "error_types",
    "models",
    "upload",
    "verify_webhook",
]
