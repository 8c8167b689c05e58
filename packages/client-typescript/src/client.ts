import { sha256, toBase64 } from './bytes.ts'
import { errorOf } from './error-types.gen.ts'
import { DamagedFileError, UnexpectedAnswerError, WaitTimeoutError } from './errors.ts'
import { defaultRetries, type Retries } from './retries.ts'
import { exchange, isRecord, parsed, type Transport } from './transport.ts'
import type { File, Health, Job, Name, RequestType, Result, Webhook } from './types.gen.ts'

export interface ClientOptions {
  /** Ends with the version, such as `https://…/sandbox/v2`. */
  readonly baseUrl: string
  readonly key: string
  /** For one attempt; 60 seconds by default. */
  readonly timeoutMs?: number
  readonly retries?: Partial<Retries>
  /** Sent with each request. */
  readonly headers?: Readonly<Record<string, string>>
  /** In place of the platform's. */
  readonly fetch?: typeof fetch
}

/** The name of a sample, or a file with its bytes. */
export type DrawingToRead = Name | { readonly name: string; readonly content: Uint8Array }

export interface ReadOptions {
  /** The same key and request give the same job. A new one is made for each call unless you name it. */
  readonly idempotencyKey?: string
}

export interface SubmitOptions extends ReadOptions {
  /** Called when the job is over. */
  readonly callbackUrl?: string
}

const pollMs = 1000
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Reads drawings. Requests are repeated after a lost connection and after the statuses that pass by themselves; requests
 * that create something carry an idempotency key, so that nothing is read twice.
 */
export class Client {
  readonly #baseUrl: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #transport: Transport

  constructor({ baseUrl, key, timeoutMs = 60_000, retries, headers, ...options }: ClientOptions) {
    this.#baseUrl = baseUrl.replace(/\/$/, '')
    this.#headers = { Authorization: `Bearer ${key}`, ...headers }
    const own = { ...defaultRetries, ...retries }
    this.#transport = { timeoutMs, retries: own, fetch: options.fetch ?? fetch, sleep }
  }

  /** Checks key and connection, and lists the samples. */
  health(): Promise<Health> {
    return this.#call('/health-check')
  }

  /** Reads a drawing and gives the result at once. */
  read(
    drawing: DrawingToRead,
    requestTypes: readonly RequestType[],
    options: ReadOptions = {},
  ): Promise<Result> {
    const body = { ...named(drawing), request_types: requestTypes }
    return this.#call('/read', body, once(options))
  }

  /** Accepts a drawing as a job: wait for it, or let a webhook report it. */
  submit(
    drawing: DrawingToRead,
    requestTypes: readonly RequestType[],
    options: SubmitOptions = {},
  ): Promise<Job> {
    const { callbackUrl } = options
    const callback = callbackUrl === undefined ? {} : { callback_url: callbackUrl }
    const body = { ...named(drawing), request_types: requestTypes, ...callback }
    return this.#call('/read', body, { ...once(options), Prefer: 'respond-async' })
  }

  /** How far a job is. */
  job(jobId: string): Promise<Job> {
    return this.#call(`/jobs/${encodeURIComponent(jobId)}`)
  }

  /** The result of a job. Throws JobNotDoneError before it is done, and the job's own error if it failed. */
  result(jobId: string): Promise<Result> {
    return this.#call(`/jobs/${encodeURIComponent(jobId)}/result`)
  }

  /** Asks for a job until it is done, and gives its result. Throws the job's own error if it failed. */
  async wait(job: Job | string, timeoutMs = 300_000): Promise<Result> {
    const jobId = typeof job === 'string' ? job : job.job_id
    const deadline = performance.now() + timeoutMs
    while (true) {
      const { status, error } = await this.job(jobId)
      if (status === 'done') return this.result(jobId)
      if (error) throw errorOf(error)
      if (performance.now() + pollMs > deadline) throw new WaitTimeoutError(jobId)
      await sleep(pollMs)
    }
  }

  /** The bytes of a file that a result names, compared with the SHA-256 that the result states. */
  async download(file: File): Promise<Uint8Array<ArrayBuffer>> {
    // Without the key: the address may be on another host.
    const bytes = await exchange(file.url, {}, this.#transport)
    if ((await sha256(bytes)) === file.sha256) return bytes
    throw new DamagedFileError(`${file.url} arrived with other bytes than the result states`)
  }

  /** The webhook of a job as it would arrive, signed, to try a receiver with. */
  testWebhook(jobId: string): Promise<Webhook> {
    return this.#call('/webhook-test', { job_id: jobId })
  }

  async #call<Answer>(
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const all = { ...this.#headers, 'Content-Type': 'application/json', ...headers }
    const init = body
      ? { method: 'POST', headers: all, body: JSON.stringify(body) }
      : { headers: all }
    const answer = parsed(await exchange(this.#baseUrl + path, init, this.#transport))
    if (isRecord(answer)) return answer as Answer
    throw new UnexpectedAnswerError(200, 'the body is not a JSON object')
  }
}

function named(drawing: DrawingToRead) {
  if (typeof drawing === 'string') return { sample: drawing }
  return { file: { name: drawing.name, content: toBase64(drawing.content) } }
}

function once({ idempotencyKey = crypto.randomUUID() }: ReadOptions) {
  return { 'Idempotency-Key': idempotencyKey }
}
