import type { ImprintCopy } from '../../../shared/content/pages/legal.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { ImprintData, Particular } from '../../../src/pages/legal/legal-data.ts'
import { siteContext } from '../site-context.ts'
import { legalFrame, mailLink, postalLines } from './legal-data.ts'
import { pageData } from './page-data.ts'

/** Copy, head and particulars of the imprint. */
export function imprintData(locale: Locale): ImprintData {
  const page = pageData('imprint', locale)
  return {
    ...page,
    legal: legalFrame('imprint', page.copy.version, locale),
    particulars: particulars(page.copy.labels, locale),
  }
}

function particulars(labels: ImprintCopy['labels'], locale: Locale): Particular[] {
  const site = siteContext().content.site()
  const { company, contact } = site
  const street = postalLines(site, locale).map((line) => [line])
  return [
    { term: labels.company, lines: [[company.legalName], ...street] },
    { term: labels.legalForm, lines: [[company.legalForm]] },
    { term: labels.representedBy, lines: company.managingDirectors.map((name) => [name]) },
    { term: labels.email, lines: [mailLink(contact.email)] },
    { term: labels.phone, lines: [[phoneLink(contact.phone)]] },
    { term: labels.register, lines: [[company.registerCourt], [company.registerNumber]] },
    { term: labels.vatId, lines: [[company.vatId]] },
    ...(company.businessId ? [{ term: labels.businessId, lines: [[company.businessId]] }] : []),
    { term: labels.responsible, lines: [[company.responsibleForContent], ...street] },
  ]
}

function phoneLink(phone: string) {
  return { kind: 'link' as const, text: phone, href: `tel:${phone.replaceAll(' ', '')}` }
}
