import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from './negotiate-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** `kept`: made once and sent often, worth the time. `once`: made for one answer. */
export type Effort = 'kept' | 'once'

const brotliQuality = { kept: 11, once: 4 } as const
const gzipLevel = { kept: 9, once: 6 } as const

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
