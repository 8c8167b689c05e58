import { describe, expect, it } from 'vitest'
import { readingsOf } from './readings.ts'
import { parseTyped } from './typed-line.ts'

const textOf = (line: string) => parseTyped(line, 'mm').text
const kindsOf = (line: string) => parseTyped(line, 'mm').callouts.map(({ kind }) => kind)

describe('a typed line', () => {
  it.each([
    ['Ø 12,5 / 12,3', 'Ø12,5/12,3'],
    ['.502 / .498', '.502/.498'],
    ['Ø20 + 0,1 / - 0,2', 'Ø20 +0,1/-0,2'],
    ['= 0.1 A', '⌯ 0.1 A'],
    ['20/H7', '20 H7'],
    ['M10x1.5-6H-6g', 'M10x1.5-6H/6g'],
    ['1 250', '1250'],
    ['50 ca.', '~ 50'],
    ['m8x1', 'M8x1'],
    ['4x m8x1', '4x M8x1'],
    ['3/4-14 NPTF-1', '3/4-14 NPTF'],
    ['M5x0.8 - 6H ↧ 10 (Ø4.2 ↧ 13)', 'M5x0.8 - 6H ↧ 10 / Ø4.2 ↧ 13'],
    ['Трап 40×6', 'Tr40×6'],
    ['Vkt 20', '□20'],
    ['TED 50', '[50]'],
    ['50 theor.', '[50]'],
    ['R voll', 'FULL R'],
    ['20^+0,2_-0,1', '20 +0,2 -0,1'],
    ['3 equal spaces @ 20 = 60', '3x 20 (= 60)'],
    ['FLAT .002', '⏥ .002'],
    ['Ø = 20', 'Ø20'],
    ['Bohrung 10 tief 25', 'Ø10 tief 25'],
    ['arc length 25', '⌒ 25'],
    ['PERP .001 A', '⊥ .001 A'],
    ['geschliffen Ra 0,4', 'Ra 0,4 geschliffen'],
    ['Ra 3,2 16%', 'Ra 3,2 T16%'],
    ['Ra 3,2 (Ra 1,6)', '√Ra 3,2 (√Ra 1,6)'],
  ])('%s means what sheets write as %s', (typed, printed) => {
    const alike = parseTyped(printed, 'mm')
    expect(alike.isRespelled).toBe(false)
    expect(parseTyped(typed, 'mm').callouts).toEqual(alike.callouts)
    expect(parseTyped(typed, 'mm').isRespelled).toBe(true)
  })

  it('is a little less sure in another spelling than in that of sheets', () => {
    const sure = (line: string) => readingsOf(line, 'mm')[0]?.confidence
    expect([sure('M8x1'), sure('m8x1')]).toEqual([1, 0.9])
  })

  it('stays as it is where it is understood', () => {
    expect(textOf('Ø20 H7')).toBe('Ø20 H7')
    expect(textOf('M5 (Ø4.2)')).toBe('M5 (Ø4.2)')
  })

  it.each([
    ['Ø20 h6 Ra 0,8', ['dimension', 'roughness']],
    ['Ø20 h6 ⊥ 0.05 A', ['dimension', 'gdt']],
    ['⌖ Ø0.1 A B C ⊥ 0.05 A', ['gdt', 'gdt']],
    ['⌖ Ø0.1 A B C / Ø0.05 A', ['gdt', 'gdt']],
    ['⌖ Ø0.1 A B / ⊥ Ø0.05 A', ['gdt', 'gdt']],
    ['M8-6H ↧ 12 ⌖ Ø0.2 A B', ['thread', 'gdt']],
    ['Ø20 h6 Ra 0,8 ⊥ 0.05 A', ['dimension', 'roughness', 'gdt']],
  ])('%s has several signs', (line, kinds) => {
    expect(kindsOf(line)).toEqual(kinds)
  })

  it('keeps the brackets of an auxiliary size', () => {
    expect(parseTyped('(20) ⌖ Ø0.1 A', 'mm').callouts[0]).toMatchObject({ isReference: true })
  })

  it('has no sign where one of its pieces is not understood', () => {
    expect(kindsOf('see page 4 Ra 0,8')).toEqual([])
    expect(kindsOf('Ø20 h6 ⊥ 0.05 somewhere')).toEqual([])
  })

  it('says where it applies by words that change no value', () => {
    const [reading] = readingsOf('⌓ 0.5 ALL OVER', 'mm')
    expect(reading?.callouts.map(({ kind }) => kind)).toEqual(['gdt'])
    expect(reading?.notes.map(({ key }) => key)).toEqual(['remark'])
  })

  it.each([
    ['Innengewinde M8x1', ['thread']],
    ['Welle Ø25 h6', ['dimension']],
    ['Biegeradius R3', ['radius']],
    ['Kugel SØ12', ['dimension']],
    ['Draft 1.5°', ['dimension']],
    ['Gewindebohrung M6 tief 12', ['thread']],
  ])('%s is read behind its first word, which is told and makes it less sure', (line, kinds) => {
    const [reading] = readingsOf(line, 'mm')
    expect(reading?.callouts.map(({ kind }) => kind)).toEqual(kinds)
    expect(reading?.notes.map(({ key }) => key)).toEqual(['unread'])
    expect(reading?.confidence).toBe(0.8)
  })

  it('is read before a word that marks it for inspection', () => {
    expect(readingsOf('50 Prüfmaß', 'mm')[0]?.notes.map(({ key }) => key)).toEqual(['remark'])
    expect(kindsOf('50 Prüfmaß')).toEqual(['dimension'])
    expect(readingsOf('Prüfmaß 50 ±0,1', 'mm')[0]?.notes.map(({ key }) => key)).toEqual(['remark'])
  })

  it('is nothing where a word stands in front of a mere number', () => {
    expect(kindsOf('Abwicklung 350')).toEqual([])
  })
})
