import {
  americanPipeThread,
  coarsePitch,
  parallelPipeThread,
  threadsPerInch,
} from '@firstangle/drawings/standards'
import type { ThreadSystem } from '../callout.ts'

/** Pitches (mm) of sizes that ISO 261 does not have, or no longer, by nominal diameter (mm): old sheets name them. */
const formerPitches: Readonly<Record<number, number>> = { 1.7: 0.35, 2.3: 0.4, 2.6: 0.45, 68: 6 }

/** Pitch (mm) that a metric thread has when none is printed; undefined for sizes that always need one. */
export const impliedPitch = (diameter: number): number | undefined =>
  coarsePitch(diameter) ?? formerPitches[diameter]

/** Threads per inch of British Standard Whitworth (BS 84) by size in inches. */
const whitworthThreads: Readonly<Record<string, number>> = {
  '0.125': 40,
  '0.1875': 24,
  '0.25': 20,
  '0.3125': 18,
  '0.375': 16,
  '0.4375': 14,
  '0.5': 12,
  '0.625': 11,
  '0.75': 10,
  '0.875': 9,
  '1': 8,
}

/** Threads per inch that a size in inches has in a system when none are printed; undefined where it is not a size of it. */
export function usualThreads(system: ThreadSystem, size: number): number | undefined {
  switch (system) {
    case 'UNC':
    case 'UNF':
    case 'UNEF':
      return threadsPerInch(system, size)
    case 'G':
    case 'R':
    case 'RP':
    case 'RC':
      return parallelPipeThread(size)?.threadsPerInch
    case 'NPT':
    case 'NPTF':
      return americanPipeThread(size)?.threadsPerInch
    case 'WHITWORTH':
      return whitworthThreads[String(size)]
    default:
      return undefined
  }
}
