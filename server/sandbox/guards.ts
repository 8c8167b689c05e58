import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import {
  drawingErrors,
  type ErrorCode,
  isErrorCode,
} from '../../shared/api-schemas/sandbox-errors.ts'
import { takeBodyPlace } from '../api/body-places.ts'
import { clientKey } from '../api/client-network.ts'
import { decodeUtf8, isCompressed, mediaTypeOf, readBytes } from '../api/read-body.ts'
import { Refusal } from '../api/refusal.ts'
import { addressOf } from '../http/client-address.ts'
import { parseJson } from '../parse-json.ts'
import { demandHeader, idempotencyHeader, replayHeader, sandboxKey } from './contract.ts'
import type { SandboxDependencies, SandboxEnv } from './dependencies.ts'
import { SandboxError } from './sandbox-error.ts'

type Guard = MiddlewareHandler<SandboxEnv>

/** Pages of every origin may ask: there are no cookies, and the key is public. */
export const allowEveryOrigin: Guard = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type', 'Prefer', idempotencyHeader, demandHeader],
  exposeHeaders: ['Location', 'Retry-After', 'RateLimit', 'RateLimit-Policy', replayHeader],
  maxAge: 86_400,
})

/** For resources of other origins, and for no search index. */
export const unindexed: Guard = async (c, next) => {
  await next()
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header('X-Robots-Tag', 'noindex')
}

/** Counts the request, and tells the client how many are left (draft-ietf-httpapi-ratelimit-headers). */
export function limitRequests({ rateLimit, trustProxy, limits }: SandboxDependencies): Guard {
  const policy = `"sandbox";q=${limits.requestsPerMinute};w=60`
  return async (c, next) => {
    const client = clientKey(addressOf(c, trustProxy))
    c.set('client', client)
    const { isOver, remaining, retryAfterSeconds } = await rateLimit.count(client)
    const headers = {
      'RateLimit-Policy': policy,
      RateLimit: `"sandbox";r=${remaining};t=${retryAfterSeconds}`,
    }
    if (isOver) {
      const retry = { 'Retry-After': String(retryAfterSeconds) }
      throw new SandboxError('too-many-requests', { headers: { ...headers, ...retry } })
    }
    await next()
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  }
}

/** Answers with the error that a request names, so that clients can be tested against each. */
export const demandedErrors: Guard = async (c, next) => {
  const code = demandedError(c.req.raw.headers)
  const isLater = code && drawingErrors.includes(code) && prefersLater(c.req.raw.headers)
  if (code && !isLater) throw new SandboxError(code, { headers: usualHeaders[code] ?? {} })
  await next()
}

/** Headers that these errors carry wherever they are thrown. */
const usualHeaders: Partial<Record<ErrorCode, Record<string, string>>> = {
  'key-missing': { 'WWW-Authenticate': 'Bearer realm="sandbox"' },
  'key-invalid': { 'WWW-Authenticate': 'Bearer realm="sandbox", error="invalid_token"' },
  'job-not-done': { 'Retry-After': '1' },
  'too-many-requests': { 'Retry-After': '30' },
  unavailable: { 'Retry-After': '30' },
}

/** The error that a request asks to be answered with. Throws for an unknown name. */
export function demandedError(headers: Headers): ErrorCode | undefined {
  const code = headers.get(demandHeader)
  if (code === null) return undefined
  if (isErrorCode(code)) return code
  const detail = {
    en: `${demandHeader} names no error of the sandbox`,
    de: `${demandHeader} nennt keinen Fehler der Sandbox`,
  }
  throw new SandboxError('faulty-fields', { errors: [{ pointer: '#', detail }] })
}

/** Whether a client would rather come back for the result (RFC 7240 4.1). */
export function prefersLater(headers: Headers): boolean {
  const preferences = (headers.get('prefer') ?? '').toLowerCase().split(',')
  return preferences.some((preference) => preference.trim() === 'respond-async')
}

/** Lets in clients that send the public key. */
export const requireKey: Guard = async (c, next) => {
  const credentials = c.req.header('authorization') ?? ''
  const isBearer = /^bearer /i.test(credentials)
  const code = isBearer ? 'key-invalid' : 'key-missing'
  // RFC 9110 11.4: any number of spaces after the scheme, then the key and nothing else.
  if (!isBearer || credentials.slice('bearer '.length).trim() !== sandboxKey)
    throw new SandboxError(code, { headers: usualHeaders[code] ?? {} })
  await next()
}

/** The text of a JSON body. Throws SandboxError 400, 413, 415, 429 or 503. */
export async function readText(c: Context<SandboxEnv>, maxBytes: number): Promise<string> {
  const { headers } = c.req.raw
  if (mediaTypeOf(headers) !== 'application/json' || isCompressed(headers)) {
    throw new SandboxError('media-type')
  }
  const release = takeBodyPlace(c.var.client)
  if (typeof release === 'string') {
    const code = release === 'full' ? 'unavailable' : 'too-many-requests'
    throw new SandboxError(code, { headers: { 'Retry-After': '5' } })
  }
  try {
    return decodeUtf8(await readBytes(c.req.raw, maxBytes))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new SandboxError(error.code === 'too-large' ? 'body-too-large' : 'malformed-body')
  } finally {
    release()
  }
}

/** A JSON text as a value. Throws SandboxError 400. */
export function readJson(text: string): unknown {
  const value = parseJson(text)
  if (value === undefined) throw new SandboxError('malformed-body')
  return value
}
