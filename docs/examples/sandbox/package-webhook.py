from firstangle import Client, WebhookError, verify_webhook

SECRET = "whsec_Zmlyc3RhbmdsZS1zYW5kYm94LXB1YmxpYw=="

client = Client("https://www.firstangle.example/sandbox/v2", key="fa_sandbox_public")

# In your own program, headers and body come from the request that your server receives.
job = client.read("plate", ["insights"])
webhook = client.test_webhook(job.job_id)
headers = webhook.headers.to_dict()

event = verify_webhook(SECRET, headers, webhook.body)
print(event.type.value, event.data.job_id == job.job_id)

try:
    verify_webhook(SECRET, headers, webhook.body + " ")
except WebhookError as error:
    print("Answer with status 400:", error)
