import { describe, expect, test } from 'vitest'
import { correctItems, withCorrection } from './corrections.ts'
import { countByKind, filterItems, noFilter, toggleKind } from './filter.ts'
import { itemsOf } from './item.ts'
import { diameter, sampleReading } from './testing/sample-reading.ts'

const read = itemsOf(sampleReading())
const none = () => []
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key)
const labelOf = ({ label }: { label: string }) => label

describe('itemsOf', () => {
  test('lists every value by kind, then in the order of reading', () => {
    expect(keys(read)).toEqual([
      '1-dimension-1',
      '1-dimension-3',
      '1-datum-2',
      '1-metadata-4',
      '1-part-5',
    ])
  })
})

test('itemsOf leaves out boxes around the whole sheet', () => {
  const reading = sampleReading()
  const [title] = reading.metadata
  const sheet = { x: 0, y: 0, width: 420, height: 297 }
  const metadata = title ? [{ ...title, boxes: [sheet, ...title.boxes] }] : []
  const found = itemsOf({ ...reading, metadata }).find(({ kind }) => kind === 'metadata')
  expect(found?.boxes).toEqual(title?.boxes)
})

describe('correctItems', () => {
  const correct = (text: string, parse: () => ReturnType<typeof diameter>[] = none) =>
    correctItems(read, new Map([['1-dimension-3', { text }]]), parse)[1]

  test('reads an edited callout again, keeps what was read and marks it', () => {
    const item = correct('Ø21', () => [diameter('Ø21', 21)])
    expect(item).toMatchObject({ label: 'Ø21', isEdited: true, isTyped: true, original: 'Ø20,5' })
    expect(item?.content).toMatchObject({ callout: { value: 21 } })
  })

  test('keeps as text what is not a callout, or more than one', () => {
    expect(correct('about 21')).toMatchObject({ label: 'about 21', isEdited: true, isTyped: false })
    const two = [diameter('Ø1', 1), diameter('Ø2', 2)]
    expect(correct('Ø1 Ø2', () => two)).toMatchObject({ isTyped: false })
  })

  test('is no edit where the text is as before', () => {
    expect(correct('Ø20,5')).toMatchObject({ isEdited: false, original: null })
  })

  test('edits the value of a field and the designation of a part', () => {
    const corrections = new Map([
      ['1-metadata-4', { text: 'Shaft' }],
      ['1-part-5', { text: 'Washer' }],
    ])
    const [, , , title, part] = correctItems(read, corrections, none)
    expect(title).toMatchObject({ content: { value: 'Shaft' }, original: 'Welle' })
    expect(part).toMatchObject({ content: { designation: 'Washer' }, original: 'Scheibe' })
  })
})

describe('withCorrection', () => {
  test('joins corrections of a value and forgets what is taken back', () => {
    const edited = withCorrection(new Map(), 'a', { text: 'x' })
    const both = withCorrection(edited, 'a', { isHidden: true })
    expect(both.get('a')).toEqual({ text: 'x', isHidden: true })
    const shown = withCorrection(both, 'a', { isHidden: false })
    expect(shown.get('a')).toEqual({ text: 'x' })
    expect(withCorrection(shown, 'a', { text: undefined }).size).toBe(0)
  })
})

describe('filterItems', () => {
  const items = correctItems(read, new Map([['1-part-5', { isHidden: true }]]), none)
  const filtered = (part: Partial<typeof noFilter>) =>
    keys(filterItems(items, { ...noFilter, ...part }, labelOf))

  test('leaves out hidden values unless they are asked for', () => {
    expect(filtered({})).not.toContain('1-part-5')
    expect(filtered({ showsHidden: true })).toContain('1-part-5')
  })

  test('keeps chosen kinds, confident values, doubtful values', () => {
    expect(filtered({ kinds: new Set(['datum']) })).toEqual(['1-datum-2'])
    expect(filtered({ minConfidence: 0.9 })).toEqual(['1-dimension-3', '1-metadata-4'])
    expect(filtered({ isDoubtfulOnly: true })).toEqual(['1-dimension-1'])
  })

  test.each(['20.5', '⌀ 20,5', 'ø20'])('finds Ø20,5 by "%s"', (query) => {
    expect(filtered({ query })).toEqual(['1-dimension-3'])
  })

  test('counts kinds and toggles them', () => {
    expect(countByKind(read)).toContainEqual(['dimension', 2])
    expect(countByKind(read).map(([kind]) => kind)).not.toContain('bore')
    const once = toggleKind(noFilter, 'bore')
    expect([...once.kinds]).toEqual(['bore'])
    expect(toggleKind(once, 'bore').kinds.size).toBe(0)
  })
})
