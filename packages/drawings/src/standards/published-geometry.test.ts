import { describe, expect, it } from 'vitest'
import {
  formEnds,
  generalForm,
  generalGeometryClasses,
  generalPerpendicularity,
  generalRunOut,
  generalSymmetry,
  orientationEnds,
} from './iso-2768-2.ts'
import { materialDeparture, positionDeviation, virtualSize } from './position.ts'

/* Geometrical tolerances against what others print. */

describe('ISO 2768-2:1989', () => {
  const table = (
    ends: readonly number[],
    limit: (length: number, kind: 'H' | 'K' | 'L') => number,
  ) => generalGeometryClasses.map((kind) => ends.map((end) => limit(end, kind)))

  it('table 1, straightness and flatness', () => {
    expect(table(formEnds, generalForm)).toEqual([
      [0.02, 0.05, 0.1, 0.2, 0.3, 0.4],
      [0.05, 0.1, 0.2, 0.4, 0.6, 0.8],
      [0.1, 0.2, 0.4, 0.8, 1.2, 1.6],
    ])
    expect(generalForm(10.1, 'H')).toBe(0.05)
  })

  it('table 2, perpendicularity', () => {
    expect(table(orientationEnds, generalPerpendicularity)).toEqual([
      [0.2, 0.3, 0.4, 0.5],
      [0.4, 0.6, 0.8, 1],
      [0.6, 1, 1.5, 2],
    ])
  })

  it('table 3, symmetry', () => {
    expect(table(orientationEnds, generalSymmetry)).toEqual([
      [0.5, 0.5, 0.5, 0.5],
      [0.6, 0.6, 0.8, 1],
      [0.6, 1, 1.5, 2],
    ])
  })

  it('table 4, circular run-out', () => {
    expect(generalGeometryClasses.map(generalRunOut)).toEqual([0.1, 0.2, 0.5])
  })

  it('ends at 3000 mm', () => {
    expect(() => generalForm(3001, 'K')).toThrow(RangeError)
    expect(() => generalSymmetry(0, 'K')).toThrow(RangeError)
  })
})

describe('true position', () => {
  // Conversion of coordinates to position, as printed in tables of ASME Y14.5 guides: 2 √(x² + y²).
  it.each([
    [0.003, 0.004, 0.01],
    [0.001, 0.001, 0.0028],
    [0.005, 0.005, 0.0141],
    [-0.11, 0.09, 0.2843],
    [0, 0, 0],
  ])('%d and %d are a diameter of %d', (x, y, diameter) => {
    expect(positionDeviation(x, y)).toBeCloseTo(diameter, 4)
  })

  it('grows with the departure from maximum material, of a hole and of a pin', () => {
    expect(materialDeparture('hole', 8.4, 8.5)).toBe(0.1)
    expect(materialDeparture('pin', 10, 9.95)).toBe(0.05)
    expect(materialDeparture('hole', 8.4, 8.39)).toBe(-0.01)
  })

  // ISO 2692:2021: the virtual size of a hole is its least size less the tolerance, that of a shaft its greatest plus it.
  it('keeps a boundary of constant size', () => {
    expect(virtualSize('hole', 8.4, 0.2)).toBe(8.2)
    expect(virtualSize('pin', 10, 0.2)).toBe(10.2)
  })
})
