import { expect, test } from 'vitest'
import { streamFile } from './stream-file.ts'

const file = {
  urlPath: '/a.pdf',
  file: import.meta.filename,
  size: 40,
  contentType: 'application/pdf',
}
const shared = [
  ['Content-Type', 'application/pdf'],
  ['Cache-Control', 'public, max-age=3600'],
] as const

test.each([
  ['"same"', 206],
  ['*', 206],
  [undefined, 206],
  ['"before the deploy"', 412],
])('the rest of a file that began as %s is answered with %i', async (ifMatch, status) => {
  const request = { method: 'GET', range: 'bytes=10-', ifMatch }
  const answer = streamFile({ ...file, twins: {} }, '"same"', shared, request)
  expect(answer.status).toBe(status)
  if (status === 412) expect(answer.headers.get('cache-control')).toBe('no-store')
  else expect((await answer.bytes()).byteLength).toBe(30)
})
