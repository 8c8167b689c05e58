import { readPlaceholders } from '../../server/content/placeholders/site-placeholders.ts'
import { formValuesKey } from '../../shared/i18n/form-values-key.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { placeKey } from '../../shared/i18n/storage-keys.ts'
import { sitePages } from '../../shared/pages.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales, plain, ui } from './support/site.ts'
import { test as freshTest } from './support/test.ts'
import { visit } from './support/visit.ts'

/** Values of site.yaml that are still fictional: none once an operator has filled it in. */
const samplesIn = (locale: Locale) =>
  readPlaceholders(content.site(), locale).filter(({ isFictional }) => isFictional)
const legalPages = [
  'terms',
  'privacy-policy',
  'gdpr',
  'data-processing-agreement',
  'imprint',
  'accessibility',
] as const

for (const locale of locales) {
  const { legal, header, search } = ui(locale)
  const samples = samplesIn(locale)

  test(`every legal page in ${languageNames[locale]} says that it is a draft while values are samples, and which`, {
    tag: '@once',
  }, async ({ page }) => {
    for (const id of legalPages) {
      await page.goto(addressOf(sitePages[id].path, locale))
      const note = page.getByRole('note', { name: legal.draft.label })
      await expect(note, id).toHaveCount(samples.length > 0 ? 1 : 0)
      for (const { value } of samples.slice(0, 1)) {
        await expect(note).toContainText(legal.draft.text)
        await note.locator('summary').click()
        await expect(note.getByRole('listitem').first()).toHaveText(value)
        await expect(note).not.toContainText(/sample \/ Muster|Germany, Deutschland|company\./)
        await expect(note.getByRole('listitem')).toHaveCount(samples.length)
      }
      await expect(page.locator('time').first()).toHaveAttribute(
        'datetime',
        content.page(id, locale).version,
      )
    }
  })

  // In a browser of its own: what the page of another test has stored may arrive late.
  freshTest(
    `the browser keeps exactly what the privacy policy in ${languageNames[locale]} lists`,
    {
      tag: '@once',
    },
    async ({ page }) => {
      await visit(page, addressOf('/privacy-policy', locale))
      const table = page.getByRole('table', {
        name: content.page('privacy-policy', locale).storage.caption,
      })
      const listed = await table.getByRole('rowheader').allTextContents()
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      await page.keyboard.press('/')
      await page.getByRole('checkbox', { name: search.slash }).uncheck()
      await page.keyboard.press('Escape')
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('radio', { name: header.scheme.dark }).check({ force: true })
      const other = locale === 'de' ? 'en' : 'de'
      await footer.getByRole('link', { name: languageNames[other] }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      const kept = await page.evaluate(() => Object.keys({ ...localStorage }))
      // Place and form are gone as soon as the other page has found them.
      expect([...kept, placeKey, formValuesKey].sort()).toEqual(listed.sort())
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    },
  )
}

for (const [id, clause, as] of [
  ['terms', 'switching', 'chain'],
  ['gdpr', 'roles', 'flow'],
  ['privacy-policy', 'visit', 'flow'],
] as const) {
  for (const locale of locales) {
    const address = addressOf(sitePages[id].path, locale)

    test(`${address} draws the terms of #${clause} above its paragraphs, in a row where there is room`, {
      tag: '@once',
    }, async ({ page }) => {
      const drawn = content
        .page(id, locale)
        .clauses.find((candidate) => candidate.id === clause)?.drawn
      await visit(page, address)
      const terms = page.locator(`#${clause} .clause > .drawn-terms--${as}:first-child`)
      await expect(terms.getByRole('term')).toHaveText(drawn?.items.map(({ term }) => term) ?? [])
      await expect(terms.getByRole('definition')).toHaveText(
        drawn?.items.map(({ value }) => value) ?? [],
      )
      const tops = async () =>
        new Set(
          await terms
            .locator('> div')
            .evaluateAll((boxes) =>
              boxes.map((box) => Math.round(box.getBoundingClientRect().bottom)),
            ),
        ).size
      await page.setViewportSize({ width: 1440, height: 900 })
      expect(await tops()).toBe(1)
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await tops()).toBe(drawn?.items.length)
    })
  }
}

test('/impressum shows the imprint', { tag: '@once' }, async ({ page }) => {
  await page.goto(addressOf('/impressum', 'de'))
  const { hero, labels } = content.page('imprint', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  const cell = page.locator('dl > div').filter({ hasText: labels.register })
  await expect(cell).toContainText(content.site().company.registerNumber)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/imprint/)
})

test.describe('on paper', { tag: '@once' }, () => {
  test('clauses are numbered and links show where they lead', async ({ page }) => {
    await page.goto('/terms')
    await page.emulateMedia({ media: 'print' })
    const fees = page.locator('#fees')
    const number = content.page('terms', 'en').clauses.findIndex(({ id }) => id === 'fees') + 1
    await expect(fees.getByRole('heading')).toContainText(String(number))
    const first = content.page('terms', 'en').clauses[number - 1]?.paragraphs[0]
    await expect(page.locator('#fees-1')).toHaveText(`${number}.1${plain(first?.text ?? [])}`)
    const link = page.locator('#service').getByRole('link').first()
    const shown = await link.evaluate((node) => getComputedStyle(node, '::after').content)
    expect(shown).toContain('/pricing')
    await expect(page.getByText(ui('en').legal.printedFrom)).toBeVisible()
  })
})
