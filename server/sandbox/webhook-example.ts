import { createHash } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { webhookSecret } from './contract.ts'

/**
 * What a webhook about a job carries: exact headers and body, signed after Standard Webhooks 1.0. Nothing is sent
 * anywhere. The id is the same for the same job, so that a receiver can practise dropping copies.
 */
export function webhookExample(job: { job_id: string; status: string }, now: Date) {
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
