import { describe, expect, it } from 'vitest'
import { explainAll } from './explain.ts'
import { readingsOf } from './readings.ts'
import { recognise } from './recognised.ts'

const figures = (line: string): (number | string)[] =>
  Object.values(recognise(line)?.values ?? {}).map((figure) => {
    if (figure.kind === 'number') return figure.value
    return figure.kind === 'text' ? figure.text : ''
  })

/** What the likeliest reading says: kinds and keys of sentences. */
const said = (line: string): string[] =>
  explainAll(readingsOf(line, 'mm')[0]?.callouts ?? []).flatMap(({ callout, statements }) => [
    callout.kind,
    ...statements.map(({ key }) => key),
  ])

describe('fillet welds to ISO 2553', () => {
  it.each<readonly [string, string, (number | string)[]]>([
    ['z 5 ▽ 50', 'filletWeldLength', ['z', 5, 50]],
    ['z5△50', 'filletWeldLength', ['z', 5, 50]],
    ['a4 ◺ 3x50 (100)', 'filletWeldParts', ['a', 4, 3, 50, 100]],
    ['a3 3x50(100)', 'filletWeldParts', ['a', 3, 3, 50, 100]],
    ['a5 ◺', 'filletWeld', ['a', 5]],
  ])('%s is %s', (line, statement, values) => {
    expect(readingsOf(line, 'mm')).toEqual([])
    expect(recognise(line)?.statement).toBe(statement)
    expect(figures(line)).toEqual(values)
  })
})

describe('lines whose form something else has', () => {
  it.each([
    ['I32', 'isLikeOne'],
    ['l20', 'isLikeOne'],
    ['▽3', 'isOldRoughnessClass'],
    ['∇6б ГОСТ 2789-59', 'isOldRoughnessClass'],
    ['120 (128)', 'isTwoValues'],
    ['70 Shore A', 'isShore'],
    ['Shore A 60±5', 'isShore'],
    ['NBR 70 Shore A', 'isMaterial'],
    ['s5', 'isClassOrWeld'],
    ['4 OFF', 'isTitleEntry'],
    ['kg 2.35', 'isTitleEntry'],
    ['~', 'isUnmachined'],
    ['LM8UU', 'isBearing'],
    ['ADC12', 'isMaterial'],
    ['Zn-Ni 8µm', 'isCoating'],
    ['mn 1,5', 'isGear'],
    ['α = 20°', 'isLetterValue'],
    ['d=2 Da=20 L0=50 n=8', 'isSpring'],
    ['back gouge', 'isWeld'],
    ['6 V 60°', 'isWeld'],
    ['3/16 ▽', 'isWeld'],
    ['└ -0,5', 'edgeRemoved'],
    ['ГОСТ 30893.1-m', 'generalSizes'],
    ['ГОСТ 30893.2-mK', 'generalSizesAndForm'],
    ['ГОСТ 25670-83', 'isGeneralGost'],
  ])('%s is %s', (line, statement) => {
    expect(readingsOf(line, 'mm')).toEqual([])
    expect(recognise(line)?.statement).toBe(statement)
  })

  it.each(['LM317', 'MAX232', 'MIN350'])('%s is a name that nothing is said of', (line) => {
    expect(readingsOf(line, 'mm')).toEqual([])
    expect(recognise(line)).toBeNull()
  })
})

describe('spellings', () => {
  it.each<readonly [string, ...string[]]>([
    ['R3/R5', 'radius', 'radius', 'radius', 'radius'],
    ['s3', 'dimension', 'thickness'],
    ['45 h9 {0/-0.062}', 'dimension', 'linear', 'fitShaft', 'zoneDown', 'gradeWidth', 'deviationsAgree'],
  ])('%s', (line, ...expected) => {
    expect(said(line)).toEqual(expected)
  })

  it.each(['√(Ra 3.2) (√)', '√Ra 3.2 (✓)', '✓ Ra 3.2', 'ALL SURFACES Ra 3.2'])(
    '%s is a surface',
    (line) => {
      expect(readingsOf(line, 'mm')[0]?.callouts[0]).toMatchObject({ parameter: 'Ra', value: 3.2 })
    },
  )

  it('ALL AROUND in front of a surface is the circle of its symbol', () => {
    const [found] = readingsOf('ALL AROUND Ra 3.2', 'mm')[0]?.callouts ?? []
    expect(found).toMatchObject({ value: 3.2, appliesAllAround: true, process: null })
  })

  it.each<readonly [string, number, string]>([
    ['25.4 1.000', 25.4, 'mm'],
    ['12 / 0.472', 12, 'mm'],
    ['1.000 25.4', 1, 'inch'],
  ])('%s is one size in both units', (line, value, unit) => {
    const [reading, ...others] = readingsOf(line, 'mm')
    expect(others).toEqual([])
    expect(reading?.callouts).toMatchObject([{ kind: 'dimension', value, unit }])
  })

  it.each(['20 30', '20 / 30', '25 1', '1 25'])('%s is not', (line) => {
    expect(readingsOf(line, 'mm')).toEqual([])
  })

  it.each([
    ['Rk 1.2', 'meansRk'],
    ['Rpk 0.3', 'meansRpk'],
    ['Rvk 1', 'meansRvk'],
    ['Rc 3', 'meansRc'],
    ['Wt 5', 'meansWt'],
    ['Pt 8', 'meansPt'],
  ])('%s says what its parameter is', (line, key) => {
    expect(said(line)).toContain(key)
  })
})
