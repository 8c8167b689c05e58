import { describe, expect, it } from 'vitest'
import type { GeometricCallout, RoughnessCallout } from '../callout.ts'
import { explainAll } from './explain.ts'
import { readingsOf } from './readings.ts'

const frameOf = (line: string): GeometricCallout => {
  const [callout, ...others] = readingsOf(line, 'mm')[0]?.callouts ?? []
  expect(others).toEqual([])
  return callout as GeometricCallout
}

describe('what stands behind a zone and is no datum', () => {
  it.each([
    ['⌓ 0.3 VA A', ['VA'], ['A']],
    ['○ 0.05 G50', ['G50'], []],
    ['○ 0.05 S0.25', ['S0.25'], []],
    ['⌓ 0.5 Δ A', ['Δ'], ['A']],
    ['⌓|0.5|△|A|B', ['Δ'], ['A', 'B']],
    ['⏥ 0.2 CX', ['CX'], []],
    ['|⌓|0.2 QX|A|', ['QX'], ['A']],
    ['⌖ Ø0.1 AB', [], ['AB']],
  ])('%s', (line, modifiers, datums) => {
    const frame = frameOf(line)
    expect(frame.modifiers).toEqual(modifiers)
    expect(frame.datums.map(({ label }) => label)).toEqual(datums)
  })

  it.each([
    ['⌖ Ø0.1 A ▷ B', [['▷'], []]],
    ['⌖ Ø0.1 A B▷', [[], ['▷']]],
    ['⌖ Ø0.2 A B[▷]', [[], ['▷']]],
    ['|⌖|Ø0.8|A|B▷|C|', [[], ['▷'], []]],
    ['∥ 0.1 A DV', [['DV']]],
  ])('%s: of its datums', (line, modifiers) => {
    expect(frameOf(line).datums.map((datum) => datum.modifiers)).toEqual(modifiers)
  })

  it('says both ends of an offset that changes along the feature, and gives no single one', () => {
    const frame = frameOf('|⌓|0.3 UZ+0.15:-0.25|A|')
    expect(frame.zone).toMatchObject({ changingOffset: [0.15, -0.25] })
    expect(frame.zone.offset).toBeUndefined()
    const said = explainAll([frame])[0]?.statements.find(({ key }) => key === 'offsetChanges')
    expect(said?.values).toMatchObject({ lower: { lower: 0.15 }, upper: { lower: -0.25 } })
  })

  it('keeps a datum feature whose triangle stands close to its letter', () => {
    const kinds = readingsOf('⌖ Ø0.1 A ▷B', 'mm')[0]?.callouts.map(({ kind }) => kind)
    expect(kinds).toEqual(['gdt', 'datum'])
  })
})

describe('words beside a surface texture', () => {
  it.each([
    ['gehont Ra 0,4', 'gehont'],
    ['RECTIFIÉ Ra 0.8', 'RECTIFIÉ'],
    ['Ra 0.8 ground', 'ground'],
    ['Ra 3.2 szlifować', 'szlifować'],
    ['Nutgrund Ra 0,8', null],
    ['Ra 0.8 bore only', null],
    ['Zahnflanken Ra 0,8', null],
  ])('%s is made: %s', (line, process) => {
    const [surface] = readingsOf(line, 'mm')[0]?.callouts ?? []
    expect((surface as RoughnessCallout).process).toBe(process)
  })

  it('says that a place was not read', () => {
    const [reading] = readingsOf('Nutgrund Ra 0,8', 'mm')
    expect(reading?.notes.map(({ key }) => key)).toEqual(['unread'])
    expect(reading?.confidence).toBeLessThan(0.9)
  })
})

describe('words and orders of other sheets', () => {
  it.each([
    ['M10 gauche', 'thread', { handedness: 'LEFT' }],
    ['M12 SX', 'thread', { handedness: 'LEFT' }],
    ['FILET M10x1.5', 'thread', {}],
    ['gwint M8', 'thread', {}],
    ['otwór Ø10', 'dimension', { value: 10 }],
    ['promień R3', 'radius', { value: 3 }],
    ['8x45° (=360°)', 'dimension', { type: 'angle', value: 45, quantity: 8 }],
    ['2t', 'dimension', { value: 2 }],
    ['≤ Ra 1.6', 'roughness', { value: 1.6 }],
    ['M5 T=10', 'thread', { depth: { value: 10 } }],
    ['BEND R 2 INSIDE', 'radius', { value: 2 }],
    ['1.85 typical/2.0 Max', 'dimension', { tolerance: { limitHigh: 2 } }],
  ])('%s', (line, kind, fields) => {
    const [callout] = readingsOf(line, 'mm')[0]?.callouts ?? []
    expect(callout).toMatchObject({ kind, ...fields })
  })

  it('takes the seat of a drilled fraction in inches as well', () => {
    const [bore] = readingsOf('13/32 DRILL, 5/8 CBORE X 1/4 DEEP', 'mm')[0]?.callouts ?? []
    expect(bore).toMatchObject({
      diameter: { value: 0.40625, unit: 'inch' },
      counterbore: { diameter: { value: 0.625, unit: 'inch' }, depth: { value: 0.25 } },
    })
  })

  it.each([
    ['NPT(F) 1/4', ['0.5 readNpt', '0.5 readNptf']],
    ['Ø10 x 45°', ['0.7 readAngleOfSide', '0.3 readAngleOfCone']],
    ['CH 17', ['0.8 readWidthOfKey', '0.2 readChamferWord']],
    ['CH 6', ['0.5 readWidthOfKey', '0.5 readChamferWord']],
  ])('%s can mean two things', (line, expected) => {
    const said = readingsOf(line, 'mm').map(({ confidence, reason }) => `${confidence} ${reason}`)
    expect(said).toEqual(expected)
  })

  it('says that the depth behind a radius is not read', () => {
    const [reading] = readingsOf('R10 DEPTH 3', 'mm')
    expect(reading?.confidence).toBe(0.8)
    expect(reading?.notes.map(({ key }) => key)).toEqual(['unread'])
  })
})

describe('characteristics by their names in other languages of sheets', () => {
  it.each<readonly [string, GeometricCallout['characteristic']]>([
    ['rechtheid 0,02', 'STRAIGHTNESS'],
    ['vlakheid 0,05', 'FLATNESS'],
    ['rondheid 0,01', 'CIRCULARITY'],
    ['circularidad 0,01', 'CIRCULARITY'],
    ['cilindriciteit 0,02', 'CYLINDRICITY'],
    ['evenwijdigheid 0,1 B', 'PARALLELISM'],
    ['haaksheid 0,02 A', 'PERPENDICULARITY'],
    ['inclinazione 0,1 A', 'ANGULARITY'],
    ['positie Ø0,2 A B', 'POSITION'],
    ['concentriciteit Ø0,05 A', 'CONCENTRICITY'],
    ['rondloop 0,05 A', 'CIRCULAR_RUNOUT'],
    ['totale slag 0,1 A', 'TOTAL_RUNOUT'],
    ['battement total 0,05 A', 'TOTAL_RUNOUT'],
    ['battement 0,05 A', 'CIRCULAR_RUNOUT'],
    ["profil d'une surface 0,2 A", 'PROFILE_OF_A_SURFACE'],
    ['perfil de una línea 0,1', 'PROFILE_OF_A_LINE'],
  ])('%s', (line, characteristic) => {
    expect(frameOf(line).characteristic).toBe(characteristic)
  })
})
