import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { messageOf } from '../../server/requests/api-words.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { type SiteProcess, startSite } from '../faults/support/site-process.ts'
import { SmtpReceiver } from '../faults/support/smtp-receiver.ts'
import { addressOf, content, type Locale } from './support/site.ts'
import { test as base, expect } from './support/test.ts'

/*
 * Each of the three things a visitor can ask for, in English with scripts and in German without, in a real browser against
 * a site of its own that talks to a real mail server. forms.spec.ts has what scripts add in both languages.
 */

interface Office {
  site: SiteProcess
  mails: SmtpReceiver
}

const test = base.extend<object, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const mails = new SmtpReceiver()
      const [smtpPort, port] = [await mails.listen(), await freePort()]
      const site = await startSite({
        PORT: String(port),
        SITE_URL: `http://127.0.0.1:${port}`,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        LOG_LEVEL: 'warn',
      })
      await use({ site, mails })
      await site.stop()
      await mails.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ office }, use) => use(office.site.origin),
})

let visitors = 0

function newAddress(): string {
  visitors += 1
  return `anna.o'neill+${process.pid}@customer-${visitors}.example`
}

/** The newest mail to an address, once there are so many. */
async function mailTo({ mails }: Office, address: string, count = 1) {
  await expect.poll(() => mails.to(address).length).toBe(count)
  return PostalMime.parse(mails.to(address).at(-1)?.text ?? '')
}

/** The link to our own site that starts with a path. */
function linkIn(mail: { text?: string | undefined }, path: string): string {
  const link = mail.text?.split(/\s+/).find((word) => /^http/.test(word) && word.includes(path))
  if (!link) throw new Error(`no link to ${path} in: ${mail.text}`)
  return link
}

function label(locale: Locale, form: 'trial' | 'call' | 'message', field: string): string {
  return content.wording('forms', locale).forms[form].fields[field]?.label ?? field
}

/** The field under its label; the form itself may have the same name. */
function inputOf(page: Page, locale: Locale, form: 'trial' | 'call' | 'message', field: string) {
  return page.getByLabel(label(locale, form, field)).and(page.locator(`[name=${field}]`))
}

async function fill(
  page: Page,
  locale: Locale,
  form: 'trial' | 'call' | 'message',
  values: Record<string, string>,
): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await inputOf(page, locale, form, field).fill(value)
  }
  await page.locator('input[name=consent]').check()
}

async function submit(page: Page, locale: Locale, form: 'trial' | 'call' | 'message') {
  const { submit: name } = content.wording('forms', locale).forms[form]
  await page.getByRole('button', { name }).click()
}

for (const [how, locale, javaScriptEnabled] of [
  ['in English, with scripts', 'en', true],
  ['in German, without scripts', 'de', false],
] as const) {
  test.describe(how, { tag: '@once' }, () => {
    // The browser itself notes each answer that is not a success.
    test.use({ javaScriptEnabled, expectedProblems: /status of 422/ })

    test('a trial key is requested, confirmed by the link, and confirmed once', async ({
      page,
      office,
    }) => {
      const email = newAddress()
      const { states, next } = content.page('trial-license', locale)
      const due = page.locator('[aria-current=step]')
      await page.goto(addressOf('/trial-license', locale))
      await fill(page, locale, 'trial', { name: 'Zoë 李', email, company: 'Dreherei Süd' })
      await submit(page, locale, 'trial')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.sent.title)
      await expect(due).toContainText(next.steps[0]?.title ?? 'no step')
      const reference = page.getByText(/^FA-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      await expect(reference).toBeVisible()
      const shown = (await reference.textContent()) ?? 'no reference'

      const link = linkIn(await mailTo(office, email), '/api/trial-requests/confirm')
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.confirm.title)
      await page.getByRole('button', { name: states.confirm.submit }).click()
      for (const _ of ['first', 'second']) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.confirmed.title)
        await expect(due).toContainText(next.steps[1]?.title ?? 'no step')
        await expect(reference).toHaveText(shown)
        await page.goto(link)
      }
      await mailTo(office, email, 2)
    })

    test('a call is asked for, confirmed, moved and cancelled', async ({ page, office }) => {
      const email = newAddress()
      const { states, keeping, confirm, move, cancel } = content.page('schedule-call', locale)
      await page.goto(addressOf('/schedule-call', locale))
      const time = page.locator('input[name=start]').nth(javaScriptEnabled ? 3 : 8)
      const start = await time.getAttribute('value')
      await time.check({ force: true })
      await fill(page, locale, 'call', { name: 'Zoë 李', email })
      // Sent faster than people are, it would hold no time.
      await page.waitForTimeout(javaScriptEnabled ? 2100 : 0)
      await submit(page, locale, 'call')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.held.title)
      await expect(page.getByText(keeping.held.split('{until}')[0] ?? '')).toBeVisible()

      const asked = await mailTo(office, email)
      expect(asked.attachments).toEqual([])
      const link = linkIn(asked, '/schedule-call')
      for (const _ of ['first', 'second']) {
        await page.goto(link)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.confirm.title)
      }
      await page.getByRole('button', { name: confirm.submit, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.booked.title)

      const mail = await mailTo(office, email, 2)
      const [file] = mail.attachments
      expect(file?.mimeType).toBe('text/calendar')
      const calendar = new TextDecoder().decode(file?.content as ArrayBuffer)
      expect(calendar).toContain(`DTSTART:${start?.replace(/[-:]|\.000/g, '')}`)

      await page.goto(linkIn(mail, '/schedule-call'))
      await page
        .locator('input[name=start]')
        .nth(javaScriptEnabled ? 15 : 20)
        .check({ force: true })
      await page.getByRole('button', { name: move.submit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.moved.title)
      const moved = await mailTo(office, email, 3)
      expect(new TextDecoder().decode(moved.attachments[0]?.content as ArrayBuffer)).toMatch(
        /^SEQUENCE:1$/m,
      )

      const question = page.getByText(cancel.title, { exact: true }).first()
      const answer = page.getByRole('button', { name: cancel.submit })
      if (!(await answer.isVisible())) await question.click()
      await answer.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.cancelled.title)
      const cancelled = await mailTo(office, email, 4)
      expect(cancelled.headers.some(({ value }) => /Zoë|李/.test(value))).toBe(false)
      const ended = new TextDecoder().decode(cancelled.attachments[0]?.content as ArrayBuffer)
      expect(ended.split(/\r?\n/)).toEqual(
        expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']),
      )
    })

    test('a message is checked, kept, sent and answered with a receipt', async ({
      page,
      office,
    }) => {
      const email = newAddress()
      await page.goto(addressOf('/contact?topic=partner', locale))
      await fill(page, locale, 'message', { name: 'Zoë 李', email: 'nobody', message: 'Hi <b>' })
      await submit(page, locale, 'message')
      const fault = messageOf(content.wording('forms', locale), 'message', 'email', 'malformed')
      await expect(page.getByRole('alert')).toContainText(fault)
      await expect(page).toHaveTitle(locale === 'de' ? /^Fehler: / : /^Error: /)
      await expect(inputOf(page, locale, 'message', 'message')).toHaveValue('Hi <b>')

      await fill(page, locale, 'message', { email })
      await submit(page, locale, 'message')
      const { sent } = content.page('contact', locale).states
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.title)
      expect((await mailTo(office, email)).text).not.toContain('Hi <b>')
      const isDelivered = () => office.mails.mails.some(({ text }) => text.includes('Hi <b>'))
      await expect.poll(isDelivered).toBe(true)
    })
  })
}
