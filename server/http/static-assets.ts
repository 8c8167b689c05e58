import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import {
  type AssetDirectory,
  type AssetFile,
  openAssetIndex,
  type SharedDirectory,
} from './asset-index.ts'
import { inlineStyleHashes } from './csp-hashes.ts'
import { codedEtag, digestOf } from './etag.ts'
import type { Coding } from './negotiate-encoding.ts'
import type { SecurityHeaders } from './security-headers.ts'
import {
  type Answer,
  answerWith,
  type Conditions,
  chooseCoding,
  type HeaderList,
  makeVariant,
  type StoredAnswer,
  toResponse,
  type Variant,
} from './stored-answer.ts'
import { type FileRequest, isRangeable, streamFile } from './stream-file.ts'

/** Vite's names hold a hash of the content, so an address never changes its bytes. */
const hashedCaching = 'public, max-age=31536000, immutable'
/** Icons and the like: an hour old at most, then revalidated by tag. */
const plainCaching = 'public, max-age=3600'
const inMemoryBytes = 512 * 1024
const memoryBytes = 48 * 1024 * 1024

/** The files of the client build (and of earlier ones, so that an open page finds its chunks after a deploy). */
export interface StaticAssets {
  has(path: string): boolean
  /** A small file's answer when it is in memory already. */
  peek(path: string, conditions: Conditions): Answer | undefined
  /** The answer for a file of the index; 404 as plain text, never HTML, for any other path. */
  answer(path: string, request: FileRequest): Promise<Response>
}

/** Lists the directories; throws when one is missing. */
export function createStaticAssets(options: {
  readonly directories: readonly AssetDirectory[]
  /** Holds hashed files of all builds that are served with this data directory. The others win over it. */
  readonly shared?: SharedDirectory | undefined
  readonly security: SecurityHeaders
}): StaticAssets {
  const index = openAssetIndex(options.directories, options.shared)
  const inMemory = new LRUCache<string, StoredAnswer>({
    maxSize: memoryBytes,
    sizeCalculation: storedBytes,
  })
  const digestOfLarge = digestsOnce()

  async function keepSmall(asset: AssetFile): Promise<StoredAnswer> {
    const stored = await loadSmall(asset, options.security)
    inMemory.set(asset.urlPath, stored)
    return stored
  }

  async function answerSmall(asset: AssetFile, request: FileRequest): Promise<Response> {
    const stored = inMemory.get(asset.urlPath) ?? (await keepSmall(asset))
    const variant = stored.variants[chooseCoding(stored, request)] as Variant
    return toResponse(answerWith(stored, variant, request))
  }

  async function answerLarge(asset: AssetFile, request: FileRequest): Promise<Response> {
    const sha256 = await digestOfLarge(asset.file)
    requireWhole(asset, asset.file, sha256)
    const etag = codedEtag(sha256, 'identity')
    return streamFile(asset, etag, assetHeaders(asset, options.security), request)
  }

  async function answerFile(asset: AssetFile, request: FileRequest): Promise<Response> {
    const isSmall = asset.size < inMemoryBytes && !isRangeable(asset)
    return isSmall || Object.keys(asset.twins).length > 0
      ? answerSmall(asset, request)
      : answerLarge(asset, request)
  }

  /** A listed file was removed: by a build in place, or because it was old. The shared directory may have it. */
  async function answerFromElsewhere(path: string, gone: AssetFile, request: FileRequest) {
    const other = index.getAgain(path)
    if (!other || other.file === gone.file) return missingAsset()
    return answerFile(other, request).catch((error) => {
      if (isGone(error)) return missingAsset()
      throw error
    })
  }

  return {
    has: (path) => index.has(path),
    peek(path, conditions) {
      const stored = inMemory.get(path)
      const variant = stored?.variants[chooseCoding(stored, conditions)]
      return stored && variant ? answerWith(stored, variant, conditions) : undefined
    },
    async answer(path, request) {
      const asset = index.get(path)
      if (!asset) return missingAsset()
      try {
        return await answerFile(asset, request)
      } catch (error) {
        if (!isGone(error)) throw error
      }
      return answerFromElsewhere(path, asset, request)
    },
  }
}

/** Computes the digest of each file once. */
function digestsOnce(): (file: string) => Promise<string> {
  const digests = new Map<string, Promise<string>>()
  return (file) => {
    const started = digests.get(file) ?? digestOfFile(file)
    digests.set(file, started)
    // A file that was removed may come back.
    return started.catch((error) => {
      digests.delete(file)
      throw error
    })
  }
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A kept file whose bytes have changed counts as missing from now on. */
function requireWhole({ keeper }: AssetFile, file: string, sha256: string): void {
  if (keeper && !keeper.isWhole(file, sha256)) {
    throw Object.assign(new Error(`${file} is damaged`), { code: 'ENOENT' })
  }
}

/** Not stored by anyone: the file may come with the deploy that is under way. */
function missingAsset(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

async function loadSmall(asset: AssetFile, security: SecurityHeaders): Promise<StoredAnswer> {
  const identity = await readFile(asset.file)
  const digest = digestOf(identity)
  requireWhole(asset, asset.file, digest)
  const styles = asset.urlPath.endsWith('.svg') ? inlineStyleHashes(identity) : []
  const shared = assetHeaders(asset, security, styles)
  const variants: Partial<Record<Coding, Variant>> = {
    identity: makeVariant(shared, identity, 'identity', [codedEtag(digest, 'identity')]),
  }
  for (const [coding, file] of Object.entries(asset.twins) as [Coding, string][]) {
    const body = await readTwin(asset, file)
    if (body) variants[coding] = makeVariant(shared, body, coding, [codedEtag(digest, coding)])
  }
  return { status: 200, offers: Object.keys(variants) as Coding[], variants }
}

/** Without its compressed form, or with a damaged one, a file is sent as it is. */
async function readTwin(asset: AssetFile, file: string): Promise<Buffer | undefined> {
  try {
    const body = await readFile(file)
    requireWhole(asset, file, digestOf(body))
    return body
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/** Headers and bookkeeping of one file beside its bodies, roughly. */
const fileOverhead = 1024

function storedBytes({ variants }: StoredAnswer): number {
  return Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, fileOverhead)
}

/** Scripts of workers, by the names that `vite.config.ts` gives them: a worker has the policy of its own script. */
const workerScript = /^\/assets\/(?:reader|pdfjs)-worker-[\w-]+\.js$/

function policyOf(
  { urlPath }: AssetFile,
  security: SecurityHeaders,
  styleHashes: readonly string[],
): string {
  return workerScript.test(urlPath) ? security.workerPolicy : security.policy([], styleHashes)
}

function assetHeaders(
  asset: AssetFile,
  security: SecurityHeaders,
  styleHashes: readonly string[] = [],
): HeaderList {
  const isHashed = asset.urlPath.startsWith('/assets/')
  const hasTwins = Object.keys(asset.twins).length > 0
  return [
    ['Content-Type', asset.contentType],
    ['Cache-Control', isHashed ? hashedCaching : plainCaching],
    ...(hasTwins ? [['Vary', 'Accept-Encoding'] as const] : []),
    ['Content-Security-Policy', policyOf(asset, security, styleHashes)],
    ...security.fixed,
  ]
}

/** The tag of a large file is made of its bytes too, so that several machines agree. */
async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('base64url')
}
