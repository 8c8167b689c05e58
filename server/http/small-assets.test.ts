import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '../testing/remove-folder.ts'
import { indexAssets } from './asset-index.ts'
import { securityHeaders } from './security-headers.ts'
import { createSmallAssets } from './small-assets.ts'
import { createStaticAssets } from './static-assets.ts'
import { toResponse } from './stored-answer.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'small-assets-'))
})
afterEach(() => removeFolder(directory))

test('a crowd that asks for a file nobody has read yet gets the same bytes, not a copy each', async () => {
  writeFileSync(join(directory, 'engine.wasm'), Buffer.alloc(200_000, 7))
  const asset = indexAssets([{ directory, prefix: '' }]).get('/engine.wasm')
  const small = createSmallAssets(securityHeaders())
  if (!asset) throw new Error('the file is not listed')

  const [one, other] = await Promise.all([
    small.answer(asset, { method: 'GET' }),
    small.answer(asset, { method: 'GET' }),
  ])
  expect(other.body).toBe(one.body)

  const sent = await toResponse(one).body?.getReader().read()
  expect(sent?.value).toBe(one.body)
})

test('a response of large bytes has all of them and says how many', async () => {
  const body = Buffer.alloc(100_000, 'ab')
  const head = ['Content-Length', String(body.byteLength)]
  const response = toResponse({ status: 200, head, body })
  expect(response.headers.get('content-length')).toBe('100000')
  expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true)
})

test('players that ask for parts of a film, and all who want a large model, share the bytes in memory', async () => {
  const film = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))
  writeFileSync(join(directory, 'hero.mp4'), film)
  writeFileSync(join(directory, 'model.onnx'), Buffer.alloc(2_000_000, 3))
  const assets = createStaticAssets({
    directories: [{ directory, prefix: '' }],
    security: securityHeaders(),
  })
  const partOf = async (path: string, range?: string) => {
    const answer = await assets.answer(path, { method: 'GET', range })
    const { value } = (await answer.body?.getReader().read()) ?? {}
    return { answer, value }
  }
  const [one, other] = [
    await partOf('/hero.mp4', 'bytes=9-'),
    await partOf('/hero.mp4', 'bytes=9-'),
  ]
  expect(one.answer.status).toBe(206)
  expect(one.answer.headers.get('content-range')).toBe('bytes 9-299999/300000')
  expect(film.subarray(9).equals(one.value as Uint8Array)).toBe(true)
  expect(other.value?.buffer).toBe(one.value?.buffer)

  const [whole, again] = [await partOf('/model.onnx'), await partOf('/model.onnx')]
  expect(again.value).toBe(whole.value)
  expect(assets.peek('/model.onnx', { method: 'GET' })?.status).toBe(200)
  expect(assets.peek('/hero.mp4', { method: 'GET' })?.head).toContain('Accept-Ranges')
})
