import type { BoreCallout, Depth, Size, ThreadCallout } from '../callout.ts'
import { depthTolerance } from './depth.ts'
import { sizeModifiersOf } from './dimension.ts'
import { bounded, designation, number, type Statement, say } from './explanation.ts'
import { converted, generalSize } from './general.ts'
import { joined, type Part, part } from './part.ts'
import type { StatementKey } from './statement-keys.ts'
import { threadMeaning } from './thread.ts'
import { toleranceMeaning } from './tolerance.ts'

/** Nothing opens the hole, and no thread is cut in it. */
export const isPlainHole = ({
  counterbore,
  countersink,
  counterdrill,
  thread,
}: BoreCallout): boolean => !counterbore && !countersink && !counterdrill && !thread

const figureOf = ({ value, unit }: Size) => number(value, unit)

/** A hole callout: bore, how deep, what opens it, and its thread unless that is explained apart. */
export function boreMeaning(callout: BoreCallout, isThreadApart: boolean): Part {
  const { diameter, tolerance, depth, thread } = callout
  return joined([
    part({
      statements: [
        ...(diameter
          ? [say('bore', { diameter: bounded(diameter.value, diameter.unit, tolerance) })]
          : []),
        ...(diameter || thread ? [] : [say('boreOnly')]),
        ...depthStatements(depth),
      ],
      standards: ['iso15786'],
    }),
    part({ statements: seatStatements(callout) }),
    thread ? threadPart(thread, isThreadApart) : part({}),
    diameter && (tolerance || !thread) ? sizeOf(diameter, tolerance) : part({}),
    part(
      callout.isEnvelope
        ? { statements: [say('modifierE')], standards: ['iso14405' as const] }
        : {},
    ),
    sizeModifiersOf(callout),
  ])
}

const threadPart = (thread: ThreadCallout, isApart: boolean): Part =>
  isApart
    ? part({ statements: [say('boreThread', { designation: designation(thread.designation) })] })
    : threadMeaning(thread)

function sizeOf(diameter: Size, tolerance: BoreCallout['tolerance']): Part {
  return joined([
    tolerance
      ? toleranceMeaning(diameter, tolerance, diameter.unit, true)
      : generalSize(diameter, 'diameter'),
    converted(diameter.value, diameter.unit),
  ])
}

const depthKeys: Readonly<Record<Depth['type'], StatementKey>> = {
  THROUGH: 'boreThrough',
  THROUGH_ALL: 'boreThroughAll',
  BLIND: 'boreBlind',
  SIZE: 'boreDepth',
}

function depthStatements(depth: Depth | null): Statement[] {
  if (!depth) return []
  if (depth.value === null) return [say(depthKeys[depth.type])]
  return [
    say('boreDepth', { depth: bounded(depth.value, depth.unit, depth.tolerance ?? null) }),
    ...depthTolerance(depth),
  ]
}

function seatStatements({ counterbore, countersink, counterdrill }: BoreCallout): Statement[] {
  const statements: Statement[] = []
  if (counterbore) {
    const name = counterbore.isSpotface ? 'spotface' : 'counterbore'
    const values = { diameter: figureOf(counterbore.diameter) }
    const { depth, depthTolerance: tolerance } = counterbore
    if (!depth) statements.push(say(name, values))
    else {
      const { value, unit } = depth
      statements.push(
        say(`${name}Depth`, { ...values, depth: bounded(value, unit, tolerance ?? null) }),
        ...depthTolerance({ type: 'SIZE', value, unit, ...(tolerance ? { tolerance } : {}) }),
      )
    }
  }
  if (countersink) {
    const values = { diameter: figureOf(countersink.diameter) }
    const { angle } = countersink
    statements.push(
      angle
        ? say('countersinkAngle', { ...values, angle: figureOf(angle) })
        : say('countersink', values),
    )
  }
  if (counterdrill) {
    statements.push(say('counterdrill', { diameter: figureOf(counterdrill.diameter) }))
  }
  return statements
}
