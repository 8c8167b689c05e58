import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { AssetFile } from './asset-index.ts'
import { type ByteRange, isRangeCurrent, parseRange } from './byte-range.ts'
import { isMatchFailed, isNoneMatch } from './etag.ts'
import type { Conditions, HeaderList } from './stored-answer.ts'

/** A GET or HEAD for a file, as far as it decides the answer. */
export type FileRequest = Conditions & {
  readonly range?: string | null | undefined
  readonly ifRange?: string | null | undefined
}

/** Players ask for parts of media; other files are sent whole. */
export function isRangeable(asset: AssetFile): boolean {
  return /^(?:video|audio)\//.test(asset.contentType) || asset.contentType === 'application/pdf'
}

/** A large or rangeable file: streamed, whole or in part (RFC 9110 14, 15.3.7, 15.5.17). */
export function streamFile(
  asset: AssetFile,
  etag: string,
  shared: HeaderList,
  request: FileRequest,
): Response {
  const headers = new Headers(shared.map(([name, value]) => [name, value]))
  headers.set('ETag', etag)
  if (isRangeable(asset)) headers.set('Accept-Ranges', 'bytes')
  if (isMatchFailed(request.ifMatch, [etag])) return withoutBody(412, headers)
  if (isNoneMatch(request.ifNoneMatch, etag)) {
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  const range = rangeOf(asset, etag, request)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${asset.size}`)
    return withoutBody(416, headers)
  }
  const { start, end } = range ?? { start: 0, end: asset.size - 1 }
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${asset.size}`)
  headers.set('Content-Length', String(end - start + 1))
  const body = request.method === 'HEAD' || asset.size === 0 ? null : fileStream(asset, start, end)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** A refusal, which nobody may store. */
function withoutBody(status: 412 | 416, headers: Headers): Response {
  headers.set('Content-Length', '0')
  headers.set('Cache-Control', 'no-store')
  headers.delete('ETag')
  return new Response(null, { status, headers })
}

/** `Range` is defined for GET only (RFC 9110 14.2). */
function rangeOf(
  asset: AssetFile,
  etag: string,
  request: FileRequest,
): ByteRange | 'unsatisfiable' | null {
  if (request.method !== 'GET' || !isRangeable(asset)) return null
  return isRangeCurrent(request.ifRange, etag) ? parseRange(request.range, asset.size) : null
}

function fileStream(asset: AssetFile, start: number, end: number): ReadableStream<Uint8Array> {
  const file = createReadStream(asset.file, { start, end })
  return Readable.toWeb(file) as unknown as ReadableStream<Uint8Array>
}
