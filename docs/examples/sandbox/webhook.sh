job_id=$(curl -s https://www.firstangle.example/sandbox/v2/read \
  -H 'Authorization: Bearer fa_sandbox_public' \
  -H 'Content-Type: application/json' \
  -d '{ "sample": "plate", "request_types": ["insights"] }' |
  sed 's/.*"job_id":"\([^"]*\)".*/\1/')

curl https://www.firstangle.example/sandbox/v2/webhook-test \
  -H 'Authorization: Bearer fa_sandbox_public' \
  -H 'Content-Type: application/json' \
  -d "{ \"job_id\": \"$job_id\" }"
