import type { PrivacyCopy } from '../../../shared/content/pages/legal.ts'
import type { RichText } from '../../../shared/content/parts/fields.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { storageKeys } from '../../../shared/i18n/storage-list.ts'
import type { ClausesData, LegalClause, Particular } from '../../../src/pages/legal/legal-data.ts'
import { siteContext } from '../site-context.ts'
import { legalFrame, mailLink, postalLines } from './legal-data.ts'
import { pageData } from './page-data.ts'

/** The privacy policy of the site as it is configured: it mentions only what is in use. */
export function privacyData(locale: Locale): ClausesData<'privacy-policy'> {
  const page = pageData('privacy-policy', locale)
  const { seo, hero, version } = page.copy
  const clauses = page.copy.clauses.map((clause) => shownClause(clause, page.copy, locale))
  const legal = legalFrame('privacy-policy', version, locale)
  return { ...page, copy: { seo, hero, version, clauses }, legal }
}

function shownClause(
  { id, title, drawn, paragraphs, table, shows }: PrivacyCopy['clauses'][number],
  copy: PrivacyCopy,
  locale: Locale,
): LegalClause {
  const holds = circumstances()
  const shown = {
    id,
    title,
    drawn,
    paragraphs: paragraphs
      .filter(({ when }) => when === undefined || holds.has(when))
      .map(({ text, points }) => ({ text, points })),
  }
  switch (shows) {
    case 'controller':
      return { ...shown, particulars: controller(copy.controller, locale) }
    case 'storage':
      return { ...shown, table: storageTable(copy.storage) }
    case 'recipients':
      return { ...shown, table: recipientsTable(copy.recipients, locale) }
    default:
      return table ? { ...shown, table } : shown
  }
}

type Circumstance = NonNullable<PrivacyCopy['clauses'][number]['paragraphs'][number]['when']>

/** What the environment has this site do. */
function circumstances(): ReadonlySet<Circumstance> {
  const { sentryDsn, passesRequestsOn } = siteContext()
  return new Set([
    sentryDsn ? 'reports' : 'no-reports',
    ...(passesRequestsOn ? ['webhook' as const] : []),
  ])
}

function controller(labels: PrivacyCopy['controller'], locale: Locale): Particular[] {
  const site = siteContext().content.site()
  const { company, contact } = site
  const { officer } = site.privacy
  return [
    {
      term: labels.company,
      lines: [company.legalName, ...postalLines(site, locale)].map((line) => [line]),
    },
    { term: labels.contact, lines: [mailLink(contact.legalEmail), [contact.phone]] },
    ...(officer
      ? [{ term: labels.officer, lines: [[officer.name], mailLink(officer.email)] }]
      : []),
  ]
}

/** The keys come from the code that writes them. */
function storageTable({ caption, columns, entries }: PrivacyCopy['storage']): LegalClause['table'] {
  const rows = Object.entries(storageKeys).map(([name, key]): RichText[] => {
    const { value, purpose, kept } = entries[name as keyof typeof storageKeys]
    return [[{ kind: 'code', text: key }], value, [purpose], [kept]]
  })
  return { caption, columns, rows }
}

function recipientsTable(
  { caption, columns, tasks }: PrivacyCopy['recipients'],
  locale: Locale,
): LegalClause['table'] {
  const { content, sentryDsn, passesRequestsOn } = siteContext()
  const { hosting, mail, leadSystem, errorReporting } = content.site().processors
  const recipients = [
    { ...hosting, task: tasks.hosting },
    { ...mail, task: tasks.mail },
    ...(passesRequestsOn && leadSystem ? [{ ...leadSystem, task: tasks.leadSystem }] : []),
    ...(sentryDsn && errorReporting ? [{ ...errorReporting, task: tasks.errorReporting }] : []),
  ]
  const rows = recipients.map(({ name, address, country, task }): RichText[] => [
    [`${name}, ${address}`],
    [task],
    [country[locale]],
  ])
  return { caption, columns, rows }
}
