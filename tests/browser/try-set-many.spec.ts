import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { fillText } from '../../shared/i18n/format.ts'
import { manyDrawings, type NamedBytes } from './support/many-drawings.ts'
import {
  fileInput,
  hostileFiles,
  openSet,
  savedZip,
  setPart,
  setStatus,
  setWords,
  textOf,
} from './support/sample-set.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/* As many files as a company keeps, and names as they come from anywhere. */

const total = 300
const copies = 5

/** Each file is as large as a scan, so that keeping them would show in the memory. */
const paddedBytes = 200_000

/** 300 files in a folder: drawings, some under two numbers, copies byte for byte, and files that are no drawings. */
async function folderOfMany(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'many-drawings-'))
  const drawings = await manyDrawings(50)
  const others = total - copies - hostileFiles.length
  const files = Array.from({ length: others }, (_, index) => ({
    name: `part ${index + 1}.pdf`,
    buffer: padded(drawings[index % drawings.length] as NamedBytes, index),
  }))
  const twice = files
    .slice(0, copies)
    .map(({ name, buffer }) => ({ name: `copy of ${name}`, buffer }))
  await mkdir(join(folder, 'orders'))
  for (const { name, buffer } of [...files, ...twice, ...hostileFiles]) {
    await writeFile(join(folder, 'orders', name), buffer)
  }
  return folder
}

/** The same drawing in more bytes: a comment before the end of the file (ISO 32000-2, 7.2.4). */
function padded({ buffer }: NamedBytes, index: number): Buffer {
  const end = buffer.lastIndexOf('startxref')
  const comment = `% ${index} ${'x'.repeat(paddedBytes)}\n`
  return Buffer.concat([buffer.subarray(0, end), Buffer.from(comment), buffer.subarray(end)])
}

/** Bytes that the page's own thread holds after its garbage is collected. */
async function heldBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const usage = (await session.send('Runtime.getHeapUsage')) as Record<string, number>
  await session.detach()
  return (usage.usedSize ?? 0) + (usage.backingStorageSize ?? 0)
}

/** Notes each text of the progress, and how often the page was painted before it. */
function watchProgress(): void {
  const noted: [text: string, frames: number][] = []
  Object.assign(window, { noted })
  let frames = 0
  const count = () => {
    frames += 1
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
  new MutationObserver(() => {
    const text =
      document.querySelector('[aria-labelledby=set-files] > [role=status]')?.textContent ?? ''
    if (text && text !== noted.at(-1)?.[0]) noted.push([text, frames])
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

test('300 files are read while the page stays usable, and none is kept in memory', {
  tag: '@once',
}, async ({ page }) => {
  test.slow()
  const folder = await folderOfMany()
  try {
    const { reading, choose, save } = setWords()
    await visit(page, '/try/set')
    const before = await heldBytes(page)
    await page.evaluate(watchProgress)
    await fileInput(page).evaluate((input) => input.toggleAttribute('webkitdirectory', true))
    await fileInput(page).setInputFiles(folder)

    await page.getByRole('button', { name: reading.pause, exact: true }).click()
    await expect(setStatus(page, 'set-files')).toHaveText(/^Paused after \d+ of 300 files$/)
    // What was being read is read to its end; then nothing more is.
    const paused = setPart(page, 'set-files').locator('progress')
    await page.getByLabel(choose.purposes.feasibility).check()
    await expect(setStatus(page, 'set-choose')).toContainText('of 30')
    expect(Number(await paused.getAttribute('value'))).toBeLessThan(total)
    await page.getByRole('button', { name: reading.resume, exact: true }).click()
    // It answers while it reads.
    await page.getByLabel(choose.purposes.quoting).check()
    await expect(setStatus(page, 'set-choose')).toContainText('of 100')
    await expect(setStatus(page, 'set-files')).toHaveText(fillText(reading.done, { total }), {
      timeout: 600_000,
    })

    const noted = await page.evaluate(() => Reflect.get(window, 'noted') as [string, number][])
    const steps = noted.filter(([text]) => /^\d+ of/.test(text)).map(([, frames]) => frames)
    expect(steps.length, 'steps of the progress').toBeGreaterThan(8)
    expect(new Set(steps).size, 'steps after a frame of their own').toBe(steps.length)

    const tally = setPart(page, 'set-files').locator('.set-tally')
    await expect(tally).toContainText(fillText(reading.copies, { count: copies }))
    await expect(tally).toContainText(fillText(reading.refused, { count: hostileFiles.length }))
    expect(page.workers().length).toBeLessThanOrEqual(2)
    expect((await heldBytes(page)) - before).toBeLessThan((total * paddedBytes) / 2)

    await page.getByLabel(choose.purposes.feasibility).check()
    await page.getByRole('button', { name: fillText(choose.forMe, { count: 30 }) }).click()
    await expect(setStatus(page, 'set-choose')).toHaveText(
      fillText(choose.state, { chosen: 30, goal: 30 }),
    )
    const zip = await savedZip(page, () => page.getByRole('button', { name: save.zip }).click())
    const { drawings } = JSON.parse(textOf(zip['manifest.json']))
    const numbers = drawings.map((one: { drawing_number: string }) => one.drawing_number)
    // Of files that are probably one drawing, one is proposed.
    expect(new Set(numbers).size).toBe(30)
  } finally {
    removeFolder(folder)
  }
})

test('names in any script, formulas and paths stay names', { tag: '@once' }, async ({ page }) => {
  const names = [
    '=HYPERLINK("http://x.example";"a").pdf',
    '@SUM(1+1).pdf',
    '../../../up.pdf',
    'C:\\windows\\over.pdf',
    'رسم ١.pdf',
    'Чертёж №7.pdf',
    '図面 部品.pdf',
    `${'a'.repeat(200)}.pdf`,
  ]
  const drawings = await manyDrawings(names.length)
  await openSet(
    page,
    drawings.map((drawing, index) => ({ ...drawing, name: names[index] ?? '' })),
  )
  const { choose, save } = setWords()
  await page.getByRole('button', { name: fillText(choose.forMe, { count: 100 }) }).click()
  const zip = await savedZip(page, () => page.getByRole('button', { name: save.zip }).click())
  const paths = Object.keys(zip)
  expect(paths).toHaveLength(names.length + 2)
  for (const path of paths)
    expect(path).toMatch(/^(?:drawings\/[^\\/:*?"<>|]+\.pdf|manifest\.\w+)$/)
  for (const name of ['رسم ١.pdf', 'Чертёж №7.pdf', '図面 部品.pdf', 'up.pdf', 'over.pdf']) {
    expect(paths).toContain(`drawings/${name}`)
  }
  // No cell begins like a formula: in quotes or not, an apostrophe stands before it.
  const cells = textOf(zip['manifest.csv']).split(/[,\r\n]+/)
  expect(cells.filter((cell) => /^"?[=+@]/.test(cell))).toEqual([])
  expect(cells.some((cell) => cell.includes("'=HYPERLINK"))).toBe(true)
})
