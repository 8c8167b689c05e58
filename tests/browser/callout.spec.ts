import { violations } from '../a11y/support/axe.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, languageOn, locales } from './support/site.ts'
import { test as alone } from './support/test.ts'
import { holdClock, passMoment, visit } from './support/visit.ts'

const path = '/try/callout'
const copy = (locale: 'en' | 'de') => content.page('try-callout', locale)

for (const locale of locales) {
  test(`without scripts the decoder in ${languageNames[locale]} is a form, and its answer a page`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await plain.goto(addressOf(path, locale))
    const { form } = copy(locale)
    await plain.getByLabel(form.label, { exact: true }).fill('Ø20 H7')
    await plain.getByRole('button', { name: form.submit }).click()
    await expect(plain.locator('html')).toHaveAttribute('lang', locale)
    await expect(plain.getByRole('heading').filter({ hasText: 'Ø20 H7' })).toBeVisible()
    const limit = locale === 'en' ? '20.021' : '20,021'
    await expect(plain.getByRole('cell', { name: limit })).toBeVisible()
    await expect(plain.locator('.code')).toContainText('"deviation_upper": "0.021"')
    const robots = plain.locator('meta[name=robots]')
    await expect(robots).toHaveAttribute('content', 'noindex,follow')
    const chamfer = locale === 'en' ? '1.5x45°' : '1,5x45°'
    await plain.getByRole('link', { name: chamfer }).click()
    await expect(plain.getByRole('heading', { name: chamfer })).toBeVisible()
    await expect(plain.locator('html')).toHaveAttribute('lang', locale)
    await plain.close()
  })
}

const judged: [line: string, tag: string[]][] = [
  // On a desktop: a11y/states.spec.ts.
  ['⌖ Ø0.1 Ⓜ A B', ['@phone']],
  ['2X 45°', []],
]
for (const [line, tag] of judged) {
  test(`the answer to ${line} has no accessibility faults`, { tag }, async ({ page, isMobile }) => {
    await page.goto(addressOf(`${path}?q=${encodeURIComponent(line)}`, languageOn(isMobile)))
    await expect(page.locator('.code').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBe(0)
  })
}

test('the answer follows the typing, and the address can be shared', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, addressOf(path, 'de'))
  const field = page.getByLabel(copy('de').form.label, { exact: true })
  await field.fill('M8x1.25-6H')
  await expect(page.getByRole('heading', { name: 'M8x1.25-6H' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '6,647 bis 6,912' })).toBeVisible()
  await expect(page).toHaveURL(/\/try\/callout\?lang=de&q=M8x1\.25-6H$/)
  await expect(field).toBeFocused()
  await field.fill('⌖ Ø0,1 Ⓜ A B')
  await expect(field, 'signs of the field are those of the drawings').toHaveCSS(
    'font-family',
    /^Signs,/,
  )
  await field.fill('und mehr')
  await expect(page.locator('#answer')).toContainText('und mehr')
  await field.fill('')
  await expect(page).toHaveURL(/\/try\/callout\?lang=de$/)
  await expect(page.locator('#answer')).toHaveCount(0)
  await expect(page.getByText(copy('de').answer.example)).toBeVisible()
})

for (const locale of locales) {
  test(`a line with two readings shows both in ${languageNames[locale]}, and what is not decoded is named`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await plain.goto(addressOf(`${path}?q=${encodeURIComponent('2X 45°')}`, locale))
    await expect(plain.getByRole('heading', { name: '2X 45°' })).toHaveCount(2)
    await expect(plain.locator('.code')).toHaveCount(2)
    const score = locale === 'en' ? '0.70' : '0,70'
    await expect(plain.getByText(score).first()).toBeVisible()
    await plain.goto(addressOf(`${path}?q=${encodeURIComponent('DIN 509-E0,6x0,3')}`, locale))
    await expect(plain.locator('[data-part=answer]')).toContainText('DIN 509')
    await expect(plain.locator('.code')).toHaveCount(0)
    await plain.close()
  })
}

