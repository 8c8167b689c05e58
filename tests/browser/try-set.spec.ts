import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { fillText } from '../../shared/i18n/format.ts'
import { violations } from '../a11y/support/axe.ts'
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
import { content } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, isReached: (element: Element) => boolean, most = 60) {
  for (let step = 0; step < most; step += 1) {
    const source = `(${isReached})(document.activeElement)`
    if (await page.evaluate(source)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never gets there')
}

test('a set of 30 is built from 60 files with the keyboard alone', { tag: '@once' }, async ({
  page,
}) => {
  test.slow()
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await openSet(page, await manyDrawings(60))
  const { choose, save } = setWords()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, (element) => element.getAttribute('name') === 'set-purpose')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: fillText(choose.forMe, { count: 30 }) }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(setStatus(page, 'set-choose')).toHaveText(
    fillText(choose.state, { chosen: 30, goal: 30 }),
  )

  // One is taken out and another put in.
  await tabTo(page, (element) => element.matches('.set-table input'))
  const box = (index: number) => page.locator('.set-table input').nth(index)
  const states = await page
    .locator('.set-table input')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))
  const [chosen, other] = [states.indexOf(true), states.indexOf(false)]
  let at = 0
  for (const index of [chosen, other].sort((a, b) => a - b)) {
    for (; at < index; at += 1) await page.keyboard.press('ArrowDown')
    await expect(box(index)).toBeFocused()
    await page.keyboard.press('Space')
  }
  await expect(box(chosen)).not.toBeChecked()
  await expect(box(other)).toBeChecked()

  // The first drawing gets its outcome and a note.
  await page.keyboard.press('End')
  await tabTo(page, (element) => element.matches('.set-entries select'), 80)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('=1+1 thin wall')
  await tabTo(page, (element) => element.matches('[aria-labelledby=set-save] .action--primary'), 90)
  await expect(page.getByRole('button', { name: save.zip })).toBeFocused()
  const zip = await savedZip(page, () => page.keyboard.press('Enter'))

  const drawings = Object.keys(zip).filter((name) => name.startsWith('drawings/'))
  expect(drawings).toHaveLength(30)
  expect(textOf(zip[drawings[0] ?? '']).startsWith('%PDF-')).toBe(true)
  const manifest = JSON.parse(textOf(zip['manifest.json']))
  expect(manifest).toMatchObject({ format: 'sample-set', version: 1, purpose: 'feasibility' })
  expect(manifest.drawings).toHaveLength(30)
  expect(manifest.drawings[0]).toMatchObject({ expected_outcome: 'pass', note: '=1+1 thin wall' })
  expect(textOf(zip['manifest.csv'])).toContain(",'=1+1 thin wall,")
  for (const request of asked) {
    const { protocol } = new URL(request.url())
    if (protocol !== 'http:') continue
    expect(request.method(), request.url()).toBe('GET')
    expect(request.url()).not.toContain('part')
  }
})

test('prices are pasted from a spreadsheet, in German with a decimal comma', {
  tag: '@once',
}, async ({ page }) => {
  await openSet(page, await manyDrawings(4), 'de')
  const { choose, entries, save, reading } = setWords('de')
  await page.getByRole('button', { name: fillText(choose.forMe, { count: 100 }) }).click()
  await setPart(page, 'set-entries').locator('summary').click()
  await page
    .getByRole('textbox', { name: entries.paste.label })
    .fill('Nummer\tPreis\nTS-0001-A\t12,50\tCHF\npart 2.pdf\t1.200,00 €\nTS 0003 A\tviel')
  await page.getByRole('button', { name: entries.paste.apply }).click()
  await expect(setPart(page, 'set-entries')).toContainText(
    fillText(entries.paste.taken, { count: 2 }),
  )
  await expect(setPart(page, 'set-entries')).toContainText(
    fillText(entries.paste.faulty, { lines: 4 }),
  )
  const prices = page.getByRole('textbox', { name: entries.price })
  await expect(prices.nth(0)).toHaveValue('12,50')
  await prices.nth(2).fill('-3')
  await expect(page.getByText(entries.faults.negative)).toBeVisible()
  await page.getByRole('button', { name: save.zip }).click()
  await expect(setPart(page, 'set-save')).toContainText(fillText(save.faulty, { count: 1 }))
  await prices.nth(2).fill('3')
  const zip = await savedZip(page, () => page.getByRole('button', { name: save.zip }).click())
  const { drawings } = JSON.parse(textOf(zip['manifest.json']))
  expect(drawings).toMatchObject([
    { drawing_number: 'TS-0001-A', price: 12.5, currency: 'CHF' },
    { price: 1200, currency: 'EUR' },
    { price: 3 },
    { price: null, currency: null },
  ])
  expect(textOf(zip['manifest.csv'])).toContain(';12,5;CHF;')
  expect(reading.title).toBeTruthy()
})

