import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '../testing/remove-folder.ts'
import { indexAssets } from './asset-index.ts'
import { securityHeaders } from './security-headers.ts'
import { createSmallAssets } from './small-assets.ts'
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
