curl -O https://www.firstangle.example/sandbox/v2/files/shaft.pdf

printf '{ "file": { "name": "shaft.pdf", "content": "%s" }, "request_types": ["metadata"] }' \
  "$(base64 < shaft.pdf | tr -d '\n')" |
  curl https://www.firstangle.example/sandbox/v2/read \
    -H 'Authorization: Bearer fa_sandbox_public' \
    -H 'Content-Type: application/json' \
    -d @-
