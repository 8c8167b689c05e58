import { content } from '../../browser/support/site.ts'
import type { Check } from '../support/check.ts'
import { pause, type Visitor } from '../support/visitor.ts'

const words = content.wording('forms', 'en')
const message = words.forms.message
const call = content.page('schedule-call', 'en')

/** Sent faster than people are, it would count as sent by a program. */
const readingMs = 2100

async function send(visitor: Visitor): Promise<void> {
  await visitor.click('#request input[name=consent]')
  await pause(readingMs)
  await visitor.click('#request button[type=submit]')
}

/** The link to our own site that starts with a path, without its origin. */
function linkIn(mail: string, path: string, origin: string): string {
  const decoded = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  const link = decoded.split(/\s+/).find((word) => word.startsWith(origin + path))
  if (!link) throw new Error(`no link to ${path} in: ${mail}`)
  return link.slice(origin.length)
}

export const forms: Check[] = [
  {
    name: 'faults of a form are shown at its top, and nothing typed is lost',
    expected: /Failed to load resource|422/,
    async run(visitor) {
      await visitor.open('/contact')
      await visitor.fill('#request input[name=name]', 'Zoë')
      await visitor.press('Enter')
      await visitor.focuses('[role=alert]')
      await visitor.sees('[role=alert]', words.errorSummary)
      await visitor.until(
        'the title says so',
        (prefix) => document.title.startsWith(prefix),
        words.errorPrefix,
      )
      const fault = message.fields.email?.errors.missing
      await visitor.click('[role=alert] a', fault)
      await visitor.focuses('#request input[name=email]')
      await visitor.has('#request input[name=email]', 'aria-invalid', 'true')
      await visitor.has('#request input[name=name]', 'value', 'Zoë')
    },
  },
  {
    name: 'a message is sent and answered with a receipt',
    async run(visitor) {
      await visitor.open('/contact?topic=partner')
      await visitor.has('#request input[value=partner]', 'checked', true)
      await visitor.fill('#request input[name=name]', 'Zoë')
      await visitor.fill('#request input[name=email]', 'zoe@customer.test')
      await visitor.fill('#request textarea[name=message]', 'Hello from here')
      await send(visitor)
      await visitor.sees('h1', content.page('contact', 'en').states.sent.title)
      await visitor.mailTo('zoe@customer.test', 1)
    },
  },
  {
    name: 'a server that cannot answer is reported, and nothing typed is lost',
    expected: /Failed to load resource|503/,
    async run(visitor) {
      await visitor.open('/contact')
      visitor.front.answer(/^\/api\//, { status: 503, body: '{"code":"unavailable"}' })
      await visitor.fill('#request input[name=name]', 'Zoë')
      await visitor.click('#request button[type=submit]')
      await visitor.sees('[role=alert]', words.notices.unavailable.title)
      await visitor.focuses('[role=alert]')
      await visitor.has('#request input[name=name]', 'value', 'Zoë')
    },
  },
  {
    name: 'the times of a call follow the time zone, and what was typed stays',
    async run(visitor) {
      await visitor.open('/schedule-call?timeZone=Europe%2FBerlin')
      await visitor.fill('#request input[name=name]', 'Zoë')
      await visitor.focus('select[name=timeZone]')
      await visitor.driver.evaluate(() => {
        const field = document.querySelector<HTMLSelectElement>('select[name=timeZone]')
        if (field) field.value = 'Asia/Kolkata'
        for (const type of ['input', 'change'])
          field?.dispatchEvent(new Event(type, { bubbles: true }))
      })
      await visitor.sees('#times', 'UTC+5:30')
      await visitor.click('a', call.picker.later)
      await visitor.until('later days are shown', () => location.search.includes('from='))
      await visitor.has('#request input[name=name]', 'value', 'Zoë')
    },
  },
  {
    name: 'a call is asked for, and confirmed by the link in the mail',
    async run(visitor) {
      await visitor.open('/schedule-call?timeZone=Europe%2FBerlin')
      await visitor.focus('#times input[name=start]')
      await visitor.press('Space')
      await visitor.has('#times input[name=start]', 'checked', true)
      await visitor.fill('#request input[name=name]', 'Anna')
      await visitor.fill('#request input[name=email]', 'anna@customer.test')
      await send(visitor)
      await visitor.sees('h1', call.states.held.title)
      const mail = await visitor.mailTo('anna@customer.test', 1)
      await visitor.open(linkIn(mail, '/schedule-call', visitor.front.origin))
      await visitor.sees('h1', call.states.confirm.title)
      await visitor.click('main button', call.confirm.submit)
      await visitor.sees('h1', call.states.booked.title)
      await visitor.mailTo('anna@customer.test', 2)
    },
  },
]
