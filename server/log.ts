import { type Logger, pino } from 'pino'
import type { LogLevel } from './environment.ts'
import { gatherLines } from './gather-lines.ts'

/** What the server needs of a logger; tests pass a recording one. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/** The log of a process, which ends with it. */
export type ProcessLog = Log & {
  /** Writes what is still to be written, for so long at most: perhaps nobody reads it. Nothing is written after it. */
  close(limitMs: number): Promise<void>
}

/** Lines that nobody reads take memory up to here; further ones are lost (bytes). */
const mostUnread = 8 * 1024 * 1024

/** Level 40 and above in the format of pino. */
const isUrgent = (line: string) => /^\{"level":[4-9]\d/.test(line)

/** JSON lines on stdout; warnings and errors at once. */
export function createLog(level: LogLevel): ProcessLog {
  const lines = gatherLines((block) => destination.write(block))
  // Before the destination's own listener, which writes what it has been given.
  process.on('exit', lines.pass)
  const destination = pino.destination({ dest: 1, sync: false, maxLength: mostUnread })
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  // The logger gets no more than this: it would wait for ever with a fatal line that nobody reads.
  const write = (line: string) => {
    lines.add(line)
    if (isUrgent(line)) lines.pass()
  }
  const log = pino(options, { write })
  return Object.assign(log, {
    async close(limitMs: number) {
      lines.pass()
      process.off('exit', lines.pass)
      await new Promise<void>((resolve) => {
        setTimeout(resolve, limitMs)
        destination.flush(() => resolve())
      })
      // Else the end of the process would wait for what is left, however long.
      destination.destroy()
    },
  })
}
