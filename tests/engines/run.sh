e=$1; shift
timeout 590 npx vitest run --config tests/engines/vitest.config.ts --retry 0 tests/engines/$e.test.ts "$@" > /tmp/e/$e.log 2>&1; grep -v "npm warn" /tmp/e/$e.log| grep -v '^\s*$' | cut -c1-220| grep -v '\[90m [0-9 ]\|✓\|↓\|^.\[31m⎯' 