test('files that are not drawings say why, and hold up no other', { tag: '@once' }, async ({
  page,
}) => {
  const [first, second] = (await manyDrawings(2)) as [NamedBytes, NamedBytes]
  const names = ['../../etc/passwd.pdf', 'part 1.pdf', '図面‮gpj.pdf']
  const good = names.map((name, index) => ({ ...(index === 1 ? second : first), name }))
  await openSet(page, [...hostileFiles, ...good])
  const { table } = setWords()
  const { refused } = content.wording('reader', 'en')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('cad.pdf')).toContainText(refused.reasons.cad.what.replace('{format}', 'DWG'))
  await expect(row('empty.pdf')).toContainText(refused.reasons.empty.what)
  await expect(row('broken.pdf')).toContainText(
    refused.reasons.broken.what.replace('{format}', 'a PDF'),
  )
  await expect(row('page.png')).toContainText(
    refused.reasons['other-format'].what.replace('{format}', 'a web page'),
  )
  await expect(row('part 1.pdf')).toContainText(table.suited)
  await expect(row('gpj')).toContainText(table.copy.split('{name}')[0] ?? '')
  await expect(page.locator('.set-table input:enabled')).toHaveCount(2)

  for (const name of names.slice(0, 2)) {
    await page
      .getByRole('checkbox', { name: fillText(table.choose, { name }), exact: true })
      .check()
  }
  await page.getByLabel(setWords().save.neutral).check()
  const zip = await savedZip(page, () =>
    page.getByRole('button', { name: setWords().save.zip }).click(),
  )
  expect(Object.keys(zip)).toEqual([
    'drawings/drawing-001.pdf',
    'drawings/drawing-002.pdf',
    'manifest.csv',
    'manifest.json',
  ])
  expect(textOf(zip['manifest.json'])).not.toMatch(/passwd|TS-000/)
})

test('reading can be paused, goes on, and can be stopped without losing a file', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/try/set')
  // The engine comes when the test lets it.
  const { promise: may, resolve: let_ } = Promise.withResolvers<void>()
  await page.route('**/assets/survey-worker-*.js', async (route) => {
    await may
    await route.continue()
  })
  await fileInput(page).setInputFiles(await manyDrawings(12))
  const { reading } = setWords()
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click()
  // Not each of hundreds of files is said, but how it ends.
  await expect(setStatus(page, 'set-files')).toHaveAttribute('aria-live', 'off')
  await click(reading.pause)
  await expect(setStatus(page, 'set-files')).toHaveAttribute('aria-live', 'polite')
  let_()
  await expect(setStatus(page, 'set-files')).toHaveText(/^Paused after [0-2] of 12 files$/)
  await click(reading.resume)
  await click(reading.stop)
  await expect(setStatus(page, 'set-files')).toHaveText(/^Stopped/)
  await click(reading.readRest)
  await expect(setStatus(page, 'set-files')).toHaveText(fillText(reading.done, { total: 12 }))
  await expect(page.locator('.set-table input:enabled')).toHaveCount(12)
})

test('too many files are refused with words, and none of them is read', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/try/set')
  await page.evaluate(() => {
    const transfer = new DataTransfer()
    for (let index = 0; index < 10_000; index += 1)
      transfer.items.add(new File(['x'], `${index}.pdf`))
    const event = { dataTransfer: transfer, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new DragEvent('drop', event))
  })
  await expect(page.getByRole('alert')).toHaveText(
    fillText(setWords().reading.tooMany, { limit: 1000 }),
  )
  await expect(page.locator('.set-table')).toHaveCount(0)
})

test('title blocks are covered in a new file, and a file that cannot be covered stays out', {
  tag: '@once',
}, async ({ page }) => {
  test.slow()
  const shaft = {
    name: 'shaft.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync('src/generated/try/shaft.pdf'),
  }
  await openSet(page, [shaft])
  await page
    .getByRole('button', { name: fillText(setWords().choose.forMe, { count: 100 }) })
    .click()
  await page.getByLabel(setWords().save.redact).check()
  await expect(page.getByLabel(setWords().save.neutral)).toBeChecked()
  const zip = await savedZip(page, () =>
    page.getByRole('button', { name: setWords().save.zip }).click(),
  )
  const pdf = textOf(zip['drawings/drawing-001.pdf'])
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).not.toContain('Lagerwelle')
  expect(Buffer.from(zip['drawings/drawing-001.pdf'] ?? [])).not.toEqual(shaft.buffer)
})

test('the builder has no fault that axe finds', async ({ page }) => {
  await openSet(page, [...(await manyDrawings(6)), ...hostileFiles])
  await page
    .getByRole('button', { name: fillText(setWords().choose.forMe, { count: 100 }) })
    .click()
  await expect(page.locator('.set-entries > li')).toHaveCount(6)
  for (const summary of await page.locator('.set-session summary').all()) await summary.click()
  expect(await violations(page)).toEqual([])
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})

test('without scripts the page says what to bring, and has a template to fill in', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/try/set')
  const copy = content.page('try-set', 'en')
  await expect(page.getByRole('button', { name: copy.start.chooseFolder })).toBeHidden()
  await expect(page.locator('#bring')).toBeVisible()
  const template = page.getByRole('link', { name: copy.manifest.template })
  const answer = await context.request.get((await template.getAttribute('href')) ?? '')
  expect(await answer.text()).toMatch(
    /^\ufefffile,drawing_number,price,currency,expected_outcome,note\r\n$/,
  )
  await context.close()
})
