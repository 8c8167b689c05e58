import type { Page } from '@playwright/test'
import type { FormId } from '../../shared/forms/form-definition.ts'
import { violations } from '../a11y/support/axe.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, type Locale, languageNames, locales, widthOf } from './support/site.ts'
import { hydrated, visit } from './support/visit.ts'

const words = (locale: Locale) => content.wording('forms', locale)
const formWords = (locale: Locale, id: FormId) => words(locale).forms[id]

/** Opens a form's page and turns to the form, as anybody does before it is sent. */
async function openForm(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await page.locator('#request').getByRole('textbox').first().focus()
  await hydrated(page.locator('#request'))
}

/** Plays the server: one answer to each post, whose bodies and keys it notes. Status 0 is none. */
async function answerPosts(page: Page, answers: { status: number; json: object }[]) {
  const posts: { key: string | undefined; body: Record<string, string> }[] = []
  await page.route('**/api/*', async (route) => {
    const request = route.request()
    posts.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
    const answer = answers[posts.length - 1] ?? { status: 500, json: {} }
    await (answer.status === 0 ? route.abort() : route.fulfill(answer))
  })
  return posts
}

for (const locale of locales) {
  test.describe(`forms in ${languageNames[locale]}`, () => {
    // The browser's own line about an answer that is not 2xx.
    test.use({ expectedProblems: /Failed to load resource/ })

    test('faults are shown at the top and beside their fields, and nothing typed is lost', {
      tag: '@once',
    }, async ({ page }) => {
      const { submit, fields } = formWords(locale, 'trial')
      const { errorPrefix, errorSummary, notices } = words(locale)
      const message = fields.name?.errors.missing ?? ''
      const posts = await answerPosts(page, [
        { status: 422, json: { errors: { name: [{ code: 'missing', message }] } } },
        { status: 503, json: { code: 'unavailable' } },
        { status: 201, json: { next: addressOf('/trial-license?state=sent', locale) } },
      ])
      await openForm(page, addressOf('/trial-license', locale))
      const email = page.getByLabel(fields.email?.label ?? '')
      await email.fill('zoe@example.com')
      await page.keyboard.press('Enter')

      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('heading')).toHaveText(errorSummary)
      await expect(page).toHaveTitle(new RegExp(`^${errorPrefix} `))
      await summary.getByRole('link', { name: message }).click()
      const name = page.getByLabel(fields.name?.label ?? '')
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(`${errorPrefix} ${message}`)
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveValue('zoe@example.com')
      if (locale === 'en') expect(await violations(page)).toEqual([])

      // A fault of ours: the same values go again, under the same key.
      await page.keyboard.type('Zoë')
      await page.keyboard.press('Enter')
      await expect(summary).toContainText(notices.unavailable.title)
      await page.getByRole('button', { name: submit }).dblclick()
      await expect(page).toHaveURL(/state=sent/)
      expect(posts.length).toBe(3)
      expect(posts[2]).toEqual(posts[1])
      expect(posts[1]?.key).not.toBe(posts[0]?.key)
    })

    test('the times of a call follow the zone, and what was typed stays', {
      tag: widthOf(locale),
    }, async ({ page }) => {
      const { picker } = content.page('schedule-call', locale)
      const name = formWords(locale, 'call').fields.name?.label ?? ''
      await openForm(page, addressOf('/schedule-call?timeZone=Europe%2FBerlin', locale))
      await page.getByLabel(name).fill('Zoë')
      const times = page.locator('#times')
      const first = times.getByRole('radio').first()
      const before = await first.getAttribute('value')
      await page.getByLabel(picker.zone).selectOption('Asia/Kolkata')
      await expect(times).toContainText('UTC+5:30')
      await expect(first).toHaveValue(before ?? '')
      await first.focus()
      await page.keyboard.press('Space')
      await expect(first).toBeChecked()
      await page.getByRole('link', { name: picker.later }).click()
      await expect(page).toHaveURL(/timeZone=Asia%2FKolkata&from=\d{4}-\d\d-\d\d/)
      await expect(first).not.toHaveValue(before ?? '')
      await expect(times).toBeFocused()
      await page.goBack()
      await expect(first).toHaveValue(before ?? '')
      await expect(page.getByLabel(picker.zone)).toHaveValue('Asia/Kolkata')
      await expect(page.getByLabel(name)).toHaveValue('Zoë')
    })

    test('times that cannot be fetched leave those on show, in their zone', {
      tag: '@once',
    }, async ({ page }) => {
      const { picker } = content.page('schedule-call', locale)
      await openForm(page, addressOf('/schedule-call?timeZone=Europe%2FBerlin', locale))
      const { promise: failing, resolve: fail } = Promise.withResolvers<void>()
      await page.route('**/schedule-call?*Kolkata*', (route) => failing.then(() => route.abort()))
      const times = page.locator('#times')
      const first = times.getByRole('radio').first()
      await first.check()
      await page.getByLabel(picker.zone).selectOption('Asia/Kolkata')
      await expect(times.getByRole('status')).toContainText(picker.loading)
      fail()
      await expect(times.getByRole('status').getByRole('link')).toBeVisible()
      await expect(page.getByLabel(picker.zone)).toHaveValue('Europe/Berlin')
      await expect(first).toBeChecked()
    })

    test('a connection that breaks and a limit lose nothing, and nothing is sent twice', {
      tag: '@once',
    }, async ({ page }) => {
      const { submit } = formWords(locale, 'message')
      const { notices } = words(locale)
      const posts = await answerPosts(page, [
        { status: 0, json: {} },
        { status: 429, json: {} },
        { status: 201, json: { next: addressOf('/contact?state=sent', locale) } },
      ])
      await openForm(page, addressOf('/contact', locale))
      const name = page.locator('input[name=name]')
      await name.fill('Zoë')
      const send = page.getByRole('button', { name: submit })
      for (const notice of [notices.offline, notices['too-many']]) {
        await send.click()
        await expect(page.getByRole('alert')).toBeFocused()
        await expect(page.getByRole('alert').getByRole('heading')).toHaveText(notice.title)
        await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(0)
        await expect(name).toHaveValue('Zoë')
        await expect(name).not.toHaveAttribute('aria-invalid')
        await expect(send).not.toHaveAttribute('aria-disabled')
      }
      await send.click()
      await expect(page).toHaveURL(/state=sent/)
      expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
      expect(posts.length).toBe(3)
    })

    test('a form says that it is sent, and once only', { tag: '@once' }, async ({ page }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      let posts = 0
      await page.route('**/api/*', async (route) => {
        posts += 1
        await held
        await route.fulfill({ status: 503, json: {} })
      })
      await openForm(page, addressOf('/contact', locale))
      const send = page.getByRole('button', { name: formWords(locale, 'message').submit })
      await send.click()
      await expect(page.locator('#request').getByRole('status')).toHaveText(words(locale).sending)
      await expect(send).toHaveAttribute('aria-disabled', 'true')
      await send.click({ force: true })
      release()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.locator('#request').getByRole('status')).toHaveText('')
      expect(posts).toBe(1)
    })
  })
}

