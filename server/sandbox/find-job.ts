import type { Context } from 'hono'
import { hourMs } from '../durations.ts'
import { jobAnswer } from './answers.ts'
import { pollSeconds } from './contract.ts'
import type { SandboxEnv, SandboxTools } from './dependencies.ts'
import { type Job, readJobId, stateOf } from './jobs.ts'
import { localeOf, problemOf } from './problem-answer.ts'
import { SandboxError } from './sandbox-error.ts'

/** The job that an address or a body names. Throws SandboxError 404 or 410. */
export function findJob({ now, limits }: SandboxTools, id: string): Job {
  const at = now().getTime()
  const job = readJobId(id, at)
  if (!job) throw new SandboxError('job-unknown')
  if (at - job.createdAt > limits.jobHours * hourMs) throw new SandboxError('job-expired')
  return job
}

/** A job that is over, well or badly. Throws SandboxError 404, 410, or 409 while it is not. */
export function findFinishedJob(tools: SandboxTools, id: string): Job {
  const job = findJob(tools, id)
  if (['done', 'failed'].includes(stateOf(job, tools.now().getTime()))) return job
  throw new SandboxError('job-not-done', { headers: { 'Retry-After': String(pollSeconds) } })
}

/** A job as the API answers it, in the language of the request. */
export function shownJob(tools: SandboxTools, c: Context<SandboxEnv>, id: string, job: Job) {
  return jobAnswer(id, job, {
    now: tools.now().getTime(),
    origin: tools.siteUrl,
    problem: job.failure && problemOf(job.failure, localeOf(c.req.raw), tools),
  })
}
