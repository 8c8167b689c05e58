import time
import uuid

from client import call

job = call(
    "/read",
    {"sample": "shaft", "request_types": ["insights"]},
    {"Prefer": "respond-async", "Idempotency-Key": str(uuid.uuid4())},
)
while job["status"] in ("queued", "reading"):
    time.sleep(1)
    job = call(f"/jobs/{job['job_id']}")

if job["status"] == "failed":
    raise SystemExit(job["error"]["detail"])

result = call(f"/jobs/{job['job_id']}/result")
print(result["pages"][0]["insights"]["primary_process_options"][0]["process"])