test('an older answer that comes late does not take the place of a newer one', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, path)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const older = /\/try\/callout\?(?:.*&)?q=R5(?:&|$)/
  await page.route(older, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  const field = page.getByLabel(copy('en').form.label, { exact: true })
  const asked = page.waitForRequest(older)
  await field.fill('R5')
  await asked
  await field.fill('R50')
  await expect(page.getByRole('heading', { name: 'R50' })).toBeVisible()
  release()
  await page.waitForTimeout(300)
  await expect(page.getByRole('heading', { name: 'R50' })).toBeVisible()
  await expect(field).toHaveValue('R50')
})

test.describe('an answer that does not come', { tag: '@once' }, () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('is reported instead of an older one, and is asked for again', async ({ page }) => {
    await visit(page, addressOf(`${path}?q=R5`, 'de'))
    const { form } = copy('de')
    const field = page.getByLabel(form.label, { exact: true })
    await page.route('**/try/callout?*', (route) => route.abort())
    await field.fill('R50')
    await expect(page.getByText(form.failed)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'R5', exact: true })).toHaveCount(0)
    await expect(field).toHaveValue('R50')
    await page.unroute('**/try/callout?*')
    await page.getByRole('button', { name: form.submit }).click()
    await expect(page.getByRole('heading', { name: 'R50' })).toBeVisible()
    await expect(page.getByText(form.failed)).toHaveCount(0)
  })
})

test('an answer looks the same whether it was typed or opened', { tag: '@once' }, async ({
  page,
}) => {
  const answer = page.locator('[data-part=answer]')
  const look = () =>
    answer.evaluate((root) =>
      [...root.querySelectorAll('*')].map((element) => {
        const { color, fontSize, display, padding, margin, border } = getComputedStyle(element)
        return [element.tagName, color, fontSize, display, padding, margin, border].join(' ')
      }),
    )
  await visit(page, `${path}?q=%C3%9820+H7`)
  await expect(answer.locator('.code')).toBeVisible()
  const opened = await look()
  await visit(page, path)
  await page.getByLabel(copy('en').form.label, { exact: true }).fill('Ø20 H7')
  await expect(answer.getByRole('heading').filter({ hasText: 'Ø20 H7' })).toBeVisible()
  expect(await look()).toEqual(opened)
})

test('signs come by button and keyboard, an example replaces what was typed', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, path)
  const { form } = copy('en')
  const field = page.getByLabel(form.label, { exact: true })
  await field.fill('20 H7')
  await field.press('Home')
  const sign = page.getByRole('button', { name: 'Diameter', exact: true })
  await sign.focus()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Ø20 H7')
  await expect(field).toBeFocused()
  await expect(page.getByRole('heading').filter({ hasText: 'Ø20 H7' })).toBeVisible()
  await page.getByRole('link', { name: 'Ra 3.2' }).click()
  await expect(field).toHaveValue('Ra 3.2')
  await expect(page.getByRole('heading', { name: 'Ra 3.2' })).toBeVisible()
})

alone('a link to a typed answer is copied', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, path)
  const { form, answer } = copy('en')
  await page.getByLabel(form.label, { exact: true }).fill('R5')
  await page.getByRole('radio', { name: form.inch }).check()
  await expect(page).toHaveURL(/q=R5&unit=inch$/)
  // The address comes before the answer, which brings a button of its own.
  await expect(page.locator('[data-part=answer]')).toContainText('"inch"')
  await holdClock(page)
  await page.getByRole('button', { name: answer.share }).click()
  await expect(page.getByRole('button', { name: answer.shared })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await passMoment(page)
  await expect(page.getByRole('button', { name: answer.share })).toBeVisible()
})

test('text that is too long or hostile is named and does nothing', { tag: '@once' }, async ({
  page,
}) => {
  const hostile = '<img src=x onerror=alert(1)>'
  await page.goto(`${path}?q=${encodeURIComponent(hostile)}`)
  await expect(page.locator('#answer')).toContainText(hostile)
  await page.goto(`${path}?q=${'9'.repeat(300)}`)
  await expect(page.locator('#answer')).toContainText('200')
})
