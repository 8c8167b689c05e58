import { coarsePitch } from '@firstangle/drawings/standards'
import type { Catalogue } from './catalogue.ts'
import type { SheetFacts, ThreadFact } from './drawing-facts.ts'
import type { Remark } from './finding.ts'

const rule = 'thread'

/** Kind, size and pitch of threads, those inside bores included. */
export function threadRemarks({ threads, bores }: SheetFacts, catalogue: Catalogue): Remark[] {
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
  const coarse = coarsePitch(size.found)
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
