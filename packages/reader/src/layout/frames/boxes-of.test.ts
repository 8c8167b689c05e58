import { expect, it } from 'vitest'
import { composePage } from '../compose.ts'
import { sheetOf, strokes, triangle, written } from '../testing/made-sheet.ts'

/** Two sizes on one dimension line that closes cells with the edges of the part and the extension lines. */
const chain = strokes('40,52 90,52; 40,44 90,44; 40,40 40,60; 65,40 65,60; 90,40 90,60')

it('reads sizes in a chain whose lines make cells with the part', () => {
  const arrow = triangle({ x: 40, y: 52 }, { x: 43, y: 51.6 }, { x: 43, y: 52.4 })
  const other = triangle({ x: 65, y: 52 }, { x: 68, y: 51.6 }, { x: 68, y: 52.4 })
  const page = sheetOf(chain, arrow, other, written('30', 50, 51), written('10', 75, 51))
  expect(composePage(page).composed.map(({ text }) => text)).toEqual(['30', '10'])
})

it('leaves out the same numbers without arrows', () => {
  const page = sheetOf(chain, written('30', 50, 51), written('10', 75, 51))
  expect(composePage(page).composed).toEqual([])
})

it('reads an exact angle in a box that is hardly as high as its lettering', () => {
  const box = strokes(
    '49.9,45.6 49.9,50.2; 49.9,50.2 57.2,50.2; 57.2,50.2 57.2,45.6; 57.2,45.6 49.9,45.6',
  )
  const page = sheetOf(box, written('45°', 50, 49.7, { size: 4.8, advance: 7.1 }))
  expect(composePage(page).composed.map(({ text }) => text)).toEqual(['[45°]'])
})

it('reads an exact size whose count stands outside of its box', () => {
  const box = strokes('49,45 49,51.5; 49,51.5 60.5,51.5; 60.5,51.5 60.5,45; 60.5,45 49,45')
  const counted = written('17.50 X2', 50, 50, { advance: 18 })
  expect(composePage(sheetOf(box, counted)).composed.map(({ text }) => text)).toEqual([
    '[17.50] X2',
  ])
  expect(composePage(sheetOf(counted)).composed.map(({ text }) => text)).toEqual(['17.50 X2'])
})

it('reads an exact size whose count stands before its box', () => {
  const box = (left: number) =>
    strokes(`${left},45 ${left},51.5; ${left},51.5 69,51.5; 69,51.5 69,45; 69,45 ${left},45`)
  const texts = (left: number) =>
    composePage(sheetOf(box(left), written('2X 17.50', 50, 50, { advance: 18 }))).composed
  expect(texts(56.9).map(({ text }) => text)).toEqual(['[2X 17.50]'])
  expect(texts(63).map(({ text }) => text)).not.toContain('[2X 17.50]')
})

it('reads exact sizes of one width above each other, unless their boxes are the cells of a table', () => {
  const box = (top: number) => strokes(`49,${top} 57,${top} 57,${top + 5} 49,${top + 5} 49,${top}`)
  const texts = (gap: number) =>
    composePage(
      sheetOf(
        box(45),
        written('175', 50, 49.3, { advance: 6 }),
        box(50 + gap),
        written('170', 50, 54.3 + gap, { advance: 6 }),
      ),
    ).composed.map(({ text }) => text)
  expect(texts(1.2)).toEqual(['[175]', '[170]'])
  expect(texts(0)).not.toContain('[175]')
})
