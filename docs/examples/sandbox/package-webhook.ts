import { Client, verifyWebhook, WebhookError } from 'firstangle'

const secret = 'whsec_Zmlyc3RhbmdsZS1zYW5kYm94LXB1YmxpYw=='

const baseUrl = 'https://www.firstangle.example/sandbox/v2'
const client = new Client({ baseUrl, key: 'fa_sandbox_public' })

// In your own program, headers and body come from the request that your server receives.
const job = await client.read('plate', ['insights'])
const { headers, body } = await client.testWebhook(job.job_id)

const event = await verifyWebhook(secret, headers, body)
console.log(event.type, event.data.job_id === job.job_id)

try {
  await verifyWebhook(secret, headers, `${body} `)
} catch (error) {
  if (!(error instanceof WebhookError)) throw error
  console.log('Answer with status 400:', error.message)
}
