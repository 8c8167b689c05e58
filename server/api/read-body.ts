import { parseJson } from '../parse-json.ts'
import { Refusal } from './refusal.ts'

/** 32 kB: the longest form fits, in every script and as browsers encode it. */
export const maxBodyBytes = 32 * 1024

/** Stands for a list or an object. */
const nested = Symbol('nested')

export type FieldValue = string | number | boolean | null | typeof nested

/** A body as names and values; a name that came more than once keeps its first value and is listed. */
export interface Body {
  readonly fields: ReadonlyMap<string, FieldValue>
  readonly repeated: ReadonlySet<string>
}

/** Whether the body is a form as browsers post it without JavaScript. */
export function isFormPost(headers: Headers): boolean {
  return mediaTypeOf(headers) === 'application/x-www-form-urlencoded'
}

/**
 * Reads a JSON object or a urlencoded form of at most {@link maxBodyBytes}. Names are kept in a map, so `__proto__` and
 * the like are names as any other.
 *
 * @throws Refusal 413 too large (declared or found while reading), 415 another type, charset or a content coding, 400
 * what is not UTF-8 or not a JSON object
 */
export async function readBody(request: Request): Promise<Body> {
  const type = mediaTypeOf(request.headers)
  const isForm = type === 'application/x-www-form-urlencoded'
  if (!isForm && type !== 'application/json') throw new Refusal('media-type')
  if (isCompressed(request.headers)) throw new Refusal('content-coding')
  const text = decodeUtf8(await readBytes(request, maxBodyBytes))
  return collect(isForm ? formPairs(text) : jsonPairs(text))
}

/** Whether the body has a content coding: compressed bodies are taken nowhere, as a small one may become a huge one. */
export function isCompressed(headers: Headers): boolean {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  return coding !== '' && coding !== 'identity'
}

/** In characters. Types with a form boundary, as browsers send them, are half as long. */
const longestType = 200

/** The media type in lower case; empty when there is none or its charset is not UTF-8. */
export function mediaTypeOf(headers: Headers): string {
  const given = headers.get('content-type') ?? ''
  if (given.length > longestType) return ''
  const [type = '', ...parameters] = given.toLowerCase().split(';')
  const isReadable = parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=')
    const charset = value.trim().replaceAll('"', '')
    return name.trim() !== 'charset' || ['utf-8', 'utf8', 'us-ascii'].includes(charset)
  })
  return isReadable ? type.trim() : ''
}

/** A body of at most `maxBytes`. Throws Refusal 413, or 400 when the client disconnects. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    throw new Refusal('too-large')
  }
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      // The client disconnected: there is nothing to answer, and it is no fault of the server.
      throw new Refusal('malformed-body')
    })
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      // Not awaited: a sender that never ends must not keep the answer waiting. Its result does not matter.
      reader.cancel().catch(() => {})
      throw new Refusal('too-large')
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/** Text of bytes. Throws Refusal 400 for what is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('malformed-body')
  }
}

function collect(pairs: Iterable<readonly [string, FieldValue]>): Body {
  const fields = new Map<string, FieldValue>()
  const repeated = new Set<string>()
  for (const [name, value] of pairs) {
    if (fields.has(name)) repeated.add(name)
    else fields.set(name, value)
  }
  return { fields, repeated }
}

function formPairs(text: string): [string, string][] {
  const pieces = text.split('&').filter((piece) => piece !== '')
  return pieces.map((piece) => {
    const equals = piece.indexOf('=')
    const name = equals < 0 ? piece : piece.slice(0, equals)
    return [decodePiece(name), equals < 0 ? '' : decodePiece(piece.slice(equals + 1))]
  })
}

/** As the URL standard reads it, a `%` without two digits stands for itself; bytes that are not UTF-8 are refused. */
function decodePiece(piece: string): string {
  const plain = piece.replaceAll('+', ' ').replace(/%(?![0-9a-f]{2})/gi, '%25')
  try {
    return decodeURIComponent(plain)
  } catch {
    throw new Refusal('malformed-body')
  }
}

/** Strings first, so that braces and colons inside of them are not seen. Linear: no two parts can match the same. */
const jsonToken = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g

/** Brackets change the depth at which what follows stands. */
const depthChange: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 }

/**
 * Names and values of an object, repeated names as often as they come: `JSON.parse` alone would keep the last. Tokens of
 * text that is JSON come as name, colon, value; only those at the first depth belong to the object itself.
 */
function jsonPairs(text: string): [string, FieldValue][] {
  // Without recursion, so depth harms nothing.
  const whole = parseJson(text)
  const tokens = text.match(jsonToken) ?? []
  if (typeof whole !== 'object' || tokens[0] !== '{') throw new Refusal('malformed-body')
  let depth = 0
  return tokens.flatMap((token, at) => {
    depth += depthChange[token] ?? 0
    if (token !== ':' || depth !== 1) return []
    return [[String(JSON.parse(tokens[at - 1] as string)), fieldValueOf(tokens[at + 1] ?? '')]]
  })
}

/** No field takes a list or an object, so their content does not matter. */
function fieldValueOf(token: string): FieldValue {
  return token === '{' || token === '[' ? nested : (JSON.parse(token) as FieldValue)
}
