import { expect, it } from 'vitest'
import type { LengthUnit } from '../callout.ts'
import { parseCallouts } from './parse-callouts.ts'
import { described } from './testing/described.ts'

const read = (text: string, unit: LengthUnit) => parseCallouts(text, { unit }).map(described)

it.each<readonly [string, ...string[]]>([
  ['Ø2.01mm [ Ø0.079in] / 1.91mm [0.075in] DEEP / 2 PLACES', '2 × bore 2.01 mm blind 1.91'],
  ['Ø6.0mm [Ø0.24in] ALIGNMENT BORE / 5.1mm [0.20in] DEEP', 'bore 6 mm blind 5.1'],
  ['Ø6.35mm / [Ø0.250in]', 'diameter 6.35 mm'],
  ['25.4±0.1 / [1.000±.004]', 'linear 25.4 mm <upper 0.1, lower -0.1>'],
  ['83.20 / mm', 'linear 83.2 mm'],
])('reads the size that is said again in inches: %s', (text, ...callouts) => {
  expect(read(text, 'mm')).toEqual(callouts)
})

it.each<readonly [string, ...string[]]>([
  ['5/16 (.3125)', 'linear 0.3125 inch'],
  ['Ø5/16 (.3125) THRU', 'bore 0.3125 inch through'],
  ['.030 X 45° [0.76 X 45°]', 'chamfer 0.03 inch 45°'],
  ['.156 DIA (4 PL)', '4 × diameter 0.156 inch'],
  ['CSK .50 X 82°', 'bore sink 0.5 inch 82 degree'],
])('reads the size that is said again in millimetres or decimals: %s', (text, ...callouts) => {
  expect(read(text, 'inch')).toEqual(callouts)
})

it('reads no fraction of which the decimals are another one', () => {
  expect(read('5/16 (.375)', 'inch')).not.toEqual(['linear 0.3125 inch'])
})

it('reads the hole that is drilled and tapped', () => {
  expect(read('DRILL & TAP 1/4-20 X 1/2 DP', 'inch')).toEqual([
    'thread UNC 1/4-20 UNC d 0.25 inch P 1.27 tpi 20 blind 0.5',
  ])
})
