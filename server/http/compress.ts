import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from './negotiate-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** `quick`: a visitor waits for it. `dense`: sent often, worth 20 times the time for an eighth fewer bytes. */
export type Effort = 'quick' | 'dense'

const brotliQuality = { quick: 6, dense: 11 } as const
const gzipLevel = { quick: 6, dense: 9 } as const

/** The body in a coding, made on zlib's threads so that other requests go on. */
export async function compress(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  if (coding === 'identity') return body
  if (coding === 'gzip') return compressGzip(body, { level: gzipLevel[effort] })
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}
