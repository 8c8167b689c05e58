import { expect, test } from './support/looking.ts'
import { addressOf, content, home, languageNames, locales } from './support/site.ts'
import { reach, visit } from './support/visit.ts'

/* What visitors bring from other pages to the booking page. */

test('figures of the calculator go to the call as they are on show', { tag: '@once' }, async ({
  page,
}) => {
  const { roi } = home('en')
  await visit(page, '/')
  const input = page.getByRole('textbox', { name: roi.inputs.drawingsPerMonth.label, exact: true })
  await reach(input)
  await input.fill('400')
  await expect(page.locator('#roi [data-output=monthlySavings]')).toHaveText('€5,200')
  await page.getByRole('link', { name: roi.bring }).click()
  const box = page.getByRole('checkbox', { name: /400 drawings per month.*savings €5,200/ })
  await expect(box).not.toBeChecked()
})

for (const locale of locales) {
  test(`without scripts the box stays while the zone changes, in ${languageNames[locale]}`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const { picker } = content.page('schedule-call', locale)
    const { bring } = content.wording('forms', locale).forms.call.fields
    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    const address = '/schedule-call?bring=roi_drawings-300_minutes-12_wage-65'
    await plain.goto(addressOf(address, locale))
    await plain.getByLabel(picker.zone, { exact: true }).selectOption('America/New_York')
    await plain.getByRole('button', { name: picker.applyZone }).click()
    await expect(plain.getByText(bring?.hint ?? '')).toBeVisible()
    await expect(plain.locator('#field-bring')).not.toBeChecked()

    await plain.locator('#field-bring').check()
    await plain.getByRole('button', { name: /^(?:Request this time|Diesen Termin)/ }).click()
    await expect(plain.locator('#field-bring')).toBeChecked()
    await plain.close()
  })
}

test('a link that cannot be read says so, and shows nothing of what it holds', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/schedule-call?bring=cat_%3Cscript%3Ealert(1)%3C/script%3E')
  await expect(page.getByText(content.wording('bring', 'en').unreadable.title)).toBeVisible()
  await expect(page.locator('input[name=bring]')).toHaveCount(0)
  expect(await page.content()).not.toContain('alert(1)</script>')
})
