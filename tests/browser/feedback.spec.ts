import { expect, test } from './support/looking.ts'
import { addressOf, content, locales } from './support/site.ts'

/* Feedback at the end of a guide, as a visitor gives it whose browser runs no scripts. */

const guide = '/documentation/jobs'

for (const locale of locales) {
  test.describe(`feedback (${locale})`, { tag: '@once' }, () => {
    test.use({ javaScriptEnabled: false, expectedProblems: /status of 422/ })
    const { fields, submit } = content.wording('forms', locale).forms.feedback
    const copy = content.page('documentation-feedback', locale)
    const labels = (name: string) => fields[name]?.options ?? {}

    test('is stored, thanked for, and leads back to its page', async ({ page }) => {
      await page.goto(addressOf(guide, locale))
      const form = page.locator('section#feedback form')
      await form.getByLabel(labels('helped').no ?? '').check()
      // A form that is sent twice counts once, whatever its language.
      await form.getByRole('textbox').fill(`Which header? (${locale})`)
      await form.getByRole('button', { name: submit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.states.sent.title)
      await page.getByRole('main').getByRole('link', { name: copy.back }).click()
      await expect(page).toHaveURL(addressOf(guide, locale))
    })

    test('without a choice is shown again, with what was typed and what is missing', async ({
      page,
    }) => {
      await page.goto(addressOf(guide, locale))
      const form = page.locator('section#feedback form')
      await form.getByRole('textbox').fill('Too short')
      await form.getByRole('button', { name: submit }).click()
      await expect(page.getByRole('alert')).toContainText(fields.helped?.errors.missing ?? '')
      await expect(page.getByLabel(labels('page').jobs ?? '')).toBeChecked()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('Too short')
    })
  })
}

test('the documentation leads to the form, with its page chosen', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/documentation')
  const { why } = content.page('documentation', 'en')
  await page.getByRole('link', { name: why.links.at(-1)?.label ?? '' }).click()
  const { fields } = content.wording('forms', 'en').forms.feedback
  await expect(
    page.getByLabel(fields.page?.options?.documentation ?? '', { exact: true }),
  ).toBeChecked()
})
