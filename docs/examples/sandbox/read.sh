curl https://www.firstangle.example/sandbox/v2/read \
  -H 'Authorization: Bearer fa_sandbox_public' \
  -H 'Content-Type: application/json' \
  -d '{ "sample": "shaft", "request_types": ["features"] }'
