import { expect, test } from 'vitest'
import { judgeFiles, type Progress } from './judge.ts'
import { scannedSheet, summaryWith, vectorSheet } from './testing/sample-summary.ts'

type Summary = Parameters<typeof summaryWith>[0]

const read = (change?: Summary): Progress => ({ phase: 'read', summary: summaryWith(change) })

/** Verdicts of files in their order. */
function verdicts(...all: Progress[]) {
  return [...judgeFiles(all.map((progress, id) => ({ id, progress }))).values()]
}

const remarks = (change: Summary) => {
  const [verdict] = verdicts(read(change))
  return verdict?.kind === 'suited' ? verdict.remarks : verdict
}

test('a drawing of vectors is suited, and there is nothing to say of it', () => {
  expect(remarks({})).toEqual([])
})

test('a file that is not read yet is open; one that is refused says why', () => {
  const notice = { code: 'cad', values: { format: 'DWG' } }
  expect(
    verdicts({ phase: 'waiting' }, { phase: 'skipped' }, { phase: 'refused', notice }),
  ).toEqual([{ kind: 'open' }, { kind: 'open' }, { kind: 'refused', notice }])
})

test('the same bytes count once', () => {
  const [, second] = verdicts(read(), read())
  expect(second).toEqual({ kind: 'copy', other: 0 })
})

test.each<[string, Summary, Summary, boolean]>([
  ['number and revision', { callouts: [] }, { callouts: [], drawingNumber: 'fa 1001/01' }, true],
  ['number, in another revision', { callouts: [] }, { callouts: [], revision: 'C' }, false],
  ['callouts, without a number', {}, { drawingNumber: null }, true],
  ['few callouts', { callouts: ['5'] }, { callouts: ['5'], drawingNumber: null }, false],
  ['nothing', { callouts: [] }, { callouts: [], drawingNumber: 'FA-1002-01' }, false],
])('drawings that share %s', (_what, one, other, isAlike) => {
  const [, second] = verdicts(read(one), read({ ...other, sha256: 'b2' }))
  const expected = isAlike ? [{ code: 'alike', other: 0 }] : []
  expect(second).toMatchObject({ kind: 'suited', remarks: expected })
})

test('what a scan lacks is said', () => {
  expect(remarks({ sheets: [scannedSheet] })).toEqual([
    { code: 'resolution-unknown' },
    { code: 'lettering' },
  ])
  expect(remarks({ sheets: [{ ...scannedSheet, dpi: 200, isPartial: false }] })).toEqual([
    { code: 'resolution-low', dpi: 200 },
  ])
  expect(remarks({ sheets: [{ ...scannedSheet, dpi: 299, isPartial: false }] })).toEqual([])
})

test('sheets of a file are counted, and one that is not read is named', () => {
  const notice = { code: 'model' }
  const sheets = [vectorSheet, { ...vectorSheet, page: 2, refusal: notice }]
  expect(remarks({ sheets })).toEqual([
    { code: 'sheets', count: 2 },
    { code: 'sheet-refused', page: 2, notice },
  ])
})
