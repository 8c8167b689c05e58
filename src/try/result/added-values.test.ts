import { describe, expect, test } from 'vitest'
import { textInBox, withAdded } from './added-values.ts'
import { itemsOf } from './item.ts'
import { diameter, sampleReading } from './testing/sample-reading.ts'

const line = (text: string, x: number, y: number) => ({
  text,
  box: { x, y, width: 10, height: 4 },
})

describe('text in a box', () => {
  const lettering = [
    line('⌴ Ø11', 10, 26),
    line('4x Ø6,6', 10, 20),
    line('THRU', 24, 20.5),
    line('R5', 90, 20),
  ]

  test('is read from the top, and from the left', () => {
    expect(textInBox(lettering, { x: 5, y: 15, width: 40, height: 20 })).toBe(
      '4x Ø6,6 THRU / ⌴ Ø11',
    )
  })

  test('leaves out what only reaches into it', () => {
    expect(textInBox(lettering, { x: 5, y: 15, width: 40, height: 8 })).toBe('4x Ø6,6 THRU')
  })

  test('is empty where nothing was recognised', () => {
    expect(textInBox(lettering, { x: 50, y: 50, width: 10, height: 10 })).toBe('')
  })
})

describe('an added value', () => {
  const read = itemsOf(sampleReading())
  const box = { x: 1, y: 2, width: 3, height: 4 }
  const items = withAdded(read, [{ number: 1, sheet: 1, box, callout: diameter('Ø30', 30) }])
  const item = items.find(({ isAdded }) => isAdded)

  test('stands among those of its kind, where it was drawn', () => {
    expect(item).toMatchObject({ key: '1-added-1', kind: 'dimension', boxes: [box], confidence: 1 })
    expect(items.indexOf(item as (typeof items)[number])).toBe(2)
  })

  test('has a number that nothing else has on its sheet', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })
})
