job=$(curl -s -o /dev/null -w '%header{location}' https://www.firstangle.example/sandbox/v2/read \
  -H 'Authorization: Bearer fa_sandbox_public' \
  -H 'Content-Type: application/json' \
  -H 'Prefer: respond-async' \
  -H "Idempotency-Key: $(date +%s)-$$" \
  -d '{ "sample": "shaft", "request_types": ["insights"] }')

until curl -s "https://www.firstangle.example$job" \
  -H 'Authorization: Bearer fa_sandbox_public' | grep -E '"status":"(done|failed)"'
do sleep 1; done

curl -s "https://www.firstangle.example$job/result" \
  -H 'Authorization: Bearer fa_sandbox_public'
