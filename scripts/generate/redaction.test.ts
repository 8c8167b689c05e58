import { type Box, boxOf, drawingIds, getDrawing, overlaps, sheetOwner } from '@firstangle/drawings'
import { describe, expect, test } from 'vitest'
import { redactedFile, redactionBars, withoutInk } from './redaction.ts'

describe.each(drawingIds)('the redacted %s', (id) => {
  const drawing = getDrawing(id)
  const bars = redactionBars(drawing)
  const left = withoutInk(drawing.displayList, bars)
  const lettering = left.flatMap((item) => (item.kind === 'text' ? [item.text] : []))

  test('has lost the lettering that names the company, not only covered it', () => {
    expect(drawing.texts.some(({ text }) => text === sheetOwner)).toBe(true)
    expect(
      lettering.filter((text) => text.includes(sheetOwner) || /FA-(?:ENG|QM)/.test(text)),
    ).toEqual([])
  })

  test('keeps every callout and its number', () => {
    const needed = drawing.fields.map(({ referenceId }) => referenceId)
    const kept = new Set(left.map(({ ref }) => ref))
    expect(needed.filter((ref) => !kept.has(ref))).toEqual([])
    expect(lettering).toContain(drawing.responses.metadata.identifiers[0]?.value)
  })

  test('has one bar for each cell, over no other lettering', () => {
    expect(bars.length).toBe(4)
    const texts = left.filter(({ kind }) => kind === 'text').map(boxOf)
    const covers = (bar: Box) => texts.filter((text) => overlaps(bar, text)).length
    expect(bars.map(covers)).toEqual([0, 0, 0, 0])
    expect(redactedFile(drawing).match(/<rect/g)?.length).toBe(4)
  })
})
