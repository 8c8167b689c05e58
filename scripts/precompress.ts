import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|webmanifest|txt|xml|ico)$/
const MIN_BYTES = 256

/** Writes `x.br` and `x.gz` beside each compressible file, at the strongest setting: it is paid once per build. */
export function precompress(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true }) as string[]) {
    const file = join(directory, name)
    if (!TEXT.test(name) || statSync(file).size < MIN_BYTES) continue
    const bytes = readFileSync(file)
    const brotli = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
    writeFileSync(`${file}.br`, brotli)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
