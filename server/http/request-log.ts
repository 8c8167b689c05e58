import { hundredth } from '../../shared/rounding.ts'
import type { Log } from '../log.ts'

/** What is logged of a request. No address, no query, no user agent: nothing personal can reach a log. */
export interface RequestRecord {
  readonly method: string
  /** Path and query as requested; only the path is written. */
  readonly url: string
  readonly status: number
  readonly startedAt: number
  readonly bytes?: number | undefined
  readonly requestId?: string | undefined
}

/** Called for every answered request. */
export type RecordRequest = (record: RequestRecord) => void

const maxPathLength = 200

/** Writes one line per answered request; JSON keeps line breaks and quotes of a hostile path harmless (ASVS 16.4.1). */
export function logRequest(log: Log, request: RequestRecord): void {
  const durationMs = hundredth(performance.now() - request.startedAt)
  const { method, status, bytes, requestId } = request
  log.info({ method, path: pathOf(request.url), status, durationMs, bytes, requestId }, 'request')
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return (end < 0 ? url : url.slice(0, end)).slice(0, maxPathLength)
}
