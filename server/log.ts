import { type Logger, pino } from 'pino'
import type { LogLevel } from './environment.ts'
import { createLineBuffer } from './line-buffer.ts'

/** What the server needs of a logger; tests pass a recording one. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/** The log of a process, which ends with it. */
export type ProcessLog = Log & {
  /** Writes what is buffered, within this time limit in case the output is not read. Nothing is written after it. */
  close(limitMs: number): Promise<void>
}

/** Bytes of lines held in memory while the output is not read; further lines are lost. */
const mostUnread = 8 * 1024 * 1024

/** Level 40 and above in the format of pino. */
const isUrgent = (line: string) => /^\{"level":[4-9]\d/.test(line)

/** JSON lines on stdout; warnings and errors at once. */
export function createLog(level: LogLevel): ProcessLog {
  const lines = createLineBuffer((block) => destination.write(block))
  let [isFailing, isReported] = [false, false]
  const flushAtExit = () => {
    lines.flush()
    // Otherwise it would try for ever.
    if (isFailing) destination.destroy()
  }
  // Before the destination's own listener, which writes what it has been given.
  process.on('exit', flushAtExit)
  const destination = pino.destination({ dest: 1, sync: false, maxLength: mostUnread })
  // Such as a full disk, which must not end the process: lines wait as those that nobody reads do, and the next one tries
  // again.
  destination.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (!isReported)
      console.error(`The log cannot be written: ${code}. The site goes on without it.`)
    isFailing = true
    isReported = true
  })
  destination.on('drain', () => {
    isFailing = false
  })
  const options = { level, base: null, timestamp: sharedTime() }
  // The logger gets only `write`: with a `flushSync` it would block on a fatal line while the output is not read.
  const write = (line: string) => {
    lines.add(line)
    if (isUrgent(line)) lines.flush()
  }
  const log = pino(options, { write })
  return Object.assign(log, {
    async close(limitMs: number) {
      lines.flush()
      process.off('exit', flushAtExit)
      await new Promise<void>((resolve) => {
        setTimeout(resolve, limitMs)
        destination.flush(() => resolve())
      })
      // Otherwise the process would wait for unread output before it ends, however long.
      destination.destroy()
    },
  })
}

/** The time as pino writes it into a line; the lines of one millisecond share their text. */
function sharedTime(): () => string {
  let [shown, text] = [Number.NaN, '']
  return () => {
    const now = Date.now()
    if (now !== shown) [shown, text] = [now, `,"time":"${new Date(now).toISOString()}"`]
    return text
  }
}
