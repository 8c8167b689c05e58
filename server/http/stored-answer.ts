import { isMatchFailed, isNoneMatch } from './etag.ts'
import { acceptedCodings, type Coding } from './negotiate-encoding.ts'

export type HeaderList = readonly (readonly [name: string, value: string])[]

/** One coding of a stored answer with its headers ready to send. */
export interface Variant {
  readonly body: Buffer
  /** Name, value, name, value: the form `writeHead` takes without building an object per request. */
  readonly head: readonly string[]
  /** ETags under which a client may have stored this text, that of `body` first; each with the headers of its 304. */
  readonly validators: readonly { readonly etag: string; readonly head: readonly string[] }[]
}

/** An answer kept in memory: a page or an asset in the codings made so far. */
export interface StoredAnswer {
  readonly status: number
  /** The codings this answer can have. One that is offered but not yet in `variants` is still to be made. */
  readonly offers: readonly Coding[]
  readonly variants: Partial<Record<Coding, Variant>>
}

/** The headers of a request that decide which form of a stored answer is sent. */
export interface Conditions {
  readonly method: string
  readonly accept?: string | null | undefined
  readonly acceptEncoding?: string | null | undefined
  readonly ifMatch?: string | null | undefined
  readonly ifNoneMatch?: string | null | undefined
}

/** A finished answer; `body` is null for HEAD, 304 and 412. */
export interface Answer {
  readonly status: number
  readonly head: readonly string[]
  readonly body: Buffer | null
}

const describesBody = /^content-(?:type|encoding|length|language)$/i
const describesStoring = /^(?:etag|cache-control|cdn-cache-control|x-accel-expires)$/i

/** What a 304 repeats: all that a cache may need to update, nothing that describes the body it lacks (RFC 9110 15.4.5). */
export const bodilessHeaders = (headers: HeaderList): HeaderList =>
  headers.filter(([name]) => !describesBody.test(name))

/** The headers of a refusal, in place of these of an answer: no cache may store it, nginx included. */
export const refusalHeaders = (headers: HeaderList): HeaderList => [
  ...bodilessHeaders(headers).filter(([name]) => !describesStoring.test(name)),
  ['Cache-Control', 'no-store'],
  ['Content-Length', '0'],
]

/** The coding to send: the client's best among those offered. */
export function chooseCoding(stored: Pick<StoredAnswer, 'offers'>, conditions: Conditions): Coding {
  const accepted = acceptedCodings(conditions.acceptEncoding)
  return accepted.find((coding) => stored.offers.includes(coding)) ?? 'identity'
}

/** The answer to a GET or HEAD from one variant: 304 when the client has it, 412 when it wants only another one. */
export function answerWith(stored: StoredAnswer, variant: Variant, conditions: Conditions): Answer {
  const { ifMatch, ifNoneMatch } = conditions
  const etags = () => variant.validators.map(({ etag }) => etag)
  if (ifMatch && stored.status === 200 && isMatchFailed(ifMatch, etags())) {
    return { status: 412, head: refusalHeaders(pairsOf(variant.head)).flat(), body: null }
  }
  const confirmed =
    ifNoneMatch && variant.validators.find(({ etag }) => isNoneMatch(ifNoneMatch, etag))
  if (confirmed) return { status: 304, head: confirmed.head, body: null }
  const body = conditions.method === 'HEAD' ? null : variant.body
  return { status: stored.status, head: variant.head, body }
}

/**
 * Adds what belongs to one coding to the headers all codings share.
 *
 * @param etags that of this body, then those of the same text compressed at another level; none for an answer that is
 *   never "not modified"
 */
export function makeVariant(
  shared: HeaderList,
  body: Buffer,
  coding: Coding,
  etags: readonly string[],
): Variant {
  const headers = [...shared, ['Content-Length', String(body.byteLength)] as const]
  if (coding !== 'identity') headers.push(['Content-Encoding', coding])
  const lasting = bodilessHeaders(headers).flat()
  const tag = etags.slice(0, 1).flatMap((etag) => ['ETag', etag])
  return {
    body,
    head: [...headers.flat(), ...tag],
    validators: etags.map((etag) => ({ etag, head: [...lasting, 'ETag', etag] })),
  }
}

/** `Response` copies the bytes it is given. Where many wait for a large file, each would hold a copy of its own. */
const mostCopied = 64 * 1024

/** The same answer as a fetch response. */
export function toResponse({ status, head, body }: Answer): Response {
  const sent = body && body.byteLength > mostCopied ? streamOf(body) : body
  return new Response(sent as BodyInit | null, { status, headers: pairsOf(head) })
}

/** The bytes themselves, in one piece. */
export function streamOf(body: Buffer): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(body)
      controller.close()
    },
  })
}

const pairsOf = (head: readonly string[]): [name: string, value: string][] =>
  Array.from({ length: head.length / 2 }, (_, at) => [head[2 * at] ?? '', head[2 * at + 1] ?? ''])
