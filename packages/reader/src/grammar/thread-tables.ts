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
  '0.0625': 60,
  '0.09375': 48,
  '0.125': 40,
  '0.15625': 32,
  '0.1875': 24,
  '0.21875': 24,
  '0.25': 20,
  '0.3125': 18,
  '0.375': 16,
  '0.4375': 14,
  '0.5': 12,
  '0.5625': 12,
  '0.625': 11,
  '0.6875': 11,
  '0.75': 10,
  '0.875': 9,
  '1': 8,
  '1.125': 7,
  '1.25': 7,
  '1.5': 6,
  '1.75': 5,
  '2': 4.5,
}

/** The same of British Standard Fine (BS 84). */
const fineWhitworthThreads: Readonly<Record<string, number>> = {
  '0.1875': 32,
  '0.21875': 28,
  '0.25': 26,
  '0.28125': 26,
  '0.3125': 22,
  '0.375': 20,
  '0.4375': 18,
  '0.5': 16,
  '0.5625': 16,
  '0.625': 14,
  '0.6875': 14,
  '0.75': 12,
  '0.8125': 12,
  '0.875': 11,
  '1': 10,
  '1.125': 9,
  '1.25': 9,
  '1.375': 8,
  '1.5': 8,
  '1.75': 7,
  '2': 7,
}

/** Threads per inch of a BSF thread by its size in inches; undefined where BS 84 has none. */
export const usualFineWhitworth = (size: number): number | undefined =>
  fineWhitworthThreads[String(size)]

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
