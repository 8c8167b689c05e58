import type { Callout } from '../callout.ts'
import { besideOthers } from './beside.ts'
import { dimensionMeaning, dimensionTitle } from './dimension.ts'
import { chamferMeaning, radiusMeaning } from './edge.ts'
import { type Explanation, number, type Statement, say } from './explanation.ts'
import { datumMeaning, geometricMeaning } from './geometric.ts'
import { boreMeaning } from './hole.ts'
import type { TitleKey } from './keys.ts'
import type { Part } from './part.ts'
import { roughnessMeaning } from './surface.ts'
import { threadMeaning } from './thread.ts'

/**
 * What the callouts of a line mean: sentences, limits and geometry with their sources, as keys and figures. Pure and
 * total: what a standard does not hold becomes a note that says so. A thread that stands in the line as a callout of
 * its own is not explained a second time with its hole.
 */
export function explainAll(callouts: readonly Callout[]): Explanation[] {
  const threads = new Set(callouts.map((each) => each.kind === 'thread' && each.designation))
  return callouts.map((callout) => {
    const isThreadApart = callout.kind === 'bore' && threads.has(callout.thread?.designation ?? '')
    const { statements, notes, ...rest } = partOf(callout, isThreadApart)
    return {
      callout,
      title: titleOf(callout),
      statements: [...statements, ...times(callout)],
      ...rest,
      notes: [...notes, ...besideOthers(callout, callouts)],
    }
  })
}

/** How often it applies; a chain of spaces says it itself. */
function times(callout: Callout): Statement[] {
  const { quantity, kind } = callout
  if (quantity < 2 || (kind === 'dimension' && callout.chainTotal !== undefined)) return []
  const isOfFeatures = kind === 'gdt' || kind === 'roughness'
  const count = number(quantity, 'none')
  return [say(isOfFeatures ? 'quantityFeatures' : 'quantity', { count })]
}

function partOf(callout: Callout, isThreadApart: boolean): Part {
  switch (callout.kind) {
    case 'dimension':
      return dimensionMeaning(callout)
    case 'thread':
      return threadMeaning(callout)
    case 'bore':
      return boreMeaning(callout, isThreadApart)
    case 'chamfer':
      return chamferMeaning(callout)
    case 'radius':
      return radiusMeaning(callout)
    case 'roughness':
      return roughnessMeaning(callout)
    case 'gdt':
      return geometricMeaning(callout)
    case 'datum':
      return datumMeaning(callout)
  }
}

function titleOf(callout: Callout): TitleKey {
  if (callout.kind === 'dimension') return dimensionTitle(callout)
  if (callout.kind === 'radius') return callout.isSpherical ? 'sphericalRadius' : 'radius'
  if (callout.kind === 'bore' && callout.thread) return 'threadedHole'
  return callout.kind
}
