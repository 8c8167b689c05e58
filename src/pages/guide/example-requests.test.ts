import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exampleRequests } from './example-requests.ts'

test.each(Object.entries(exampleRequests))(
  'the button of %s sends what the curl example sends',
  (name, { path, headers = {}, body }) => {
    const code = readFileSync(`docs/examples/sandbox/${name}.sh`, 'utf8')
    expect(code).toMatch(new RegExp(`^curl (?:-i )?https://\\S+/sandbox/v2${path} `))
    const [, sent = 'null'] = / -d '([^']+)'/.exec(code) ?? []
    expect(JSON.parse(sent)).toEqual(body ?? null)
    const own = [...code.matchAll(/-H '(?!Authorization|Content-Type)([^:]+): ([^']+)'/g)]
    expect(Object.fromEntries(own.map(([, key, value]) => [key, value]))).toEqual(headers)
  },
)
