url=$(curl -s https://www.firstangle.example/sandbox/v2/read \
  -H 'Authorization: Bearer fa_sandbox_public' \
  -H 'Content-Type: application/json' \
  -d '{ "sample": "bracket", "request_types": ["balloons"] }' |
  sed 's/.*"url":"\([^"]*\)".*/\1/')

curl -o bracket-balloons.pdf "$url"
