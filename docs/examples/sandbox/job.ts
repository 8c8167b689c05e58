import { call } from './client.ts'

type Job = { job_id: string; status: string; error: { detail: string } | null }
type Insights = { primary_process_options: { process: string }[] }
type Result = { pages: { insights: Insights }[] }

let job = await call<Job>(
  '/read',
  { sample: 'shaft', request_types: ['insights'] },
  { Prefer: 'respond-async', 'Idempotency-Key': crypto.randomUUID() },
)
while (job.status === 'queued' || job.status === 'reading') {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  job = await call<Job>(`/jobs/${job.job_id}`)
}
if (job.status === 'failed') throw new Error(job.error?.detail)

const result = await call<Result>(`/jobs/${job.job_id}/result`)
console.log(result.pages[0]?.insights.primary_process_options[0]?.process)
