import type { Page } from '@playwright/test'
import type { FormId } from '../../shared/forms/form-definition.ts'
import { addressOf, content } from '../browser/support/site.ts'
import { expect, test } from '../browser/support/test.ts'
import { hydrated, visit } from '../browser/support/visit.ts'
import { tabTo } from './support/keys.ts'

/* The three forms with keys alone: sent with a mistake, found by the error summary, corrected and sent. */

// The browser's own line about an answer that is not 2xx.
test.use({ expectedProblems: /Failed to load/ })

/** Plays the server: refuses the e-mail address once, then takes everything. */
async function refuseOnce(page: Page, message: string, next: string) {
  const posts: Record<string, string>[] = []
  await page.route('**/api/*', async (route) => {
    posts.push(route.request().postDataJSON())
    const errors = { email: [{ code: 'malformed', message }] }
    await route.fulfill(
      posts.length === 1 ? { status: 422, json: { errors } } : { status: 201, json: { next } },
    )
  })
  return posts
}

/** What each form asks for before its first line of text. */
const beginnings: Record<
  Exclude<FormId, 'feedback'>,
  { path: string; begin: (page: Page) => Promise<object> }
> = {
  trial: { path: '/trial-license', begin: async () => ({}) },
  call: { path: '/schedule-call', begin: chooseTime },
  message: { path: '/contact', begin: chooseTopic },
}

for (const [id, { path, begin }] of Object.entries(beginnings)) {
  test(`the ${id} form is filled in, corrected and sent with keys alone`, { tag: '@once' }, async ({
    page,
  }) => {
    const { fields, submit } = content.wording('forms', 'de').forms[id as FormId]
    const field = (name: string) =>
      page
        .locator('#request')
        .getByLabel(fields[name]?.label ?? '')
        .first()
    const message = fields.email?.errors.malformed ?? ''
    const posts = await refuseOnce(page, message, addressOf(`${path}?state=sent`, 'de'))
    await visit(page, addressOf(path, 'de'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const chosen = await begin(page)
    await tabTo(field('name'))
    await page.keyboard.type('Zoë 李')
    await hydrated(page.locator('#request'))
    await tabTo(field('email'))
    await page.keyboard.type('zoe')
    if (id === 'message') {
      await tabTo(field('message'))
      await page.keyboard.type('Zeile 1')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Zeile 2')
    }
    await tabTo(page.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await tabTo(page.getByRole('button', { name: submit }))
    await page.keyboard.press('Enter')

    await expect(page.getByRole('alert')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: message })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field('email')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('@example.com')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/state=sent/)
    expect(posts[1]).toMatchObject({ name: 'Zoë 李', email: 'zoe@example.com', ...chosen })
  })
}

/** Another zone, then the second time of the first day. */
async function chooseTime(page: Page) {
  const zone = page.getByRole('combobox')
  await tabTo(zone)
  await hydrated(zone)
  const before = await zone.inputValue()
  const note = page.locator('#times .form-hint').first()
  const noteBefore = (await note.textContent()) ?? ''
  await page.keyboard.press('ArrowUp')
  await expect(zone).not.toHaveValue(before)
  const timeZone = await zone.inputValue()
  await expect(note).not.toHaveText(noteBefore)
  const times = page.getByRole('radio')
  await tabTo(times.first())
  await page.keyboard.press('ArrowRight')
  await expect(times.nth(1)).toBeChecked()
  return { timeZone, start: await times.nth(1).inputValue() }
}

async function chooseTopic(page: Page) {
  const topics = page.locator('#request').getByRole('radio')
  await tabTo(
    page.locator('#request').locator('input[type=radio]:checked, input[type=radio]').first(),
  )
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(topics.nth(1)).toBeChecked()
  return { topic: await topics.nth(1).inputValue() }
}
