import { type Callout, parseCallouts, type Unit } from '@firstangle/reader'

/** A written callout, read by the grammar in the unit that it had before, or that others of its sheet have. */
export function parseEdited(text: string, before: Callout | undefined): readonly Callout[] {
  return parseCallouts(text, { unit: unitOf(before) })
}

function unitOf(callout: Callout | undefined): Exclude<Unit, 'degree'> {
  const unit = callout && printedUnit(callout)
  return unit === 'inch' ? 'inch' : 'mm'
}

/** Null if there is none. With undefined, the compiler would not notice a kind that is missing here. */
function printedUnit(callout: Callout): Unit | null {
  switch (callout.kind) {
    case 'dimension':
    case 'radius':
      return callout.unit
    case 'chamfer':
      return callout.size.unit
    case 'thread':
    case 'bore':
      return callout.diameter?.unit ?? null
    case 'gdt':
      return callout.zone.unit
    case 'roughness':
      return callout.unit === 'uin' ? 'inch' : 'mm'
    case 'datum':
      return null
  }
}
