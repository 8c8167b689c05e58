import type { Page } from '@playwright/test'
import { expect, test } from '../browser/support/looking.ts'
import { addressOf, content, ui } from '../browser/support/site.ts'
import { hydrated, visit } from '../browser/support/visit.ts'
import { violations } from './support/axe.ts'
import { sidewaysOverflow } from './support/fit.ts'
import { namelessNodes } from './support/names.ts'

/* What pages show only after somebody has done something, in both schemes and without sideways scroll at 320 px. */

test.use({ expectedProblems: /Failed to load resource/ })

async function expectSound(page: Page, state: string): Promise<void> {
  expect.soft(await violations(page), state).toEqual([])
  expect.soft((await namelessNodes(page)).faults, state).toEqual([])
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  expect.soft(await sidewaysOverflow(page), `${state} at 320 px`).toBe(0)
  if (before) await page.setViewportSize(before)
}

test('pages that only some addresses show are sound', { tag: '@once' }, async ({ page }) => {
  for (const path of [
    '/nowhere',
    '/search?q=thread&page=2',
    '/trial-license?state=sent&reference=FA-7K2M-9QXW',
    '/trial-license?state=confirm&reference=FA-7K2M-9QXW&token=x',
    '/try/callout?q=⌖+Ø0.1+Ⓜ+A+B',
    '/try/callout?q=nonsense',
    '/try/callout?q=Ø20+x6',
  ]) {
    await page.goto(addressOf(path, 'de'))
    await expectSound(page, path)
  }
})

test('a form sent empty and the search over a page are sound', { tag: '@once' }, async ({
  page,
}) => {
  const { fields } = content.wording('forms', 'en').forms.trial
  await page.route('**/api/trial-requests', (route) => {
    const errors = Object.fromEntries(
      ['name', 'email', 'consent'].map((name) => [
        name,
        [{ code: 'missing', message: fields[name]?.errors.missing }],
      ]),
    )
    return route.fulfill({ status: 422, json: { errors } })
  })
  await visit(page, '/trial-license')
  await page.getByLabel(fields.name?.label ?? '').focus()
  await hydrated(page.locator('#request'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectSound(page, 'errors of a form')
  await page
    .getByRole('banner')
    .getByRole('link', { name: ui('en').search.open })
    .click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('thread')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectSound(page, 'search over the page')
})

test('a drawing that is read and one that is refused are sound', { tag: '@once' }, async ({
  page,
}) => {
  const { samples } = content.page('try', 'de').start
  const { summary, refused } = content.wording('reader', 'de')
  await visit(page, addressOf('/try', 'de'))
  await page.getByRole('button', { name: samples.shaft }).click()
  await expect(page.locator('.try-session[data-phase=ready]')).toBeFocused()
  await expectSound(page, 'result')
  await page.getByRole('button', { name: summary.another }).click()
  const buffer = Buffer.from('AC1032 not a drawing on a sheet'.padEnd(400, ' '))
  await page.locator('input[type=file]').setInputFiles({ name: 'part.pdf', mimeType: '', buffer })
  await expect(page.getByRole('alert')).toContainText(refused.title)
  await expectSound(page, 'refusal')
})
