import { readFileSync } from 'node:fs'

/** Memory a process holds now, in units of 1,000,000 bytes. Linux only. */
export function residentMegabytes(pid: number): number {
  return statusMegabytes(pid, 'VmRSS')
}

/** The most it has held so far, as the kernel counts it, in units of 1,000,000 bytes. Linux only. */
export function peakMegabytes(pid: number): number {
  return statusMegabytes(pid, 'VmHWM')
}

function statusMegabytes(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]
  return (Number(kibibytes) * 1024) / 1_000_000
}
