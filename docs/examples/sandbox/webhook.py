import base64
import hashlib
import hmac
import time

from client import call

SECRET = "whsec_Zmlyc3RhbmdsZS1zYW5kYm94LXB1YmxpYw=="


def is_genuine(headers, body):
    moment = headers["webhook-timestamp"]
    signed = f"{headers['webhook-id']}.{moment}.{body}"
    key = base64.b64decode(SECRET.removeprefix("whsec_"))
    digest = hmac.new(key, signed.encode(), hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    signatures = headers["webhook-signature"].split(" ")
    is_recent = abs(time.time() - int(moment)) < 300
    return is_recent and any(hmac.compare_digest(expected, each) for each in signatures)


result = call("/read", {"sample": "plate", "request_types": ["insights"]})
webhook = call("/webhook-test", {"job_id": result["job_id"]})

print(is_genuine(webhook["headers"], webhook["body"]))
print(is_genuine(webhook["headers"], webhook["body"] + " "))
