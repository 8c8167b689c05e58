curl https://www.firstangle.example/sandbox/v2/read \
  -H 'Authorization: Bearer fa_sandbox_public' \
  -H 'Content-Type: application/json' \
  -d '{ "sample": "two-sheets", "request_types": ["metadata", "thumbnails"] }'
