import { expect, test } from 'vitest'
import type { Log } from '../log.ts'
import { logRequest } from './request-log.ts'

function lineOf(url: string): Record<string, unknown> {
  const lines: Record<string, unknown>[] = []
  const log = { info: (line: Record<string, unknown>) => lines.push(line) } as unknown as Log
  logRequest(log, { method: 'GET', url, status: 200, startedAt: performance.now() })
  return lines[0] ?? {}
}

test.each([
  ['/pricing?mail=me@x.example', '/pricing'],
  ['/pricing#secret', '/pricing'],
  ['/?a=1?b=2', '/'],
  [`/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
])('of %s only the path is written, and not all of a long one', (url, path) => {
  expect(lineOf(url).path).toBe(path)
})
