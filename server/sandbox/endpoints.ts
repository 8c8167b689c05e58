import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { Webhook } from 'standardwebhooks'
import { isIdempotencyKey } from '../api/idempotency.ts'
import { healthAnswer, resultAnswer } from './answers.ts'
import {
  doneAfterMs,
  idempotencyHeader,
  paths,
  pollSeconds,
  replayHeader,
  webhookSecret,
} from './contract.ts'
import type { SandboxEnv, SandboxTools } from './dependencies.ts'
import { findFinishedJob, findJob, shownJob } from './find-job.ts'
import * as guard from './guards.ts'
import { jobIdOf } from './jobs.ts'
import { parseAs, readRequest } from './read-request.ts'
import { loadSandboxData } from './sandbox-data.ts'
import { SandboxError } from './sandbox-error.ts'

type Exchange = Context<SandboxEnv>

/** `GET /health-check`: the key works, and these are the samples. */
export async function healthCheck({ siteUrl }: SandboxTools, c: Exchange): Promise<Response> {
  return jsonAnswer(c, healthAnswer(await loadSandboxData(), siteUrl))
}

/** `POST /read`: the result at once, or a job for a client that would rather come back. */
export async function read(tools: SandboxTools, c: Exchange): Promise<Response> {
  const { now, siteUrl } = tools
  const text = await guard.readText(c, bodyBytes(tools))
  const data = await loadSandboxData()
  const request = readRequest(guard.readJson(text), data)
  const { headers } = c.req.raw
  const isLater = guard.prefersLater(headers)
  const createdAt = now().getTime() - (isLater ? 0 : doneAfterMs)
  const failure = guard.demandedError(headers)
  const id = onceFor(tools, c, `${isLater} ${text}`, () =>
    jobIdOf({ ...request, createdAt, failure }),
  )
  const job = findJob(tools, id)
  if (!isLater) return jsonAnswer(c, resultAnswer(id, job, data, siteUrl))
  c.header('Location', paths.job.replace('{job_id}', id))
  c.header('Retry-After', String(pollSeconds))
  c.header('Preference-Applied', 'respond-async')
  return jsonAnswer(c, shownJob(tools, c, id, job), 202)
}

/** The job of an idempotency key that was used before, or a new one. Throws SandboxError 400 or 409. */
function onceFor({ keys }: SandboxTools, c: Exchange, body: string, make: () => string): string {
  const key = c.req.header(idempotencyHeader)
  if (key === undefined) return make()
  if (!isIdempotencyKey(key)) throw new SandboxError('malformed-key')
  const recall = keys.recall(c.var.client, key, body)
  if (recall.kind === 'other') throw new SandboxError('key-reused')
  if (recall.kind === 'same') {
    c.header(replayHeader, 'true')
    return recall.jobId
  }
  const id = make()
  keys.remember(c.var.client, key, body, id)
  return id
}

/** `GET /jobs/{job_id}`: how far it is. */
export async function showJob(tools: SandboxTools, c: Exchange): Promise<Response> {
  const id = c.req.param('id') ?? ''
  return jsonAnswer(c, shownJob(tools, c, id, findJob(tools, id)))
}

/** `GET /jobs/{job_id}/result`: what was read, or why nothing was. */
export async function showResult(tools: SandboxTools, c: Exchange): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const job = findFinishedJob(tools, id)
  if (job.failure) throw new SandboxError(job.failure)
  return jsonAnswer(c, resultAnswer(id, job, await loadSandboxData(), tools.siteUrl))
}

/** `POST /webhook-test`: headers and body as a webhook about this job carries them. Nothing is sent. */
export async function webhookTest(tools: SandboxTools, c: Exchange): Promise<Response> {
  const body = guard.readJson(await guard.readText(c, bodyBytes(tools)))
  const { job_id: id } = parseAs<{ job_id: string }>('webhook_test', body)
  const job = findFinishedJob(tools, id)
  return jsonAnswer(c, webhookExample(shownJob(tools, c, id, job), tools.now()))
}

/** `GET /files/{name}`: a sample, or what was made of a sheet. */
export async function showFile(_: SandboxTools, c: Exchange): Promise<Response> {
  const name = c.req.param('name') ?? ''
  const { files } = await loadSandboxData()
  const file = Object.hasOwn(files, name) ? files[name] : undefined
  if (!file) throw new SandboxError('not-found')
  const bytes = Buffer.from(file.base64, 'base64')
  return new Response(bytes, {
    headers: {
      'Content-Type': file.mediaType,
      // A HEAD request has no body that would tell its length.
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `inline; filename="${name}"`,
      'Cache-Control': 'public, max-age=300',
    },
  })
}

function jsonAnswer(c: Exchange, body: unknown, status: 200 | 202 = 200): Response {
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
}

const bodyBytes = ({ limits }: SandboxTools): number => limits.bodyKilobytes * 1024

/**
 * What a webhook about a job carries: exact headers and body, signed after Standard Webhooks 1.0. Nothing is sent
 * anywhere. The id is the same for the same job, so that a receiver can practise dropping copies.
 */
function webhookExample(job: { job_id: string; status: string }, now: Date) {
  const type = job.status === 'failed' ? 'job.failed' : 'job.done'
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data: job })
  const id = `msg_${createHash('sha256').update(job.job_id).digest('hex').slice(0, 24)}`
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(webhookSecret).sign(id, now, body),
    },
    body,
  }
}
