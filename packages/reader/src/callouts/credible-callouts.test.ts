import { expect, test } from 'vitest'
import { sheetOf, written } from '../layout/testing/made-sheet.ts'
import type { DrawingPage } from '../page.ts'
import { readPage } from '../read-page.ts'

/** The values of a sheet whose one text was recognised so surely. */
function valuesOf(source: DrawingPage['source'], confidence: number): string[] {
  const page = { ...sheetOf(written('R16,5', 50, 50)), source }
  const texts = page.texts.map((text) => ({ ...text, confidence }))
  return readPage({ ...page, texts }).features.map(({ label }) => label)
}

test('values of a scan that are rather wrong than right are left out', () => {
  expect(valuesOf('scan', 0.6)).toEqual(['R16,5'])
  expect(valuesOf('scan', 0.5)).toEqual([])
  expect(valuesOf('vector', 0.5)).toEqual(['R16,5'])
})
