/** The part of the sandbox's contract that is not an object type: addresses, headers, the public key and secret. */

/** Everything of the sandbox stands below this path. */
export const sandboxPath = '/sandbox'

/** Version 2, as the read endpoint of the service. */
export const versionPath = `${sandboxPath}/v2`

/** Addresses of the endpoints; what stands in braces is filled. */
export const paths = Object.freeze({
  health: `${versionPath}/health-check`,
  read: `${versionPath}/read`,
  job: `${versionPath}/jobs/{job_id}`,
  result: `${versionPath}/jobs/{job_id}/result`,
  file: `${versionPath}/files/{name}`,
  webhookTest: `${versionPath}/webhook-test`,
})

/** Public on purpose: it opens nothing but the sandbox. */
export const sandboxKey = 'fa_sandbox_public'

/** Public on purpose: signs what `webhook-test` shows, and nothing else. */
export const webhookSecret = `whsec_${Buffer.from('firstangle-sandbox-public').toString('base64')}`

/** Headers of requests beside those of every HTTP client. */
export const demandHeader = 'Sandbox-Error'
export const idempotencyHeader = 'Idempotency-Key'

/** Header of a repeated answer: the same idempotency key was used before. */
export const replayHeader = 'Idempotency-Replayed'

/** How long a job of the sandbox waits, and when it is done: long enough to see each state. */
export const readingAfterMs = 400
export const doneAfterMs = 1500

/** What a client should wait before it asks again, in seconds. */
export const pollSeconds = 1
