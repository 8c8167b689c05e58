import { type Logger, pino } from 'pino'
import type { LogLevel } from './environment.ts'

/** What the server needs of a logger; tests pass a recording one. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'flush'>

/**
 * JSON lines on stdout. Written in blocks (at 8 kB or after a second), because one system call per request would cost
 * more than answering it from the cache; `flush` before the process ends.
 */
export function createLog(level: LogLevel): Log {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: 8192,
    periodicFlush: 1000,
  })
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}
