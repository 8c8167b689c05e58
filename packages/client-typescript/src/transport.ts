import { errorOf } from './error-types.gen.ts'
import { ConnectionError, type FirstangleError, UnexpectedAnswerError } from './errors.ts'
import { mayPass, pauseBefore, type Retries, retryAfterMs } from './retries.ts'
import type { Problem } from './types.gen.ts'

/** How requests travel. */
export interface Transport {
  /** For one attempt, from its first byte to the last one of the answer. */
  readonly timeoutMs: number
  readonly retries: Retries
  readonly fetch: typeof fetch
  readonly sleep: (ms: number) => Promise<void>
}

interface Attempt {
  readonly body?: Uint8Array<ArrayBuffer>
  readonly failure?: FirstangleError
  /** Whether another attempt may end better. */
  readonly mayPass?: boolean
  readonly askedMs?: number | undefined
}

/** The body of an answer to a request that may be sent more than once. Throws FirstangleError if it is no success. */
export async function exchange(
  url: string,
  init: RequestInit,
  transport: Transport,
): Promise<Uint8Array<ArrayBuffer>> {
  for (let count = 0; ; count += 1) {
    const attempt = await send(url, init, transport)
    if (attempt.body) return attempt.body
    const { count: most, longestPauseMs } = transport.retries
    const pauseMs = pauseBefore(count, attempt.askedMs)
    if (!attempt.mayPass || count >= most || pauseMs > longestPauseMs) throw attempt.failure
    await transport.sleep(pauseMs)
  }
}

async function send(url: string, init: RequestInit, transport: Transport): Promise<Attempt> {
  const signal = AbortSignal.timeout(transport.timeoutMs)
  let answer: Response
  let body: Uint8Array<ArrayBuffer>
  try {
    // The key must not travel to another host.
    answer = await transport.fetch(url, { ...init, signal, redirect: 'manual' })
    body = new Uint8Array(await answer.arrayBuffer())
  } catch (cause) {
    const failure = new ConnectionError(`No answer from ${new URL(url).host}`, { cause })
    return { failure, mayPass: true }
  }
  if (answer.ok) return { body }
  const askedMs = retryAfterMs(answer.headers)
  return { failure: failureOf(answer, body, askedMs), mayPass: mayPass(answer.status), askedMs }
}

function failureOf(
  { status }: Response,
  body: Uint8Array,
  askedMs: number | undefined,
): FirstangleError {
  const problem = parsed(body)
  if (isProblem(problem)) return errorOf(problem, askedMs)
  return new UnexpectedAnswerError(status, 'the body is no error of the API')
}

/** The value of a JSON text in UTF-8; undefined for anything else. */
export function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

/** Whether a value is an object, as every answer of the API is. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isProblem(value: unknown): value is Problem {
  if (!isRecord(value)) return false
  const { code, detail, status } = value
  return typeof code === 'string' && typeof detail === 'string' && typeof status === 'number'
}
