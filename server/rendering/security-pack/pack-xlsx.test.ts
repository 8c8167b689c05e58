import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { workbookOf } from './pack-xlsx.ts'

afterEach(() => void vi.useRealTimers())

const hostile = ['=1+1', '+cmd|calc', '-2', '@SUM(A1)', '<script>&"', '\u0000a', '部品', '10']
const sheets = [
  { name: 'English', rows: [['No.', 'Question'], ...hostile.map((text, at) => [`${at}`, text])] },
  { name: 'Deutsch', rows: [['Nr.', 'Frage']] },
]

async function filesOf(given = sheets): Promise<Record<string, string>> {
  const files = unzipSync(await workbookOf(given))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('every cell is a text: nothing runs as a formula', async () => {
  const files = await filesOf()
  const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
  const cells = [...sheet.matchAll(/<c [^>]*>/g)].map(([cell]) => cell)
  expect(cells.length).toBe(2 * (hostile.length + 1))
  for (const cell of cells) expect(cell).toMatch(/ t="(?:s|inlineStr)"/)
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(Object.values(files).join('')).not.toContain('<script>')
})

test('each sheet has its head frozen and a filter over its rows', async () => {
  const files = await filesOf()
  const last = hostile.length + 1
  expect(files['xl/worksheets/sheet1.xml']).toContain(`<autoFilter ref="A1:B${last}"/>`)
  expect(files['xl/worksheets/sheet2.xml']).toContain('<autoFilter ref="A1:B1"/>')
  for (const name of ['sheet1', 'sheet2']) {
    expect(files[`xl/worksheets/${name}.xml`]).toMatch(/ySplit="1"[^>]*state="frozen"/)
  }
  expect(files['xl/workbook.xml']).toMatch(/name="English".*name="Deutsch"/s)
})

test('the same texts give the same bytes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23') })
  const first = await workbookOf(sheets)
  vi.setSystemTime(new Date('2027-03-10'))
  expect(Buffer.from(await workbookOf(sheets)).equals(Buffer.from(first))).toBe(true)
})
