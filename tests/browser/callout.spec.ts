import { violations } from '../a11y/support/axe.ts'
import { addressOf, content, languageNames, locales } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

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
    await expect(plain.getByRole('heading', { name: 'Ø20 H7' })).toBeVisible()
    const limit = locale === 'en' ? '20.021' : '20,021'
    await expect(plain.getByRole('cell', { name: limit })).toBeVisible()
    await expect(plain.locator('.code')).toContainText('"deviation_upper": "0.021"')
    const robots = plain.locator('meta[name=robots]')
    await expect(robots).toHaveAttribute('content', 'noindex,follow')
    await plain.getByRole('link', { name: '2x45°' }).click()
    await expect(plain.getByRole('heading', { name: '2x45°' })).toBeVisible()
    await expect(plain.locator('html')).toHaveAttribute('lang', locale)
    await plain.close()
  })

  test(`an answer in ${languageNames[locale]} has no accessibility faults`, async ({ page }) => {
    await page.goto(addressOf(`${path}?q=${encodeURIComponent('⌖ Ø0.1 Ⓜ A B')}`, locale))
    await expect(page.locator('.code')).toBeVisible()
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
  await expect(page.getByRole('cell', { name: '6,647 … 6,912' })).toBeVisible()
  await expect(page).toHaveURL(/\/try\/callout\?lang=de&q=M8x1\.25-6H$/)
  await expect(field).toBeFocused()
  const signFont = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family === 'Signs')?.status)
  expect(await signFont()).toBe('unloaded')
  await field.fill('⌖ Ø0,1 Ⓜ A B')
  await expect.poll(signFont, 'signs of the field are those of the drawings').toBe('loaded')
  await field.fill('und mehr')
  await expect(page.locator('#answer')).toContainText('und mehr')
  await field.fill('')
  await expect(page).toHaveURL(/\/try\/callout\?lang=de$/)
  await expect(page.locator('#answer')).toHaveCount(0)
})

test('an older answer that comes late does not take the place of a newer one', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, path)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/try-callout\.json\?(?:.*&)?q=R5(?:&|$)/, async (route) => {
    await held
    await route.continue()
  })
  const field = page.getByLabel(copy('en').form.label, { exact: true })
  const asked = page.waitForRequest(/try-callout\.json\?(?:.*&)?q=R5(?:&|$)/)
  await field.fill('R5')
  await asked
  await field.fill('R50')
  await expect(page.getByRole('heading', { name: 'R50' })).toBeVisible()
  const late = page.waitForResponse(/try-callout\.json\?(?:.*&)?q=R5(?:&|$)/).catch(() => undefined)
  release()
  await late
  await expect(page.getByRole('heading', { name: 'R50' })).toBeVisible()
  await expect(field).toHaveValue('R50')
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
  await expect(page.getByRole('heading', { name: 'Ø20 H7' })).toBeVisible()
  await page.getByRole('link', { name: 'Ra 3.2' }).click()
  await expect(field).toHaveValue('Ra 3.2')
  await expect(page.getByRole('heading', { name: 'Ra 3.2' })).toBeVisible()
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
