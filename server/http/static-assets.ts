import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { keepLoaded } from '../keep-loaded.ts'
import { assetHeaders } from './asset-headers.ts'
import {
  type AssetDirectory,
  type AssetFile,
  openAssetIndex,
  type SharedDirectory,
} from './asset-index.ts'
import { codedEtag } from './etag.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { createSmallAssets } from './small-assets.ts'
import { type Answer, type Conditions, streamOf, toResponse } from './stored-answer.ts'
import { type FileRequest, isRangeable, streamFile } from './stream-file.ts'
import { isGone, requireWhole } from './whole-asset.ts'

/** What no memory is spent on. All files of a build together stay below what is kept. */
const mostKeptBytes = 16 * 1024 * 1024

/** The files of the client build (and of earlier ones, so that an open page finds its chunks after a deploy). */
export interface StaticAssets {
  has(path: string): boolean
  /** A file's answer when it is in memory already. */
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
  const small = createSmallAssets(options.security)
  const digestOfLarge = digestsOnce()

  async function answerLarge(asset: AssetFile, request: FileRequest): Promise<Response> {
    const sha256 = await digestOfLarge(asset.file)
    requireWhole(asset, asset.file, sha256)
    const etag = codedEtag(sha256, 'identity')
    return streamFile(asset, etag, assetHeaders(asset, options.security), request)
  }

  /** A part of a file in memory is no copy: a crowd of players that read slowly would hold one each. */
  async function answerPart(asset: AssetFile, request: FileRequest): Promise<Response> {
    const { body, validators } = await small.plain(asset)
    const etag = validators[0]?.etag ?? ''
    const headers = assetHeaders(asset, options.security)
    const file = { ...asset, size: body.byteLength }
    return streamFile(file, etag, headers, request, (_, start, end) =>
      streamOf(body.subarray(start, end + 1)),
    )
  }

  async function answerFile(asset: AssetFile, request: FileRequest): Promise<Response> {
    if (!isKeptInMemory(asset)) return answerLarge(asset, request)
    if (isRangeable(asset) && request.range) return answerPart(asset, request)
    return toResponse(await small.answer(asset, request))
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
    peek: small.peek,
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

/** A file with compressed twins is kept whatever its size: a streamed one is never compressed. */
function isKeptInMemory(asset: AssetFile): boolean {
  return asset.size <= mostKeptBytes || Object.keys(asset.twins).length > 0
}

/** Not stored by anyone: the file may come with the deploy that is under way. */
function missingAsset(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** Computes the digest of each file once. One that was removed may come back. */
function digestsOnce(): (file: string) => Promise<string> {
  const digests = new Map<string, () => Promise<string>>()
  return (file) => {
    const digest = digests.get(file) ?? keepLoaded(() => digestOfFile(file))
    digests.set(file, digest)
    return digest()
  }
}

/** The tag of a large file is made of its bytes too, so that several machines agree. */
async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('base64url')
}
