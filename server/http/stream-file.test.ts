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
  ['X-Accel-Expires', '1'],
] as const

test.each([
  ['"same"', 206],
  ['*', 206],
  [undefined, 206],
])('a file that began as %s is gone on with', async (ifMatch, status) => {
  const request = { method: 'GET', range: 'bytes=10-', ifMatch }
  const answer = streamFile({ ...file, twins: {} }, '"same"', shared, request)
  expect(answer.status).toBe(status)
  expect((await answer.bytes()).byteLength).toBe(30)
})

test.each([
  ['that began before the deploy', 412, { range: 'bytes=10-', ifMatch: '"before the deploy"' }],
  ['from behind its end', 416, { range: 'bytes=40-' }],
])('a file %s is refused with %i, which nobody stores', async (_, status, asked) => {
  const answer = streamFile({ ...file, twins: {} }, '"same"', shared, { method: 'GET', ...asked })
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'content-length': '0',
    ...(status === 416 && { 'content-range': 'bytes */40' }),
  })
})
