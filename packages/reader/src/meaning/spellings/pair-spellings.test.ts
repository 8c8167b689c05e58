import { describe, expect, it } from 'vitest'
import { explainAll } from '../explain.ts'
import { readingsOf } from '../readings.ts'
import { nameOf } from '../testing/name-of.ts'
import { parseTyped } from '../typed-line.ts'

const calloutsOf = (line: string) => parseTyped(line, 'mm').callouts

describe('a stroke', () => {
  it.each([
    ['C1/C2', 'C1 / C2'],
    ['M8/M10', 'M8 / M10'],
    ['2xM6/M8x1', '2xM6 / M8x1'],
    ['1x45°/2x45°', '1x45° / 2x45°'],
    ['▽▽/▽▽▽', '▽▽ / ▽▽▽'],
  ])('close to two of a kind parts them: %s', (typed, printed) => {
    expect(calloutsOf(typed)).toHaveLength(2)
    expect(calloutsOf(typed)).toEqual(calloutsOf(printed))
  })

  it.each(['Ø12 H7 / 25', 'Ø12 H7/25', 'Ø12 H7/25 tief', 'Ø12 H7/25 mm'])(
    'behind the class of a hole parts it from its depth: %s',
    (line) => {
      expect(calloutsOf(line)).toMatchObject([{ kind: 'bore', depth: { value: 25 } }])
    },
  )

  it('stays that of a fit before a class, and is unread behind the class of a shaft', () => {
    expect(calloutsOf('Ø12 H7/k6')).toMatchObject([{ tolerance: { fit: 'H7/k6' } }])
    expect(calloutsOf('Ø12 h6/25')).toEqual([])
  })
})

describe('a size in both units', () => {
  it.each(['Ø25.4 Ø1.000', 'Ø25.4 / Ø1.000', 'Ø25.4/Ø1.000'])(
    'is one size with its sign before both: %s',
    (line) => {
      expect(calloutsOf(line)).toMatchObject([{ kind: 'dimension', type: 'diameter', value: 25.4 }])
    },
  )

  it('is two sizes where they are not the same', () => {
    expect(calloutsOf('Ø25.4 Ø2.000')).toHaveLength(2)
    expect(calloutsOf('Ø50.8 Ø2')).toHaveLength(2)
  })
})

describe('a limit', () => {
  const sideOf = (line: string) => {
    const [reading] = readingsOf(line, 'mm')
    const [explanation] = explainAll(reading?.callouts ?? [])
    return explanation?.statements[0]?.values.value
  }

  it.each([
    ['> 3', 'more'],
    ['Ø > 3', 'more'],
    ['greater than 3', 'more'],
    ['größer als 3', 'more'],
    ['< 3', 'less'],
    ['R<3', 'less'],
    ['less than Ø3', 'less'],
    ['>= 3', 'least'],
    ['≥ 3', 'least'],
    ['MIN 3', 'least'],
    ['Ø ≤ 3', 'most'],
    ['3 max.', 'most'],
  ])('is itself left out by < and > alone: %s', (line, side) => {
    expect(sideOf(line)).toMatchObject({ kind: 'bound', side, value: 3 })
  })
})

describe('angles in brackets', () => {
  it.each(['8x Ø6,6 (8x45°)', '6 x Ø9 (6 x 60°)'])(
    'that close the circle are a remark: %s',
    (line) => {
      const [reading] = readingsOf(line, 'mm')
      expect(reading?.callouts).toMatchObject([{ kind: 'dimension', type: 'diameter' }])
      expect(reading?.notes).toMatchObject([{ key: 'remark' }])
    },
  )

  it('that do not are unread', () => {
    expect(readingsOf('8x Ø6,6 (8x40°)', 'mm')).toEqual([])
  })
})

describe('lines that are named', () => {
  it.each([
    ['CBORE FOR M6 SHCS', 'isSeatOfScrew'],
    ["4X C'SINK TO SUIT M6", 'isSeatOfScrew'],
    ['Ø6,6 CBORE FOR M6', 'isSeatOfScrew'],
    ['Senkung für Zylinderschraube M8', 'isSeatOfScrew'],
    ['EN 1090 EXC2', 'isExecutionClass'],
    ['EXC 3 nach EN 1090-2', 'isExecutionClass'],
    ['Shore 70A', 'isShore'],
    ['Shore-Härte 60 ±5 A', 'isShore'],
    ['▽▽▽ 6.3S', 'isOldJisSurface'],
    ['M24 x 1,5 - 6g / Freistich DIN 76-A', 'isThreadUndercut'],
    ['Freistich DIN 76-A', 'isThreadUndercut'],
    ['Freistich E0,6x0,3', 'undercut'],
    ['Allg. Toleranz ±0,1', 'isGeneralValue'],
    ['M6 Gewindeeinsatz', 'isBushHole'],
    ['M6 Einsatz Helicoil 1,5D', 'isInsertHole'],
    ['Rundgewinde', 'isKnuckle'],
    ["±0°30'", 'isToleranceAlone'],
    ['±1°', 'isToleranceAlone'],
  ])('%s', (line, statement) => {
    expect(nameOf(line)).toBe(statement)
  })

  it('a sheet of metal with its material is a thickness', () => {
    const found = ['t = 2 mm V2A', 't=2 mm 1.4301'].map((line) => readingsOf(line, 'mm')[0])
    expect(found).toMatchObject([
      { callouts: [{ value: 2 }], notes: [{ key: 'unread' }] },
      { callouts: [{ value: 2 }], notes: [{ key: 'unread' }] },
    ])
  })
})

describe('words around a callout', () => {
  it.each([
    ['Positionstoleranz Ø0,2 zu A und B', '⌖ Ø0.2 A B'],
    ['Position 0,1 zu A, B und C', '⌖ 0.1 A B C'],
    ['perpendicularity 0.1 to A and B', '⊥ 0.1 A B'],
  ])('name the datums one by one: %s', (typed, printed) => {
    const [[one], [other]] = [calloutsOf(typed), calloutsOf(printed)]
    expect(one).toEqual({ ...other, text: one?.text })
  })

  it('say fine before a hand or a class, which stay', () => {
    expect(calloutsOf('M10x1 Feingewinde LH')).toEqual(calloutsOf('M10x1 LH'))
    expect(calloutsOf('M10x1 fine - 6H')).toEqual(calloutsOf('M10x1 - 6H'))
  })

  it.each(['Raccordi non quotati R2', 'Congés non cotés R2'])('say which radii: %s', (line) => {
    const [reading] = readingsOf(line, 'mm')
    expect(reading).toMatchObject({ callouts: [{ kind: 'radius', value: 2 }], confidence: 1 })
  })

  it('say that a thread is countersunk, and not how far', () => {
    expect(readingsOf('M6 beidseitig gesenkt', 'mm')).toMatchObject([
      { callouts: [{ kind: 'thread' }], notes: [{ key: 'unread' }] },
    ])
  })
})
