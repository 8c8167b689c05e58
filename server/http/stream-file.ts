import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { AssetFile } from './asset-index.ts'
import { type ByteRange, isRangeCurrent, parseByteRange } from './byte-range.ts'
import { isMatchFailed, isNoneMatch } from './etag.ts'
import {
  bodilessHeaders,
  type Conditions,
  type HeaderList,
  refusalHeaders,
} from './stored-answer.ts'

/** A GET or HEAD for a file, as far as it decides the answer. */
export type FileRequest = Conditions & {
  readonly range?: string | null | undefined
  readonly ifRange?: string | null | undefined
}

/** Players ask for parts of media; other files are sent whole. */
export function isRangeable(asset: AssetFile): boolean {
  return /^(?:video|audio)\//.test(asset.contentType) || asset.contentType === 'application/pdf'
}

/** Says of a file that parts of it can be asked for. */
export function rangeHeaders(asset: AssetFile): HeaderList {
  return isRangeable(asset) ? [['Accept-Ranges', 'bytes']] : []
}

/** Opens the bytes of a file from `start` to `end`, both included. */
type OpenPart = (asset: AssetFile, start: number, end: number) => ReadableStream<Uint8Array>

/** A file as a stream, whole or in part (RFC 9110 14, 15.3.7, 15.5.17); from the disk by default. */
export function streamFile(
  asset: AssetFile,
  etag: string,
  shared: HeaderList,
  request: FileRequest,
  open: OpenPart = fileStream,
): Response {
  const headers: HeaderList = [...shared, ['ETag', etag], ...rangeHeaders(asset)]
  if (isMatchFailed(request.ifMatch, [etag])) return answer(412, refusalHeaders(headers))
  if (isNoneMatch(request.ifNoneMatch, etag)) return answer(304, bodilessHeaders(headers))
  const range = rangeOf(asset, etag, request)
  if (range === 'unsatisfiable') {
    return answer(416, [...refusalHeaders(headers), ['Content-Range', `bytes */${asset.size}`]])
  }
  const { start, end } = range ?? { start: 0, end: asset.size - 1 }
  const whole: HeaderList = [...headers, ['Content-Length', String(end - start + 1)]]
  const body = request.method === 'HEAD' || asset.size === 0 ? null : open(asset, start, end)
  if (!range) return answer(200, whole, body)
  return answer(206, [...whole, ['Content-Range', `bytes ${start}-${end}/${asset.size}`]], body)
}

function answer(status: number, headers: HeaderList, body: ReadableStream | null = null): Response {
  return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) })
}

/** `Range` is defined for GET only (RFC 9110 14.2). */
function rangeOf(
  asset: AssetFile,
  etag: string,
  request: FileRequest,
): ByteRange | 'unsatisfiable' | null {
  if (request.method !== 'GET' || !isRangeable(asset)) return null
  return isRangeCurrent(request.ifRange, etag) ? parseByteRange(request.range, asset.size) : null
}

function fileStream(asset: AssetFile, start: number, end: number): ReadableStream<Uint8Array> {
  const file = createReadStream(asset.file, { start, end })
  return Readable.toWeb(file) as unknown as ReadableStream<Uint8Array>
}
