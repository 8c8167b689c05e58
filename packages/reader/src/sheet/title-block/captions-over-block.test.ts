import { expect, it } from 'vitest'
import type { Path } from '../../page.ts'
import {
  fieldsOf,
  type MadeCell,
  madeLines,
  madePage,
  madePath,
  madeRun,
} from '../testing/made-page.ts'

/** The block of FreeCAD's templates after ISO 7200; material, tolerances and scale stand above it without cells. */
const block: MadeCell[] = [
  [107, 164, 80, 12, 'Title:', 'Lever'],
  [187, 164, 60, 12, 'Created by:', 'Maria Muster'],
  [107, 176, 140, 12, 'Document type:', 'Component Drawing'],
  [107, 188, 80, 12, 'Drawing number:', 'LV-08'],
  [187, 188, 60, 12, 'Issue date:', '2026-03-30'],
  [247, 188, 40, 12, 'Revision:', 'AAB'],
]

const circle = (x: number, y: number, radius: number): Path =>
  madePath(
    Array.from({ length: 24 }, (_, i): [number, number] => [
      x + radius * Math.cos((i * Math.PI) / 12),
      y + radius * Math.sin((i * Math.PI) / 12),
    ]),
    true,
  )

it('reads captions with their values above the block', () => {
  const texts = [
    madeRun('Part Material:', 107.5, 155.6),
    madeRun('Plastic (PLA)', 108, 161.2, 5),
    madeRun('General tolerances:', 187.5, 155.6),
    madeRun('ISO 2768-m', 188, 161.2, 5),
    madeRun('Scale:', 227.5, 155.6),
    madeRun('1 : 2', 232.6, 161.2, 5),
  ]
  expect(fieldsOf(madePage({ cells: block, texts }))).toMatchObject({
    material: 'Plastic (PLA)',
    generalTolerances: 'ISO 2768-m',
    scale: '1:2',
    title: 'Lever',
    revision: 'AAB',
  })
})

it('leaves out what stands too far below its caption, or above no block', () => {
  const far = [madeRun('Part Material:', 107.5, 146), madeRun('Clamp', 108, 161.2, 5)]
  expect(fieldsOf(madePage({ cells: block, texts: far })).material).toBeUndefined()
  const texts = [madeRun('Part Material:', 30, 60), madeRun('Clamp', 30.5, 65.6, 5)]
  expect(fieldsOf(madePage({ cells: block, texts })).material).toBeUndefined()
})

it('finds the symbol of the projection method above the block', () => {
  const paths = [
    circle(270, 152, 5),
    circle(270, 152, 2.6),
    ...madeLines([252, 149.4, 263, 147], [252, 154.6, 263, 157]),
    ...madeLines([252, 149.4, 252, 154.6], [263, 147, 263, 157]),
  ]
  expect(fieldsOf(madePage({ cells: block, paths })).projection).toBe('FIRST_ANGLE')
})
