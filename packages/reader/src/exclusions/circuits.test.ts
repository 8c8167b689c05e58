import { describe, expect, it } from 'vitest'
import type { Composed } from '../layout/compose.ts'
import { withoutCircuits } from './circuits.ts'

const line = (text: string, surroundings: Composed['surroundings'] = 'near'): Composed => ({
  text,
  parts: [text],
  boxes: [],
  direction: 0,
  size: 3,
  kind: 'line',
  surroundings,
  isInCell: false,
  isOnShelf: false,
  confidence: 1,
})
const left = (texts: readonly string[]) =>
  withoutCircuits([...texts.map((text) => line(text)), line('96', 'dimension')]).map(
    ({ text }) => text,
  )

describe('the diagram of a circuit', () => {
  const parts = ['R1', 'R2', 'R3', 'C1', 'C2', 'C3']

  it('holds no radii, chamfers and sizes', () => {
    expect(left([...parts, 'VD1', 'DA1', '2200', '0.1'])).toEqual(['VD1', 'DA1', '96'])
  })

  it('is recognised by the names of its supplies and by letters of either case, as in a scan', () => {
    const read = ['c1', 'C2', 'c3', 'R5', 'R6', 'R2', 'VCC', 'VSS', 'N1', '220']
    expect(left(read)).toEqual(['VCC', 'VSS', '96'])
  })

  it('is recognised by the pins of its controller', () => {
    const pins = ['GND', 'VIN', 'AREF', 'SDA', 'SCL', '3.3V']
    expect(left([...pins, '220'])).toEqual(['GND', 'VIN', 'AREF', 'SDA', 'SCL', '3.3V', '96'])
    expect(left(['GND', 'VIN', '220'])).toContain('220')
  })

  it('goes on with the numbers of the sheet before it', () => {
    const later = ['R33', 'R34', 'R35', 'R36', 'R37', 'C30']
    expect(left([...later, 'J18', 'J19'])).toEqual(['J18', 'J19', '96'])
  })

  it('holds no sizes where its parts show their values: its pins are numbered beside wires', () => {
    const diagram = [...parts, 'Q1', 'L1', '0.1uF', '10.0uF@6.3v', '21-10.0', '<11C3', 'SW1']
    expect(left(diagram)).toEqual([])
    expect(left(['J24', 'D6', 'FB2', 'C96', 'C97', '0.1uF', '10uF'])).toEqual([])
    expect(left(['J24', 'C96', 'C97', 'C98', '0.1uF', '10uF'])).toContain('96')
    expect(left([...parts, 'Q1', 'L1', '0.1uF'])).toContain('96')
  })

  it('needs parts that no machine has, and numbers from one on', () => {
    expect(left([...parts, '2200'])).toEqual([...parts, '2200', '96'])
    const radii = ['R1', 'R5', 'R10', 'C1', 'C5', 'R20', 'X1', 'X2']
    expect(left(radii)).toEqual([...radii, '96'])
  })

  it('numbers strain gauges, which are no pipe threads', () => {
    expect(left(['G1', 'G2', 'G3', 'G4', 'Ø2.276'])).toEqual(['Ø2.276', '96'])
    expect(left(['G1', 'G2', 'G1/2'])).toEqual(['G1', 'G2', 'G1/2', '96'])
  })
})
