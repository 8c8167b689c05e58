import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'
import type { Coding } from './negotiate-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressZstd = promisify(zstdCompress)

/** `quick`: a visitor waits for it, and it may never be sent again. `dense`: sent often, worth 20 times the time. */
export type Effort = 'quick' | 'dense'

/** Pages fit into a window of 256 kB. A larger one takes so much memory that V8 collects garbage every few pages. */
const quickWindowBits = 18

/**
 * The body in a coding. A quick one is compressed at once: that takes a millisecond, less than handing it to another thread.
 * Slower settings run on zlib's threads, so that other requests are not held up.
 */
export async function compress(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  if (coding === 'identity') return body
  if (coding === 'gzip') {
    return effort === 'quick' ? gzipSync(body, { level: 4 }) : compressGzip(body, { level: 9 })
  }
  if (coding === 'zstd') {
    return effort === 'quick' ? zstdCompressSync(body, zstd(3)) : compressZstd(body, zstd(19))
  }
  return effort === 'quick'
    ? brotliCompressSync(body, brotli(body, 1, quickWindowBits))
    : compressBrotli(body, brotli(body, 11, constants.BROTLI_DEFAULT_WINDOW))
}

function zstd(level: number) {
  return { params: { [constants.ZSTD_c_compressionLevel]: level } }
}

function brotli(body: Buffer, quality: number, windowBits: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  }
}
