import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { boundBuffers } from './bounded-buffers.ts'

const most = 100_000

function boundScope() {
  const scope = { Uint8Array, DecompressionStream }
  boundBuffers(scope, most)
  return scope
}

function unpacked(size: number): Promise<Blob> {
  const packed = new Blob([deflateSync(Buffer.alloc(size, 'q Q '))])
  const unpacker = new (boundScope().DecompressionStream)('deflate')
  return new Response(packed.stream().pipeThrough(unpacker)).blob()
}

test('a stream that browsers unpack ends where it becomes too large', async () => {
  expect((await unpacked(most)).size).toBe(most)
  await expect(unpacked(most + 1)).rejects.toThrow()
})

test('a buffer that a decoder doubles has an end, and is what it was otherwise', () => {
  const bounded = boundScope()
  const made = new bounded.Uint8Array(most)
  expect(made).toHaveLength(most)
  expect(made).toBeInstanceOf(Uint8Array)
  expect(Uint8Array.from([1])).toBeInstanceOf(bounded.Uint8Array)
  expect(new bounded.Uint8Array([1, 2])).toEqual(Uint8Array.of(1, 2))
  expect(() => new bounded.Uint8Array(most + 1)).toThrow(RangeError)
})
