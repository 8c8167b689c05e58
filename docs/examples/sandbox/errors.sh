curl -i https://www.firstangle.example/sandbox/v2/read \
  -H 'Authorization: Bearer fa_sandbox_public' \
  -H 'Content-Type: application/json' \
  -H 'Sandbox-Error: drawing-unclear' \
  -d '{ "sample": "shaft", "request_types": ["features"] }'
