import type { RequestType } from '../../shared/api-schemas/sandbox.ts'
import { paths } from './contract.ts'
import { type Job, stateOf } from './jobs.ts'
import type { SandboxData } from './sandbox-data.ts'

const fileEndings = {
  redaction: 'redaction.pdf',
  balloons: 'balloons.pdf',
  thumbnails: 'thumbnails.png',
} as const

/** A file as answers name it. */
function fileAnswer(name: string, { files }: SandboxData, origin: string) {
  const file = files[name]
  if (!file) throw new Error(`The sandbox has no file ${name}`)
  return {
    url: origin + paths.file.replace('{name}', name),
    media_type: file.mediaType,
    bytes: file.bytes,
    sha256: file.sha256,
  }
}

/** How far a job is, and where its result stands. */
export function jobAnswer(
  id: string,
  job: Job,
  { now, origin, problem }: { now: number; origin: string; problem: unknown },
) {
  const status = stateOf(job, now)
  return {
    job_id: id,
    status,
    created_at: new Date(job.createdAt).toISOString(),
    request_types: job.requestTypes,
    result_url: status === 'done' ? origin + paths.result.replace('{job_id}', id) : null,
    error: status === 'failed' ? problem : null,
  }
}

/** What was read: one entry for each sheet of the file, with what was asked for. */
export function resultAnswer(id: string, job: Job, data: SandboxData, origin: string) {
  const pages = data.samples[job.sample].map((sheet, index) => {
    const page = index + 1
    const answerTo = (type: RequestType): unknown => {
      if (type === 'insights') return data.sheets[sheet].insights
      if (type === 'metadata' || type === 'features') {
        const response = data.sheets[sheet][type]
        return { ...response, evidence: { ...response.evidence, page } }
      }
      return fileAnswer(`${sheet}-${fileEndings[type]}`, data, origin)
    }
    const answers = job.requestTypes.map((type) => [type, answerTo(type)])
    return { page, ...Object.fromEntries(answers) }
  })
  return { job_id: id, file_name: `${job.sample}.pdf`, pages }
}

/** The samples, and the address of each as a file. */
export function healthAnswer(data: SandboxData, origin: string) {
  const samples = Object.entries(data.samples).map(([name, sheets]) => ({
    name,
    page_count: sheets.length,
    file: fileAnswer(`${name}.pdf`, data, origin),
  }))
  return { status: 'ok', samples }
}
