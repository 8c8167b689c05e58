import unittest

from firstangle.models import File, Job, WebhookHeaders

FILE = {"bytes": 7, "media_type": "image/png", "sha256": "0a", "url": "https://me.example/a"}
JOB = {
    "job_id": "job_1",
    "status": "reading",
    "created_at": "2026-11-23T10:00:00Z",
    "request_types": ["features", "metadata"],
}


class AModel(unittest.TestCase):
    def refused(self, model, changed):
        """What reading says of an object that is not as documented."""
        with self.assertRaises(ValueError) as caught:
            model.from_dict(changed)
        return str(caught.exception)

    def test_takes_what_is_null_or_left_out_as_none_and_ignores_what_is_new(self):
        for given in (JOB, {**JOB, "error": None}, {**JOB, "priority": 3}):
            job = Job.from_dict(given)
            self.assertIsNone(job.error)
            self.assertEqual(job.to_dict(), {**JOB, "error": None, "result_url": None})

    def test_keeps_the_names_that_python_cannot_spell(self):
        headers = {f"webhook-{each}": "x" for each in ("id", "signature", "timestamp")}
        headers["content-type"] = "application/json"
        read = WebhookHeaders.from_dict(headers)
        self.assertEqual((read.webhook_id, read.content_type), ("x", "application/json"))
        self.assertEqual(read.to_dict(), headers)

    def test_names_the_place_of_another_shape(self):
        self.assertEqual(self.refused(File, {**FILE, "bytes": True}), "File.bytes: True is no int")
        self.assertEqual(self.refused(File, {**FILE, "url": None}), "File.url: None is no str")
        self.assertEqual(self.refused(File, [FILE]), f"File: {[FILE]} is no File")
        unknown = {**JOB, "request_types": ["features", "colours"]}
        place = "Job.request_types[1]: 'colours' is no RequestType"
        self.assertEqual(self.refused(Job, unknown), place)
        broken = {**JOB, "error": {"code": "internal"}}
        self.assertEqual(self.refused(Job, broken), "Job.error.detail: None is no str")


if __name__ == "__main__":
    unittest.main()
