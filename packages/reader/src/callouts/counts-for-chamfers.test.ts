import { expect, test } from 'vitest'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { Composed } from '../layout/compose.ts'
import { withCountsForChamfers } from './counts-for-chamfers.ts'

/** Kind, quantity and label of each callout of a sheet. */
const readOn = (...texts: readonly string[]) =>
  withCountsForChamfers(
    texts.flatMap((text) =>
      parseCallouts(text, { unit: 'mm' }).map((callout) => ({
        callout,
        composed: { text } as Composed,
        isGeneral: false,
      })),
    ),
  ).map(({ callout: { kind, quantity, text } }) => `${quantity} ${kind} ${text}`)

test('2X2 is a size that stands twice where chamfers have their letter and other sizes are counted so', () => {
  expect(readOn('2X2', '2XØ10', 'C0.2 (x4)')[0]).toBe('2 dimension 2X2')
})

test('2X2 is a chamfer elsewhere', () => {
  expect(readOn('2X2', '2XØ10', '10')[0]).toBe('1 chamfer 2X2')
  expect(readOn('2X2', 'C0.2', '2 x Ø10')[0]).toBe('1 chamfer 2X2')
})
