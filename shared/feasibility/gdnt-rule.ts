import type { Catalogue } from './catalogue.ts'
import type { GdntFact, SheetFacts } from './drawing-facts.ts'
import type { Remark } from './finding.ts'

const rule = 'gdnt'

/** Characteristics that can be measured, and their smallest zone. Datum symbols alone require nothing. */
export function gdntRemarks({ gdnts }: SheetFacts, catalogue: Catalogue): Remark[] {
  return gdnts
    .filter(({ characteristic }) => characteristic !== 'DATUM')
    .map((frame) => remarkOn(frame, catalogue))
}

function remarkOn(frame: GdntFact, { measured, minZone }: Catalogue): Remark {
  const about = { rule, callout: frame, values: { characteristic: frame.characteristic } } as const
  if (!(measured as readonly string[]).includes(frame.characteristic)) {
    return { ...about, reason: 'gdntNotMeasured', alternative: 'measureOutside' }
  }
  if (frame.zone === null) {
    const open = { needsPerson: true, limit: minZone, alternative: 'widerZone' } as const
    return { ...about, ...open, reason: 'gdntZoneMissing' }
  }
  const numbers = { found: Number(frame.zone.value), limit: minZone }
  return numbers.found >= minZone
    ? { ...about, ...numbers, reason: 'gdntWithin' }
    : { ...about, ...numbers, reason: 'gdntZoneTooSmall', alternative: 'widerZone' }
}
