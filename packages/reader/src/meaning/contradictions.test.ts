import { describe, expect, it } from 'vitest'
import { explainAll } from './explain.ts'
import { readingsOf } from './readings.ts'

const notesOf = (line: string): string[] =>
  explainAll(readingsOf(line, 'mm')[0]?.callouts ?? []).flatMap(({ notes }) =>
    notes.map(({ key }) => key),
  )

describe('callouts that contradict themselves are explained with a note', () => {
  it.each([
    ['⌖ Ø0 A', 'zoneZero'],
    ['⏥ 0.05 A', 'formWithDatum'],
    ['⌖ Ø0.1 Ⓜ A A', 'datumTwice'],
    ['Rz 3.2 / Ra 6.4', 'rzBelowRa'],
    ['10-33 UNC', 'seriesDiffers'],
    ['1/4-21 UNC', 'seriesDiffers'],
  ])('%s: %s', (line, note) => {
    expect(notesOf(line)).toContain(note)
  })

  it.each([
    ['⌖ Ø0 Ⓜ A', 'zoneZero'],
    ['⌖ Ø0 Ⓛ A B', 'zoneZero'],
    ['Ra 1.6 / Rz 6.3', 'rzBelowRa'],
    ['10-24 UNC', 'seriesDiffers'],
  ])('%s is no such line as has the note %s', (line, note) => {
    expect(notesOf(line)).not.toContain(note)
  })
})
