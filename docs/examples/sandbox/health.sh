curl https://www.firstangle.example/sandbox/v2/health-check \
  -H 'Authorization: Bearer fa_sandbox_public'
