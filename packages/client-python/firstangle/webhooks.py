"""Tells a genuine webhook from a forged one (Standard Webhooks 1.0)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Mapping

from .errors import WebhookError
from .models import WebhookEvent


def verify_webhook(
    secret: str,
    headers: Mapping[str, str],
    body: bytes | str,
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> WebhookEvent:
    """The event of a webhook. Raises WebhookError unless it was signed with the secret, and lately.

    `body` is what arrived, byte for byte: JSON that was parsed and written again has another signature.
    `tolerance` is how many seconds the clocks may differ, and thereby how long a copy of a webhook passes. Keep
    the ids of these seconds to drop copies.
    """
    given = {name.lower(): value for name, value in headers.items()}
    identity = _header(given, "webhook-id")
    moment = _header(given, "webhook-timestamp")
    signatures = _header(given, "webhook-signature")
    if not (moment.isascii() and moment.isdigit()):
        raise WebhookError("The webhook-timestamp is not a number of seconds")
    if abs((time.time() if now is None else now) - int(moment)) > tolerance:
        raise WebhookError("The webhook was signed too long ago, or in the future")
    content = body.encode() if isinstance(body, str) else body
    expected = hmac.digest(_key(secret), f"{identity}.{moment}.".encode() + content, hashlib.sha256)
    if not any(_matches(expected, each) for each in signatures.split(" ")):
        raise WebhookError("No signature fits the secret and the body")
    try:
        return WebhookEvent.from_dict(json.loads(content))
    except ValueError as error:
        raise WebhookError("The body is not an event of this API version") from error


def _header(headers: Mapping[str, str], name: str) -> str:
    if name not in headers:
        raise WebhookError(f"The header {name} is missing")
    return headers[name]


def _key(secret: str) -> bytes:
    try:
        return base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error as error:
        raise ValueError("The secret is not Base64; it begins with whsec_") from error


def _matches(expected: bytes, signature: str) -> bool:
    """Takes the same time for every signature of this version, so that nothing can be guessed bit by bit."""
    version, _, encoded = signature.partition(",")
    written = base64.b64encode(expected)
    return version == "v1" and hmac.compare_digest(written, encoded.encode())
