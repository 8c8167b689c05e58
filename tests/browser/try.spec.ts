import { readFileSync } from 'node:fs'
import type { Download, Page, Request } from '@playwright/test'
import { violations } from '../a11y/support/axe.ts'
import { addressOf, content, type Locale } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const words = (locale: Locale) => content.wording('reader', locale)
const copy = (locale: Locale) => content.page('try', locale)

/** Opens the page and reads the sample drawing of a turned shaft. */
async function readShaft(page: Page, locale: Locale = 'en') {
  await visit(page, addressOf('/try', locale))
  await page.getByRole('button', { name: copy(locale).start.samples.shaft }).click()
  return result(page, locale)
}

async function result(page: Page, locale: Locale = 'en') {
  const { list, viewer } = words(locale)
  const stage = page.getByRole('region', {
    name: viewer.label.replace('{page}', '1').replace('{pages}', '1'),
  })
  await expect(stage).toBeVisible()
  const row = (text: string | RegExp) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: text }) })
  const box = page.locator('.try-stage rect[data-active]')
  const dimensions = page.getByRole('heading', { name: list.kinds.dimension, exact: true })
  await expect(dimensions).toBeVisible()
  return { stage, row, box }
}

test('a sample is read by the same code: values, boxes and table light each other', async ({
  page,
}) => {
  const { row, box } = await readShaft(page)
  const fit = row('Ø20 g6')
  await expect(fit).toContainText('Diameter 20')
  await fit.getByRole('button').first().click()
  await expect(fit).toHaveAttribute('data-active', 'true')
  const active = box.first()
  await expect(active).toHaveAttribute('data-key', (await fit.getAttribute('data-key')) ?? '')
  await expect(active).toBeInViewport()
})

test('nothing of the drawing is sent anywhere, and nothing is stored', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await visit(page, '/try')
  asked.length = 0
  // A drawing of the visitor, under a name that nobody else has.
  const secret = 'secret-4711'
  const file = readFileSync('src/generated/try/bracket.pdf')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${secret}.pdf`, mimeType: 'application/pdf', buffer: file })
  await result(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words('en').exports.json, exact: true }).click()
  await download

  expect(asked.length, 'the code of the reader is loaded').toBeGreaterThan(0)
  for (const request of asked) {
    const url = new URL(request.url())
    if (url.protocol === 'blob:' || url.protocol === 'data:') continue
    expect(url.origin, request.url()).toBe(baseURL)
    expect(request.method(), request.url()).toBe('GET')
    expect(request.postDataBuffer(), request.url()).toBeNull()
    expect(url.pathname + url.search, request.url()).toMatch(
      /^\/(?:assets\/[^?]+|words\/reader\.json\?build=[0-9a-f]{12})$/,
    )
    expect(JSON.stringify(request.headers())).not.toContain(secret)
  }
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie,
  }))
  expect(stored).toEqual({ local: [], session: [], databases: [], caches: [], cookies: '' })
})

test('filters, search and hiding reduce the list; an edit is typed again and marked', {
  tag: '@once',
}, async ({ page }) => {
  const { row } = await readShaft(page, 'de')
  const { filter, list, signs } = words('de')
  await page.getByRole('searchbox', { name: filter.search }).fill('20g6')
  await expect(page.locator('.try-table tbody tr')).toHaveCount(1)
  const fit = row('Ø20 g6')
  await fit.getByRole('button', { name: list.edit.replace('{label}', `${signs.Ø} 20 g6`) }).click()
  const input = page.getByRole('textbox', {
    name: list.editLabel.replace('{label}', `${signs.Ø} 20 g6`),
  })
  await input.fill('Ø20 h6')
  await input.press('Enter')
  await page.getByRole('button', { name: filter.reset }).click()
  const edited = row('Ø20 h6')
  await expect(edited).toContainText('h6')
  await expect(edited).toContainText(list.edited.replace('{text}', 'Ø20 g6'))

  await edited
    .getByRole('button', { name: list.hide.replace('{label}', `${signs.Ø} 20 h6`) })
    .click()
  await expect(edited).toHaveCount(0)
  await page.getByRole('checkbox', { name: new RegExp(filter.hidden) }).check()
  await expect(edited).toHaveCount(1)

  await page.getByRole('button', { name: list.views.json, exact: true }).click()
  await expect(page.locator('.try-json')).toContainText('"read_as": "Ø20 g6"')
})

test('keys zoom and move the drawing', { tag: '@once' }, async ({ page }) => {
  const { stage } = await readShaft(page)
  const view = () => page.locator('.try-stage svg').getAttribute('viewBox')
  await stage.focus()
  const whole = await view()
  await page.keyboard.press('+')
  await expect.poll(view).not.toBe(whole)
  const near = await view()
  await page.keyboard.press('ArrowRight')
  await expect.poll(view).not.toBe(near)
  await page.keyboard.press('0')
  await expect.poll(view).toBe(whole)
})

test('a file that is not a drawing is refused with advice', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/try')
  const choose = page.locator('input[type=file]')
  const buffer = Buffer.from('AC1032 not a drawing on a sheet'.padEnd(400, ' '))
  await choose.setInputFiles({ name: 'part.pdf', mimeType: 'application/pdf', buffer })
  const { refused, summary } = words('en')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(refused.title)
  await expect(alert).toContainText(refused.reasons.cad.advice)
  await page.getByRole('button', { name: summary.another }).click()
  await expect(page.getByRole('button', { name: copy('en').start.choose })).toBeVisible()
})

test('reading shows its steps and can be cancelled', { tag: '@once' }, async ({ page }) => {
  // The worker's script never comes, so that the reading stays where it is.
  await page.route('**/assets/reader-worker-*.js', () => {})
  await visit(page, '/try')
  await page.getByRole('button', { name: copy('en').start.samples.plate }).click()
  const { reading } = words('en')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: reading.steps.open })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await page.getByRole('button', { name: reading.cancel }).click()
  await expect(page.getByRole('button', { name: copy('en').start.choose })).toBeVisible()
})

async function pdfOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path())
}

test('ballooned and redacted files are made here', { tag: '@once' }, async ({ page }) => {
  await readShaft(page)
  const { exports } = words('en')
  for (const name of [exports.ballooned, exports.redacted]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    const bytes = await pdfOf(download)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(20_000)
  }
})

// On a desktop: a11y/states.spec.ts.
test('the result has no fault that axe finds', { tag: '@phone' }, async ({ page }) => {
  await readShaft(page)
  // On a phone the sheet stays in view and rows pass below it, which axe takes for small targets.
  expect(await violations(page, ['target-size'])).toEqual([])
})
