import base64
import hashlib
import json
import tempfile
import unittest
from pathlib import Path

from firstangle import Client, DamagedFile, UnexpectedAnswer, WaitTimedOut, error_types, upload
from firstangle.models import File

from scripted_server import ScriptedServer, problem, success

JOB = {
    "job_id": "job_1",
    "status": "reading",
    "created_at": "2026-11-23T10:00:00Z",
    "request_types": ["features"],
    "result_url": None,
    "error": None,
}
RESULT = {"job_id": "job_1", "file_name": "a.pdf", "pages": []}


class AClient(unittest.TestCase):
    def asked(self, call, *answers):
        """What a call gives, and the requests that it made."""
        with ScriptedServer(*answers) as server:
            given = call(Client(f"{server.url}/v2/", "fa_key"))
        return given, server.requests

    def test_sends_one_idempotency_key_with_all_attempts_and_another_one_the_next_time(self):
        def call(client):
            client.submit("shaft", ["features"], callback_url="https://me.example/hook")
            client.submit("shaft", ["features"])

        _, requests = self.asked(call, problem("unavailable", 503), success(JOB), success(JOB))
        first, again, other = (headers["Idempotency-Key"] for _, headers, _ in requests)
        self.assertEqual(len(first), 36)
        self.assertEqual(again, first)
        self.assertNotEqual(other, first)
        path, headers, body = requests[0]
        self.assertEqual((path, headers["Prefer"]), ("/v2/read", "respond-async"))
        self.assertEqual(headers["Authorization"], "Bearer fa_key")
        expected = {
            "sample": "shaft",
            "request_types": ["features"],
            "callback_url": "https://me.example/hook",
        }
        self.assertEqual(json.loads(body), expected)

    def test_reads_a_file_and_bytes(self):
        content = bytes(range(256))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "a.pdf")
            path.write_bytes(content)
            for drawing in (path, upload("a.pdf", content)):
                call = lambda client: client.read(drawing, ["metadata"], idempotency_key="order-7")
                _, [(_, headers, body)] = self.asked(call, success(RESULT))
                file = json.loads(body)["file"]
                self.assertEqual(file["name"], "a.pdf")
                self.assertEqual(base64.b64decode(file["content"]), content)
                self.assertEqual(headers["Idempotency-Key"], "order-7")

    def test_knows_the_request_types_before_it_asks(self):
        with self.assertRaises(ValueError):
            self.asked(lambda client: client.read("shaft", ["colours"]))

    def test_takes_a_job_id_to_no_other_address(self):
        _, [(path, *_)] = self.asked(lambda client: client.result("../../x?"), success(RESULT))
        self.assertEqual(path, "/v2/jobs/..%2F..%2Fx%3F/result")

    def test_downloads_without_the_key_and_compares_the_bytes(self):
        file = File(3, "a/b", hashlib.sha256(b"abc").hexdigest(), "")

        def download(client):
            file.url = client._base_url + "/file"
            return client.download(file)

        given, [(_, headers, _)] = self.asked(download, (200, {}, b"abc"))
        self.assertEqual(given, b"abc")
        self.assertNotIn("Authorization", headers)
        with self.assertRaises(DamagedFile):
            self.asked(download, (200, {}, b"abd"))

    def test_opens_no_file_of_this_machine(self):
        file = File(1, "a/b", "", "file:///etc/hostname")
        with self.assertRaises(ValueError):
            Client("https://a.example", "fa_key").download(file)

    def test_raises_the_error_of_a_job_that_failed(self):
        error = {"type": "a", "title": "b", "status": 422, "detail": "c", "code": "drawing-unclear"}
        with self.assertRaises(error_types.DrawingUnclearError):
            failed = {**JOB, "status": "failed", "error": error}
            self.asked(lambda client: client.wait("job_1"), success(failed))

    def test_does_not_wait_for_ever(self):
        with self.assertRaises(WaitTimedOut):
            self.asked(lambda client: client.wait("job_1", timeout=0), success(JOB))

    def test_takes_other_answers_for_what_they_are(self):
        for body in (b"<p>Welcome to the hotel network</p>", b"[]", b"{}"):
            with self.assertRaises(UnexpectedAnswer):
                self.asked(lambda client: client.health(), (200, {}, body))


if __name__ == "__main__":
    unittest.main()
