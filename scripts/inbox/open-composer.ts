import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '../../server/content/store/queries.ts'
import { readEnvironment } from '../../server/environment.ts'
import { createComposer } from '../../server/mails/compose.ts'
import type { ComposeDeliveries } from '../../server/mails/events.ts'
import { uuidV7 } from '../../server/store/uuid.ts'

/** What writes mails and webhooks; `close` when it is no longer needed. */
export type Composer = { readonly compose: ComposeDeliveries; close(): void }

/** The compiled content: of a build, and of development. */
const places = ['../../dist/content.db', '../../.cache/content.db']

/**
 * Writes mails in the words of the site that was built last, with links to SITE_URL. Throws an Error of one line where
 * there is none.
 */
export function openComposer({
  SITE_URL,
  LEAD_WEBHOOK_URL,
  LEAD_WEBHOOK_SECRET,
}: Readonly<Record<string, string | undefined>>): Composer {
  const environment = readEnvironment({ SITE_URL, LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET })
  const file = places.map((place) => join(import.meta.dirname, place)).find(existsSync)
  if (file === undefined) {
    throw new Error('The words of mails are missing: run "npm run build" first.')
  }
  const content = openContent(file)
  const compose = createComposer({
    site: content.site(),
    wording: (locale) => content.wording('mails', locale),
    formWords: (locale) => content.wording('forms', locale),
    origin: environment.siteUrl,
    hasWebhook: environment.leadWebhookUrl !== undefined,
    newId: () => uuidV7(new Date()),
  })
  return { compose, close: () => content.close() }
}
