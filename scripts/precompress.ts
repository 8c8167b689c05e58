import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|ico|wasm)$/
const leastBytes = 256
/** Engines of several megabytes: the strongest setting would take a build seconds longer and save a few percent. */
const largeBytes = 1_000_000
const quickQuality = 9

/**
 * Writes `x.br` and `x.gz` beside each compressible file, at the strongest setting, large ones excepted: the time is
 * spent once per build.
 */
export function precompress(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true }) as string[]) {
    const file = join(directory, name)
    if (!compressible.test(name) || statSync(file).size < leastBytes) continue
    const bytes = readFileSync(file)
    const brotli = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          bytes.length > largeBytes ? quickQuality : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
    writeFileSync(`${file}.br`, brotli)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
