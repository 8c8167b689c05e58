import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|ico|wasm)$/
const leastBytes = 256
/** Engines of several megabytes: the strongest setting would take a build seconds longer and save a few percent. */
const largeBytes = 1_000_000
const quickQuality = 9

/** By the ending of the twin's name. Raise the version when a setting changes: kept twins are then made again. */
const encoders = { br: encodeBrotli, gz: encodeGzip }
const version = 1

/**
 * Writes `x.br` and `x.gz` beside each compressible file, at the strongest setting, large ones excepted. Twins are kept
 * in `cacheDir` under the hash of what they hold, so that the next build only makes those of files that changed; what
 * this build did not need is removed from there.
 */
export async function precompress(directory: string, cacheDir: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  const names = await readdir(directory, { recursive: true })
  const files = names.filter((name) => compressible.test(name)).map((name) => join(directory, name))
  /** By the name under which a twin is kept: files that are equal share it. */
  const kept = new Map<string, Promise<void>>()
  // All at once: Node compresses on several threads.
  await Promise.all(files.map((file) => writeTwins(file, cacheDir, kept)))
  const unused = (await readdir(cacheDir)).filter((name) => !kept.has(name))
  await Promise.all(unused.map((name) => rm(join(cacheDir, name))))
}

async function writeTwins(
  file: string,
  cacheDir: string,
  kept: Map<string, Promise<void>>,
): Promise<void> {
  if ((await stat(file)).size < leastBytes) return
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  for (const [ending, encode] of Object.entries(encoders)) {
    const name = `${hash}-${version}.${ending}`
    const keptFile = join(cacheDir, name)
    if (!kept.has(name))
      kept.set(
        name,
        keep(keptFile, () => encode(bytes)),
      )
    await kept.get(name)
    await copyFile(keptFile, `${file}.${ending}`)
  }
}

/** Under its name there is only ever a complete file, even if a build is ended while it writes. */
async function keep(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return
  await writeFile(`${file}.part`, await make())
  await rename(`${file}.part`, file)
}

function encodeBrotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        bytes.length > largeBytes ? quickQuality : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

function encodeGzip(bytes: Buffer): Promise<Buffer> {
  return promisify(gzip)(bytes, { level: 9 })
}
