import { compress, type Effort } from './compress.ts'
import { hashesOf } from './csp-hashes.ts'
import { codedEtag, digestOf } from './etag.ts'
import type { Coding } from './negotiate-encoding.ts'
import { inPieces, type PiecedBody, PiecedResponse } from './pieced-body.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { createSharedLoads } from './shared-loads.ts'
import { type HeaderList, makeVariant, type StoredAnswer, type Variant } from './stored-answer.ts'

/** An answer read to its end, before this server's own headers. */
export interface Rendered {
  readonly status: number
  readonly headers: HeaderList
  readonly body: Buffer | PiecedBody
  /** Gets the policy of pages that read a visitor's own files. */
  readonly isLocal?: boolean
}

/** A rendered answer that can be sent in several codings. */
export type PreparedAnswer = StoredAnswer & {
  /** The variant in this coding; made at most once, quickly. */
  variant(coding: Coding): Promise<Variant>
  /** Compresses more thoroughly and replaces the variants made so far. Resolves to the bytes saved. */
  recompress(): Promise<number>
}

const compressible =
  /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/(?:javascript|wasm)|font\/ttf)/
/** Shorter bodies are sent as they are (bytes). */
const worthCompressing = 512

/** Set here for every answer, so what a handler says about them does not count. */
const ownHeaders = /^(?:content-(?:length|encoding)|etag|vary|transfer-encoding|connection|date)$/i

/** Whether a body of this type shrinks enough to compress it. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType)
}

/** Reads a response to its end, so that it can be hashed, tagged, compressed and sent more than once. */
export async function readResponse(response: Response): Promise<Rendered> {
  return {
    status: response.status,
    headers: [...response.headers],
    body:
      response instanceof PiecedResponse
        ? response.pieced
        : Buffer.from(await response.arrayBuffer()),
  }
}

/** Codings of an answer that is made for one visitor: zstd takes a third of the time of the others for as few bytes. */
export const quickCodings: readonly Coding[] = ['zstd', 'br', 'gzip', 'identity']

interface PrepareOptions {
  readonly security: SecurityHeaders
  /** The codings it can have; those of an answer that is made once and sent often by default. */
  readonly codings?: readonly Coding[] | undefined
  /** Called for each variant that takes room beside the body's own, with the bytes that it adds. */
  readonly onMade?: (bytes: number) => void
}

/** Adds protection, variation and length headers to an answer; HTML gets the hashes of its inline scripts in its policy. */
export function prepareAnswer(
  rendered: Rendered,
  { security, codings = ['br', 'gzip', 'identity'], onMade = () => {} }: PrepareOptions,
): PreparedAnswer {
  const type = headerOf(rendered, 'content-type') ?? ''
  let body = inPieces(rendered.body)
  const isText = isCompressible(type) && body.byteLength >= worthCompressing
  const offers: readonly Coding[] = isText ? codings : ['identity']
  const headers = sharedHeaders(rendered, type, security)
  // Only a 200 can be "not modified" (RFC 9110 13.2.1), so nothing else gets a tag.
  const isTagged =
    rendered.status === 200 && !/no-store/.test(headerOf(rendered, 'cache-control') ?? '')
  const variants: Partial<Record<Coding, Variant>> = {}
  const makeOnce = createSharedLoads<Coding, Variant>()
  const dense = new Set<Coding>(['identity'])
  const digest = isTagged ? digestOf(body.pieces.map(({ bytes }) => bytes)) : undefined

  async function makeQuickly(coding: Coding): Promise<Variant> {
    const variant = await compressed({ headers, body, digest }, coding, 'quick')
    variants[coding] = variant
    const more = variant.body.byteLength - (coding === 'identity' ? body.ownLength : 0)
    // The whole takes the place of its pieces, so that no page is held twice.
    if (coding === 'identity') body = inPieces(variant.body)
    if (more > 0) onMade(more)
    return variant
  }

  /** Compresses it once more, as small as it gets, and returns how many bytes that saves. */
  async function makeDense(coding: Coding, quick: Variant): Promise<number> {
    const variant = await compressed({ headers, body, digest }, coding, 'dense')
    const saved = quick.body.byteLength - variant.body.byteLength
    if (saved <= 0) return 0
    variants[coding] = variant
    return saved
  }

  return {
    status: rendered.status,
    offers,
    variants,
    async variant(coding) {
      return variants[coding] ?? makeOnce(coding, () => makeQuickly(coding))
    },
    async recompress() {
      let saved = 0
      for (const [coding, quick] of Object.entries(variants) as [Coding, Variant][]) {
        if (dense.has(coding)) continue
        dense.add(coding)
        saved += await makeDense(coding, quick)
      }
      return saved
    },
  }
}

/** What the variants of an answer have in common; without a digest they get no tag. */
interface Source {
  readonly headers: HeaderList
  readonly body: PiecedBody
  readonly digest: string | undefined
}

async function compressed(
  { headers, body, digest }: Source,
  coding: Coding,
  effort: Effort,
): Promise<Variant> {
  // A browser may have stored this text compressed at the other level: the ETag of that body confirms it, too.
  const efforts: Effort[] = effort === 'dense' ? ['dense', 'quick'] : ['quick', 'dense']
  const etags = digest ? efforts.map((each) => codedEtag(digest, coding, each)) : []
  return makeVariant(headers, await compress(body.whole(), coding, effort), coding, [
    ...new Set(etags),
  ])
}

/** The value of a header, whatever its case. */
export function headerOf(rendered: Pick<Rendered, 'headers'>, name: string): string | undefined {
  return rendered.headers.find(([given]) => given.toLowerCase() === name)?.[1]
}

function sharedHeaders(rendered: Rendered, type: string, security: SecurityHeaders): HeaderList {
  const html = type.startsWith('text/html') ? inPieces(rendered.body).pieces : []
  const policy = rendered.isLocal ? security.localPolicy : security.policy
  const given = rendered.headers.filter(([name]) => !ownHeaders.test(name))
  const set = new Set(given.map(([name]) => name.toLowerCase()))
  const vary = varyOf(rendered, isCompressible(type))
  const added: HeaderList = [
    ['Content-Security-Policy', policy(...hashesOf(html))],
    ...security.fixed,
  ]
  return [
    ...given,
    ...(vary === '' ? [] : [['Vary', vary] as const]),
    ...added.filter(([name]) => !set.has(name.toLowerCase())),
  ]
}

function varyOf(rendered: Rendered, isVaryingByCoding: boolean): string {
  const given = rendered.headers
    .filter(([name]) => name.toLowerCase() === 'vary')
    .flatMap(([, value]) => value.split(',').map((name) => name.trim()))
  const names = [...new Set(given)].filter(
    (name) => name !== '' && name.toLowerCase() !== 'accept-encoding',
  )
  return (isVaryingByCoding ? ['Accept-Encoding', ...names] : names).join(', ')
}
