import type { Catalogue } from './catalogue.ts'
import type { DrawingFacts, ThreadFact } from './drawing-facts.ts'
import type { Remark } from './finding.ts'

const rule = 'thread'

/**
 * Coarse pitch in mm by nominal diameter in mm, for the sizes in common use. Source: ISO 261. Not taken from
 * src/drawings/standards/, whose tables would come to the page in one chunk of 2 kB.
 */
const coarsePitches: Readonly<Record<string, number>> = {
  1: 0.25,
  1.2: 0.25,
  1.6: 0.35,
  2: 0.4,
  2.5: 0.45,
  3: 0.5,
  3.5: 0.6,
  4: 0.7,
  5: 0.8,
  6: 1,
  7: 1,
  8: 1.25,
  10: 1.5,
  12: 1.75,
  14: 2,
  16: 2,
  18: 2.5,
  20: 2.5,
  22: 2.5,
  24: 3,
  27: 3,
  30: 3.5,
  33: 3.5,
  36: 4,
  39: 4,
  42: 4.5,
  45: 4.5,
  48: 5,
  52: 5,
  56: 5.5,
  60: 5.5,
  64: 6,
}

/** Kind, size and pitch of threads, those inside bores included. */
export function threadRemarks({ threads, bores }: DrawingFacts, catalogue: Catalogue): Remark[] {
  const inBores = bores.flatMap(({ thread }) => (thread ? [thread] : []))
  return [...threads, ...inBores].map((thread) => remarkOn(thread, catalogue))
}

function remarkOn(thread: ThreadFact, { threadMin, threadMax, finePitch }: Catalogue): Remark {
  if (thread.thread_type !== 'ISO_METRIC') {
    return { rule, reason: 'threadNotMetric', callout: thread, alternative: 'metricThread' }
  }
  const found = Number(thread.diameter.value)
  const size = { rule, callout: thread, found } as const
  if (found < threadMin) {
    return { ...size, reason: 'threadTooSmall', limit: threadMin, alternative: 'threadSize' }
  }
  if (found > threadMax) {
    return { ...size, reason: 'threadTooLarge', limit: threadMax, alternative: 'threadSize' }
  }
  return finePitch
    ? { ...size, reason: 'threadWithin', limit: threadMin }
    : pitchRemark(thread, size)
}

/** A callout without a pitch means the coarse one (ISO 6410). */
function pitchRemark(
  thread: ThreadFact,
  size: { rule: typeof rule; callout: ThreadFact; found: number },
): Remark {
  const pitch = thread.spacing.pitch_in_mm
  const coarse = coarsePitches[size.found]
  if (pitch === null || Number(pitch) === coarse) return { ...size, reason: 'threadWithin' }
  if (coarse === undefined) {
    return {
      ...size,
      reason: 'threadPitchUnknown',
      needsPerson: true,
      alternative: 'metricThread',
    }
  }
  return {
    ...size,
    reason: 'threadFinePitch',
    alternative: 'coarsePitch',
    values: { pitch: Number(pitch), coarse },
  }
}
