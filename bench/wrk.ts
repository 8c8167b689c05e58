import { run } from './processes.ts'

export interface Load {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Answers other than 2xx and 3xx, and broken connections. */
  readonly failures: number
}

const seconds = 8

interface WrkOptions {
  readonly connections?: number
  /** Before the command, such as what binds it to a core. */
  readonly before?: readonly string[]
  /** Lua that makes the requests. */
  readonly script?: string
}

/** Asks an address as fast as it answers, from one thread over kept connections, and takes Brotli. */
export async function loadWithWrk(
  url: string,
  { connections = 64, before = [], script }: WrkOptions = {},
): Promise<Load> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '5s']
  const made = script ? ['-s', script] : []
  const header = ['-H', 'Accept-Encoding: br']
  const command = [...before, 'wrk', ...options, ...made, ...header, url]
  return readWrk(await run(command, (seconds + 20) * 1000))
}

/** Reads what `wrk --latency` prints. */
export function readWrk(text: string): Load {
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]
  const p50 = /^\s+50%\s+([\d.]+)(us|ms|s) *$/m.exec(text)
  const p99 = /^\s+99%\s+([\d.]+)(us|ms|s) *$/m.exec(text)
  if (!perSecond || !p50 || !p99) throw new Error(`wrk printed no figures:\n${text}`)
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    text,
  )
  const wrongAnswers = /Non-2xx or 3xx responses: (\d+)/.exec(text)
  const failures = [...(socketErrors?.slice(1) ?? []), wrongAnswers?.[1] ?? '0']
  return {
    perSecond: Number(perSecond),
    p50Ms: milliseconds(p50),
    p99Ms: milliseconds(p99),
    failures: failures.reduce((sum, count) => sum + Number(count), 0),
  }
}

const millisecondsPer: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

function milliseconds([, value, unit = 'ms']: RegExpExecArray): number {
  return Number(value) * (millisecondsPer[unit] ?? 1)
}
