import type { FormId } from '../../shared/forms/form-definition.ts'
import { formValuesKey } from '../../shared/i18n/form-values-key.ts'
import { handOverLate } from './support/late-entry.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, type Locale, languageNames, locales } from './support/site.ts'
import { hydrated, visit } from './support/visit.ts'

const fieldsOf = (locale: Locale, id: FormId) => content.wording('forms', locale).forms[id].fields

for (const locale of locales) {
  const target = locale === 'de' ? 'en' : 'de'

  test(`a form begun in ${languageNames[locale]} goes on in ${languageNames[target]}: what was typed and chosen is there, the tick is not`, {
    tag: '@once',
  }, async ({ page }) => {
    const [words, translated] = [fieldsOf(locale, 'message'), fieldsOf(target, 'message')]
    const name = page.getByLabel(translated.name?.label ?? '')
    await visit(page, addressOf('/contact', locale))
    await page.getByLabel(words.name?.label ?? '').fill('Zoë Größl')
    await page
      .getByRole('textbox', { name: words.message?.label ?? '' })
      .fill('Drehteile,\n200 im Monat')
    await page.getByRole('radio').nth(3).check()
    await page.getByRole('checkbox').check()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: languageNames[target] }).click()
    await expect(name).toHaveValue('Zoë Größl')
    const message = page.getByRole('textbox', { name: translated.message?.label ?? '' })
    await expect(message).toHaveValue('Drehteile,\n200 im Monat')
    await expect(page.getByRole('radio').nth(3)).toBeChecked()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(formValuesKey)
    // Nobody finds it there who opens the form anew.
    await page.goto(addressOf('/contact', target))
    await hydrated(page.locator('#request'))
    await expect(name).toHaveValue('')
  })

  test(`a time chosen in ${languageNames[locale]} is still chosen in ${languageNames[target]}`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, addressOf('/schedule-call', locale))
    const slot = page.locator('#times').getByRole('radio').nth(1)
    const start = await slot.getAttribute('value')
    await slot.check()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: languageNames[target] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', target)
    const kept = page.locator(`input[value="${start}"]`)
    await expect(kept).toBeChecked()
    // Both are said anew once the times have come in the visitor's zone.
    await expect(async () => {
      const words = (await kept.getAttribute('data-chosen')) ?? 'no words'
      await expect(page.locator('[data-chosen-time]')).toHaveText(words, { timeout: 500 })
    }).toPass()
  })

  test(`feedback begun below a guide in ${languageNames[locale]} goes on in ${languageNames[target]}`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, addressOf('/documentation/jobs', locale))
    const form = page.locator('section#feedback form')
    await form.scrollIntoViewIfNeeded()
    await hydrated(form)
    await form.getByRole('radio').nth(1).check()
    await form.getByRole('textbox').fill('Which header,\n“retry”?')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: languageNames[target] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', target)
    await form.scrollIntoViewIfNeeded()
    await expect(form.getByRole('textbox')).toHaveValue('Which header,\n“retry”?')
    await expect(form.getByRole('radio').nth(1)).toBeChecked()
  })
}

test('values that arrive late fill what nobody has entered meanwhile', {
  tag: '@once',
}, async ({ page }) => {
  const words = fieldsOf('en', 'message')
  await visit(page, '/contact')
  await hydrated(page.locator('#request'))
  await page.getByLabel(words.name?.label ?? '').fill('Zoë')
  const values = { name: 'Somebody', company: 'A company', message: 'Turned parts' }
  await handOverLate(page, formValuesKey, { path: '/contact', values })
  await expect(page.getByRole('textbox', { name: words.message?.label ?? '' })).toHaveValue(
    'Turned parts',
  )
  await expect(page.getByLabel(words.name?.label ?? '')).toHaveValue('Zoë')
})

test('a form starts over an entry that is not its own', { tag: '@once' }, async ({ page }) => {
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  const words = fieldsOf('en', 'message')
  for (const entry of [{}, { values: null }, { values: { name: {} } }]) {
    const kept = JSON.stringify({ path: '/contact', ...entry })
    await page.addInitScript(
      ([key = '', text = '']) => sessionStorage.setItem(key, text),
      [formValuesKey, kept],
    )
    await visit(page, addressOf('/contact', 'en'))
    await hydrated(page.locator('#request'))
    await expect(page.getByLabel(words.name?.label ?? '')).toHaveValue('')
  }
  expect(faults).toEqual([])
})
