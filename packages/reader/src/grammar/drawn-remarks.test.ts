import { expect, it } from 'vitest'
import type { Asides } from './assemble.ts'
import { parseCallouts } from './parse-callouts.ts'

it.each([
  ['R5.00 (typ. x 4)', { kind: 'radius', value: 5, quantity: 4 }],
  ['R5.00 (typ 4x)', { kind: 'radius', value: 5, quantity: 4 }],
  ['Ø5 (TYP 3 PLCS)', { kind: 'dimension', value: 5, quantity: 3 }],
  ['Ø7 Cant. 4', { kind: 'dimension', value: 7, quantity: 4 }],
  ['M6 QTY: 3', { kind: 'thread', designation: 'M6', quantity: 3 }],
  ['Ø6 Cant. 3 / a 120°', { kind: 'dimension', value: 6, quantity: 3 }],
  ['3.42 (12ga)', { kind: 'dimension', value: 3.42, quantity: 1 }],
  ['0.10 (12ga., 0.1046in)', { kind: 'dimension', value: 0.1 }],
  ['4X M3x0.5, 2NS 2FS', { kind: 'thread', designation: 'M3x0.5', quantity: 4 }],
  ['4X 8.00 (2 NS, 2 FS)', { kind: 'dimension', value: 8, quantity: 4 }],
  ['.05 GAP', { kind: 'dimension', value: 0.05 }],
])('%s keeps its value beside the remark', (line, expected) => {
  expect(parseCallouts(line, { unit: 'mm' })).toEqual([expect.objectContaining(expected)])
})

it.each([
  '1mm 45° chamfer',
  '1 mm 45° Fase',
  '45° chamfer 1mm',
  '1mm 45° chamfer on outer contour',
])('%s is a chamfer without its cross', (line) => {
  expect(parseCallouts(line, { unit: 'mm' })).toMatchObject([
    { kind: 'chamfer', size: { value: 1 }, angle: 45 },
  ])
})

it.each(['3V3', '1V8', '5 V0'])('%s is a voltage and no class of a size', (line) => {
  expect(parseCallouts(line, { unit: 'mm' })).toEqual([])
})

it('reads a class with V where its grade is one of fits', () => {
  expect(parseCallouts('30 V6', { unit: 'mm' })).toMatchObject([{ tolerance: { fit: 'V6' } }])
})

it('takes the thread behind the sign of a countersink for the screw where the hole is larger', () => {
  const asides: Asides = { remarks: [], unread: [] }
  expect(parseCallouts('Ø2.4 ⌵ M2', { unit: 'mm', asides })).toMatchObject([
    { kind: 'dimension', type: 'diameter', value: 2.4 },
  ])
  expect(asides.unread).toEqual(['⌵ M2'])
})

it('takes no two depths for a fraction of an inch', () => {
  expect(parseCallouts('12/16', { unit: 'inch' })).toEqual([])
  expect(parseCallouts('3/16', { unit: 'inch' })).toMatchObject([{ value: 0.1875 }])
})

it('does not take the number behind the pitch of a thread for the depth of its hole', () => {
  expect(parseCallouts('M10x1,5/30', { unit: 'mm' })).toEqual([])
  expect(parseCallouts('M10x20/30', { unit: 'mm' })[0]).toMatchObject({ depth: { value: 30 } })
})
