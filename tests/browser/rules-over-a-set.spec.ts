import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { fillText } from '../../shared/i18n/format.ts'
import { violations } from '../a11y/support/axe.ts'
import { manyDrawings } from './support/many-drawings.ts'
import { openSet, setPart, setWords } from './support/sample-set.ts'
import { addressOf, content } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/* The rules of a catalogue over the drawings of a sample set, from its tab or from its archive. */

const copy = content.page('try-rules', 'en')
const { verdicts } = content.page('use-case-feasibility-analysis', 'en').playground.result

const run = (page: Page) => page.locator('#check')
const drawing = (page: Page, name: string) => run(page).locator('ul > li').filter({ hasText: name })

async function savedFile(page: Page, button: string): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await run(page).getByRole('button', { name: button }).click()
  return readFileSync(await (await saving).path())
}

test('a set is handed to the rules in another tab, with what is expected; its archive says the same', {
  tag: '@once',
}, async ({ page }) => {
  test.slow()
  const { choose, entries, save } = setWords()
  await openSet(page, await manyDrawings(3))
  await page.getByLabel(choose.purposes.feasibility).check()
  await page.getByRole('button', { name: fillText(choose.forMe, { count: 30 }) }).click()
  const outcomes = setPart(page, 'set-entries').getByRole('combobox', { name: entries.outcome })
  await outcomes.nth(0).selectOption('fail')
  await outcomes.nth(1).selectOption('pass')

  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: save.rules }).click()
  const rules = await opening
  const sent: string[] = []
  rules.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await expect(run(rules).getByRole('status')).toContainText(
    fillText(copy.run.handed, { count: 3 }),
  )
  const done = fillText(copy.run.progress, { done: 3, all: 3 })
  await expect(run(rules).getByRole('status')).toContainText(done)
  const expected = (outcome: 'pass' | 'fail') =>
    fillText(copy.run.expected, { outcome: verdicts[outcome] })
  await expect(drawing(rules, 'part 1.pdf')).toContainText(expected('fail'))
  // A line that is too short takes the number of the drawing to the next one as a whole.
  const number = drawing(rules, 'part 1.pdf').getByText('TS-0001-A', { exact: true })
  await expect(number).toHaveCSS('text-wrap-mode', 'nowrap')
  await expect(drawing(rules, 'part 2.pdf')).toContainText(expected('pass'))
  await expect(drawing(rules, 'part 3.pdf')).not.toContainText(expected('pass').slice(0, 12))
  await expect(run(rules).getByRole('status')).toContainText('of 2 expected outcomes')
  const csv = (await savedFile(rules, copy.run.csv)).toString()
  expect(csv).toMatch(/^\ufeffFile,Sheet,Drawing number,Verdict,Expected,Rule,/)
  expect(csv).toMatch(/\npart 1\.pdf,1,TS-0001-A,(?:Pass|Fail),Fail,/)
  expect((await savedFile(rules, copy.run.pdf)).subarray(0, 5).toString()).toBe('%PDF-')

  // After a reload the tab asks again; the archive gives the same drawings.
  await rules.reload()
  await expect(drawing(rules, 'part 3.pdf')).toBeVisible()
  await run(rules).getByRole('button', { name: copy.run.clear }).click()
  await expect(run(rules).getByRole('status')).toBeEmpty()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: save.zip }).click()
  const archive = { name: 'set.zip', mimeType: 'application/zip' }
  const buffer = readFileSync(await (await saving).path())
  await run(rules)
    .locator('input[type=file]')
    .setInputFiles({ ...archive, buffer })
  await expect(run(rules).getByRole('status')).toContainText(done)
  await expect(drawing(rules, 'part 1.pdf')).toContainText(expected('fail'))
  expect((await savedFile(rules, copy.run.csv)).toString()).toBe(csv)
  expect(sent).toEqual([])
  expect(await violations(rules, [], ['#check'])).toEqual([])
})

test('an archive that holds no drawing, lies or is broken says so beside its name', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, addressOf('/try/rules', 'en'))
  const zip = (files: Record<string, string>) => {
    const bytes = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
    return Buffer.from(zipSync(Object.fromEntries(bytes)))
  }
  const files = {
    'empty.zip': zip({ 'notes.txt': 'none' }),
    'broken.zip': Buffer.from('PK\x03\x04 and no more'),
    'liar.pdf': zip({ '../../lie.pdf': 'no drawing', 'manifest.json': '{"format":7}' }),
  }
  await run(page)
    .locator('input[type=file]')
    .setInputFiles(Object.entries(files).map(([name, buffer]) => ({ name, mimeType: '', buffer })))
  await expect(drawing(page, 'empty.zip')).toContainText(copy.run.archive.empty)
  await expect(drawing(page, 'broken.zip')).toContainText(copy.run.archive.broken)
  const { refused } = content.wording('reader', 'en')
  await expect(drawing(page, 'lie.pdf')).toContainText(
    refused.reasons['other-format'].what.replace('{format}', 'plain text'),
  )
  await expect(drawing(page, 'lie.pdf').getByRole('heading')).toHaveText('lie.pdf')
})