test.describe('before its script is there', { tag: '@once' }, () => {
  test.use({ expectedProblems: /Failed to load|status of 422/ })

  test('the browser posts a form, and its page stands at its own address', async ({ page }) => {
    const { submit, fields } = formWords('de', 'trial')
    let isComing = false
    await page.route(
      '**/assets/send-by-script.enhance-*.js',
      (route) => isComing && route.continue(),
    )
    await page.goto('/trial-license?lang=de')
    await page.getByLabel(fields.email?.label ?? '').fill('zoe@example.com')
    isComing = true
    await page.getByRole('button', { name: submit }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(page).toHaveURL(/\/trial-license\?lang=de$/)
    await expect(page.getByLabel(fields.email?.label ?? '')).toHaveValue('zoe@example.com')
    await expect(page.getByLabel(fields.name?.label ?? '')).toHaveAttribute('aria-invalid', 'true')

    // What comes then takes the place of what the server has shown.
    await answerPosts(page, [{ status: 503, json: {} }])
    await hydrated(page.locator('#request'))
    await page.getByRole('button', { name: submit }).click()
    await expect(summary.getByRole('heading')).toHaveText(words('de').notices.unavailable.title)
    await expect(page.locator('.form-field--wrong')).toHaveCount(0)
  })
})

test('states after a form survive a reload', { tag: '@once' }, async ({ page }) => {
  const { states } = content.page('trial-license', 'en')
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, '/trial-license?state=sent&reference=FA-7K2M-9QXW')
  for (const _ of ['first', 'reloaded']) {
    await expect(heading).toHaveText(states.sent.title)
    await expect(page.getByText('FA-7K2M-9QXW')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
    await page.reload()
  }
})

test('a chosen time is repeated; a taken one goes, all else stays, the times take the focus', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  const message = formWords('en', 'call').fields.start?.errors.taken ?? ''
  const errors = { start: [{ code: 'taken', message }] }
  await answerPosts(page, [{ status: 409, json: { code: 'taken', errors, slots: [] } }])
  await openForm(page, '/schedule-call')
  await expect(page.locator('#times')).toContainText('New York')
  const slot = page.getByRole('radio').nth(1)
  const start = await slot.getAttribute('value')
  await slot.check()
  const chosen = await slot.getAttribute('data-chosen')
  await expect(page.locator('#request')).toContainText(chosen ?? 'no words')
  await page.getByLabel('Full name').fill('Zoë')
  await page.getByRole('button', { name: formWords('en', 'call').submit }).click()
  await expect(page.locator('#times')).toBeFocused()
  await expect(page.locator(`input[value="${start}"]`)).toHaveCount(0)
  await expect(page.locator('#request')).not.toContainText(chosen ?? 'no words')
  await expect(page.getByLabel('Full name')).toHaveValue('Zoë')
  await expect(page.locator('#times')).toContainText(message)
  await context.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('forms are whole, times are chosen and a zone is asked for', { tag: '@once' }, async ({
    page,
  }) => {
    const { picker } = content.page('schedule-call', 'de')
    await page.goto('/contact?topic=partner&lang=de')
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('partner')
    await expect(page.locator('#request')).toHaveAttribute('action', '/api/messages?lang=de')
    await page.goto('/schedule-call?lang=de')
    await page.getByRole('radio').first().check()
    await page.getByLabel(picker.zone).selectOption('Asia/Tokyo')
    await page.getByRole('button', { name: picker.applyZone }).click()
    await expect(page).toHaveURL(/timeZone=Asia%2FTokyo/)
    await expect(page.locator('#times')).toContainText('UTC+9')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto('/schedule-call?call=forged')
    const { unknownCall } = content.page('schedule-call', 'en')
    await expect(page.getByRole('heading', { name: unknownCall.title })).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeVisible()
  })
})

test('the times of a call and the details stand in one frame', async ({ page }) => {
  await visit(page, '/schedule-call')
  const times = page.locator('.request-form', { has: page.locator('#times') })
  // Both at one moment: times in the visitor's zone may come in between.
  const gap = () =>
    times.evaluate((form) => {
      const details = document.getElementById('request') as HTMLElement
      return Math.abs(details.getBoundingClientRect().top - form.getBoundingClientRect().bottom)
    })
  await expect.poll(gap).toBeLessThan(0.5)
})
