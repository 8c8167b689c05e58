import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ReadSheet, readPage } from '@firstangle/reader'
import { readDrawingFile } from '@firstangle/reader/node'
import { expect, test } from 'vitest'
import { defaultCatalogue, exampleCatalogues } from '../../../shared/feasibility/catalogue.ts'
import { checkSheet } from './check-sheet.ts'
import { reportCsv } from './report.ts'
import { reportPdf } from './report-pdf.ts'
import { sheetsToCheck } from './sheets-to-check.ts'

/* Our own drawing as a file, read like those of visitors. */

const file = resolve(import.meta.dirname, '../../generated/try/shaft.pdf')

async function shaft() {
  const pages = await readDrawingFile(new Uint8Array(readFileSync(file)))
  if (!('map' in pages)) throw new Error('The sample was refused')
  const sheets = pages.map((page): ReadSheet => {
    const { source, dpi } = page
    const unread = { refusal: null, isPartial: false, lettering: [], titleBlock: null }
    return { source, dpi, reading: readPage(page), ...unread }
  })
  return sheetsToCheck(sheets)
}

const columns = {
  file: 'File',
  sheet: 'Sheet',
  number: 'Number',
  verdict: 'Verdict',
  expected: 'Expected',
  rule: 'Rule',
  result: 'Result',
  callout: 'Callout',
  rationale: 'Rationale',
  alternative: 'Alternative',
  x: 'x',
  y: 'y',
  reading: 'Reading',
  place: 'Place',
  failing: 'Findings',
}
const writer = {
  rule: ({ rule }: { rule: string }) => rule,
  verdict: (verdict: string) => verdict,
  callout: ({ label }: { label: string }) => label,
  rationale: ({ reason }: { reason: string }) => reason,
  alternative: () => '',
  unsure: 'unsure',
  notRead: 'not read',
}

const pdfWords = {
  columns,
  summaryTitle: 'Report',
  reportTitle: 'Findings',
  place: String,
  language: 'en',
}

test('a drawing that was read is judged by the same rules, with the place of each callout', async () => {
  const { sheets, refused } = await shaft()
  expect(refused).toEqual([])
  const [sheet] = sheets.map((each) => checkSheet(each, exampleCatalogues.sheetMetal))
  expect(sheet?.verdict).toBe('fail')
  const tight = sheet?.findings.filter(({ reason }) => reason === 'toleranceTooTight') ?? []
  expect(tight.length).toBeGreaterThan(0)
  for (const { box } of tight) expect(box).toMatchObject({ x: expect.any(Number) })
})

test('the report lists every finding with its verdict and its place', async () => {
  const { sheets } = await shaft()
  const checked = sheets.map((each) => checkSheet(each, defaultCatalogue))
  const files = [{ name: '=shaft.pdf', expected: 'fail' as const, sheets: checked }]
  const lines = reportCsv(files, columns, writer, 'en').trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + (checked[0]?.findings.length ?? 0))
  // A name that a spreadsheet would compute stays a name.
  expect(lines[1]).toMatch(/^'=shaft\.pdf,1,[^,]*,(?:pass|fail),fail,/)
  const pdf = await reportPdf(files, pdfWords, writer)
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
})

test('a drawing of which nothing was read stands in the report with what it should come to', async () => {
  const files = [{ name: 'lie.pdf', expected: 'pass' as const, sheets: [] }]
  const [head = '', row] = reportCsv(files, columns, writer, 'en').trimEnd().split('\r\n')
  expect(row).toBe(`lie.pdf,,,not read,pass${','.repeat(head.split(',').length - 5)}`)
  const pdf = await reportPdf(files, pdfWords, writer)
  const pages = await readDrawingFile(pdf)
  const texts = 'map' in pages ? pages.flatMap((page) => page.texts) : []
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['lie.pdf', 'not read', 'pass']),
  )
})
