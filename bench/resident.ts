import { readFileSync } from 'node:fs'
import type { Running } from './processes.ts'
import type { Row } from './report.ts'

/** Memory a process holds now, in units of 1,000,000 bytes. Linux only. */
export function residentMegabytes(pid: number): number {
  return statusMegabytes(pid, 'VmRSS')
}

/** The most it has held so far, as the kernel counts it, in units of 1,000,000 bytes. Linux only. */
export function peakMegabytes(pid: number): number {
  return statusMegabytes(pid, 'VmHWM')
}

/** The most that a server has held so far, against what it may. */
export function peakMemoryRow({ pid }: Running): Row {
  return {
    what: 'memory at most',
    measured: peakMegabytes(pid),
    unit: 'MB',
    goal: { atMost: 400 },
  }
}

function statusMegabytes(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]
  return (Number(kibibytes) * 1024) / 1_000_000
}
