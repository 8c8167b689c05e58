import { chunkOf } from './support/chunks.ts'
import { fetchDocument } from './support/documents.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

const path = '/knowledge-base/glossary'
const article = '/knowledge-base/general-tolerances'
const entries = content.glossary()

/** The entry behind a link to the glossary, and its definition in German. */
function definitionOf(href: string | null): string {
  const entry = entries.find(({ id }) => href?.endsWith(`#${id}`))
  return entry?.de.definition ?? 'no entry'
}

for (const locale of locales) {
  test(`without scripts the filter in ${languageNames[locale]} is a form, and its answer has what matches`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await plain.goto(addressOf(path, locale))
    const terms = plain.getByRole('term')
    expect(entries.length).toBeGreaterThan(110)
    await expect(terms).toHaveCount(entries.length)
    const { label, submit } = content.page('glossary', locale).filter
    await plain.getByLabel(label).fill('UBERMASS')
    await plain.getByRole('button', { name: submit }).click()
    await expect(terms).toHaveCount(1)
    await expect(terms).toContainText(locale === 'en' ? 'interference fit' : 'Übermaßpassung')
    await expect(plain.locator('html')).toHaveAttribute('lang', locale)
    await plain.close()
  })
}

test('the filter answers while typing and says how many terms are left', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, path)
  const { filter } = content.page('glossary', 'en')
  const field = page.getByLabel(filter.label)
  await field.fill('iso 286')
  const expected = entries.filter(({ standard }) => standard?.includes('ISO 286')).length
  expect(expected).toBeGreaterThan(5)
  await expect(page.getByRole('term')).toHaveCount(expected)
  await expect(page.getByRole('status').getByText(`${expected} of`)).toBeVisible()
  await field.fill('xyzzy')
  await expect(page.getByText(filter.none)).toBeVisible()
  await field.fill('')
  await expect(page.getByRole('term')).toHaveCount(entries.length)
})

test('what is typed before the script has come is filtered by, with letters that lead nowhere', {
  tag: '@once',
}, async ({ page }) => {
  await page.route(`**${chunkOf('src/pages/glossary/filter-terms.enhance.ts')}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(path)
  const { filter, index } = content.page('glossary', 'en')
  await page.getByLabel(filter.label).fill('interference fit')
  await expect(page.getByRole('term')).toHaveCount(1)
  const letters = page.getByRole('navigation', { name: index })
  await expect(letters.getByRole('link')).toHaveText(['I'])
  await expect(page.locator('#letter-i')).toBeVisible()
  await expect(page.locator('#letter-a')).toBeHidden()
})

test('a sign leads to its term, also with the arrow keys and past the filter', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, path)
  const { symbols, filter } = content.page('glossary', 'en')
  const signs = page.getByRole('navigation', { name: symbols.label }).getByRole('link')
  const drawn = entries.filter(({ symbol }) => symbol)
  await expect(signs).toHaveCount(drawn.length)
  await signs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(signs.nth(1)).toBeFocused()
  const name = (await signs.nth(1).getAttribute('aria-label')) ?? 'no name'
  await expect(page.getByRole('navigation', { name: symbols.label })).toContainText(name)

  await page.getByLabel(filter.label).fill('interference fit')
  await expect(page.getByRole('term')).toHaveCount(1)
  await signs.nth(1).click()
  const term = page.getByRole('term').filter({ hasText: name }).first()
  await expect(term).toBeInViewport()
  await expect(page.getByRole('term')).toHaveCount(entries.length)
})

test('each counterpart is in its own language and each term is structured data with its place', {
  tag: '@once',
}, async ({ page, request }) => {
  const german = await fetchDocument(request, page, addressOf(path, 'de'))
  await page.goto(addressOf(path, 'de'))
  const english = page.locator('main [lang=en]')
  await expect(english).toHaveCount(entries.length)
  const terms = german.jsonLd.join()
  expect(terms).toContain('"DefinedTermSet"')
  const ids = await page
    .locator('.term-table > dl > div')
    .evaluateAll((nodes) => nodes.map(({ id }) => id))
  for (const id of ids) expect(terms).toContain(`"#${id}"`)
})

test('a term in an article shows its meaning on focus and on hover, and goes on Escape', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, addressOf(article, 'de'))
  const term = page.getByRole('article').locator('a.term').nth(3)
  const meaning = definitionOf(await term.getAttribute('href'))
  const hint = page.getByRole('tooltip')
  await expect(hint).toHaveCount(0)

  await term.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(hint).toContainText(meaning)
  await expect(term).toHaveAccessibleDescription(new RegExp(meaning.slice(0, 20)))
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expect(term).toBeFocused()

  await term.blur()
  await term.hover()
  await expect(hint).toContainText(meaning)
  await hint.hover()
  await page.waitForTimeout(400)
  await expect(hint).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(hint).toBeHidden()
})

test('the first tap on a term shows its meaning, the second leads to its entry', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const phone = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const page = await phone.newPage()
  await visit(page, addressOf(article, 'de'))
  const term = page.locator('a.term').first()
  const href = (await term.getAttribute('href')) ?? ''
  await term.tap()
  await expect(page.getByRole('tooltip')).toContainText(definitionOf(href))
  await term.tap()
  await expect(page).toHaveURL(new RegExp(`${href.replace('?', '\\?')}$`))
  await expect(page.locator(href.slice(href.indexOf('#')))).toBeInViewport()
  await phone.close()
})
