import base64
import hashlib
import hmac
import json
import unittest

from firstangle import WebhookError, verify_webhook

KEY = b"a secret of some length"
SECRET = f"whsec_{base64.b64encode(KEY).decode()}"
NOW = 1795428000
JOB = {
    "job_id": "job_1",
    "status": "done",
    "created_at": "2026-11-23T10:00:00Z",
    "request_types": ["features"],
    "result_url": None,
    "error": None,
}
BODY = json.dumps({"type": "job.done", "timestamp": "2026-11-23T10:00:00Z", "data": JOB})


def signed(body=BODY, moment=NOW):
    digest = hmac.digest(KEY, f"msg_1.{moment}.{body}".encode(), hashlib.sha256)
    return {
        "webhook-id": "msg_1",
        "webhook-timestamp": str(moment),
        "webhook-signature": f"v1,{base64.b64encode(digest).decode()}",
    }


def verify(headers, body=BODY):
    return verify_webhook(SECRET, headers, body, now=NOW)


class AGenuineWebhook(unittest.TestCase):
    def test_gives_its_event(self):
        self.assertEqual(verify(signed()).data.job_id, "job_1")

    def test_comes_with_headers_in_any_case_and_a_body_in_bytes(self):
        headers = {name.title(): value for name, value in signed().items()}
        self.assertEqual(verify(headers, BODY.encode()).type.value, "job.done")

    def test_has_one_fitting_signature_among_several(self):
        headers = signed()
        headers["webhook-signature"] = f"v1,AAAA v2,AAAA v1,ä {headers['webhook-signature']}"
        self.assertEqual(verify(headers).data.job_id, "job_1")


class AWebhookIsRefused(unittest.TestCase):
    def refused(self, headers, body=BODY):
        with self.assertRaises(WebhookError):
            verify(headers, body)

    def test_with_anything_changed(self):
        self.refused(signed(), BODY + " ")
        self.refused({**signed(), "webhook-id": "msg_2"})
        self.refused({**signed(), "webhook-timestamp": str(NOW + 1)})

    def test_without_a_signature_of_this_version(self):
        headers = signed()
        self.refused({**headers, "webhook-signature": headers["webhook-signature"].replace("v1", "v2")})
        del headers["webhook-signature"]
        self.refused(headers)

    def test_from_another_time(self):
        self.refused(signed(moment=NOW - 301))
        self.refused(signed(moment=NOW + 301))
        self.refused(signed(moment="Infinity"))

    def test_that_is_no_event(self):
        self.refused(signed(body="[]"), "[]")


class ASecret(unittest.TestCase):
    def test_that_is_none_is_a_mistake_of_the_caller(self):
        with self.assertRaises(ValueError):
            verify_webhook("whsec_###", signed(), BODY, now=NOW)


if __name__ == "__main__":
    unittest.main()
