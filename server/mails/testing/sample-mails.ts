import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ZodType } from 'zod'
import { factsSchema } from '../../../shared/content/facts.ts'
import { sampleOperator } from '../../../shared/content/testing/sample-operator.ts'
import { formsSchema } from '../../../shared/content/words/forms.ts'
import { mailsSchema } from '../../../shared/content/words/mails.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { compileCopy, compileSettings } from '../../content/copy/compile-document.ts'
import { parseYaml } from '../../content/copy/yaml-source.ts'
import type { StoredRequest } from '../../store/records.ts'
import type { ComposerOptions } from '../compose.ts'

/*
 * For tests only: the real words of the site, and requests as the store gives them. The owner's values are fixed, so that a
 * launch, which replaces those of content/site.yaml, breaks no test.
 */

const read = (file: string) => ({
  file,
  source: readFileSync(join(import.meta.dirname, '../../../content', file), 'utf8'),
})

const site: ComposerOptions['site'] = {
  ...sampleOperator,
  calls: {
    timeZone: 'Europe/Berlin',
    hours: {
      monday: ['09:00-12:00'],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
      saturday: [],
      sunday: [],
    },
    stepMinutes: 30,
    bufferMinutes: 15,
    leadHours: 24,
    horizonDays: 28,
    holidays: { country: 'DE', state: 'BY', region: 'KATH' },
    closedDays: [],
    reminderHours: 24,
    place: { en: 'Video call', de: 'Videogespräch' },
    conferenceUrl: null,
  },
  mail: {
    from: 'email',
    operatorLocale: 'en',
    mailboxes: {
      trial: 'salesEmail',
      call: 'salesEmail',
      general: 'email',
      session: 'salesEmail',
      partner: 'salesEmail',
      sales: 'salesEmail',
      security: 'securityEmail',
      feedback: 'email',
    },
  },
}
const facts = compileSettings(read('facts.yaml'), factsSchema)

function words<Copy>(name: string, schema: ZodType<Copy>, locale: Locale): Copy {
  const values = { site, facts: facts?.source.tree }
  const context = { values, checkLink: () => undefined }
  const source = parseYaml(read(`${name}.${locale}.yaml`))
  const { value, faults } = compileCopy(source, schema, locale, context)
  if (value === undefined) throw new Error(JSON.stringify(faults))
  return value
}

const wordings = {
  en: words('mails', mailsSchema, 'en'),
  de: words('mails', mailsSchema, 'de'),
}
const formWordings = {
  en: words('forms', formsSchema, 'en'),
  de: words('forms', formsSchema, 'de'),
}

/** A composer's options with the site's own content and ids that count. */
export function sampleOptions(changes: Partial<ComposerOptions> = {}): ComposerOptions {
  let ids = 0
  return {
    site,
    wording: (locale) => wordings[locale],
    formWords: (locale) => formWordings[locale],
    origin: 'https://www.firstangle.example',
    hasWebhook: true,
    newId: () => `id-${++ids}`,
    ...changes,
  }
}

/** A request of a kind, complete; `changes` overwrite. */
export function sampleRequest(
  kind: StoredRequest['kind'],
  changes: Partial<StoredRequest> = {},
): StoredRequest {
  return {
    id: '019aa5c0-7d00-7000-8000-000000000001',
    reference: 'FA-7Q2M-K4TD',
    kind,
    topic: kind === 'message' ? 'general' : null,
    locale: 'en',
    name: 'Ada Lovelace',
    email: 'ada@analytical.example',
    company: 'Analytical Engines Ltd',
    phone: null,
    message: 'We read 300 drawings a month.\n\nCan you read Rz 10?',
    otherFields: {},
    isSuspect: false,
    suspectBy: null,
    createdAt: '2026-11-21T13:30:00.000Z',
    confirmedAt: null,
    call:
      kind === 'call'
        ? {
            requestId: '019aa5c0-7d00-7000-8000-000000000001',
            startsAt: '2026-11-24T08:00:00.000Z',
            endsAt: '2026-11-24T08:45:00.000Z',
            timeZone: 'Europe/Berlin',
            status: 'booked',
            openUntil: null,
            confirmedAt: null,
            sequence: 0,
          }
        : null,
    ...changes,
  }
}
