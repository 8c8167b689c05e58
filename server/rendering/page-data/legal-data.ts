import { agreementPath } from '../../../shared/addresses/file-paths.ts'
import { localAddress } from '../../../shared/addresses/local-address.ts'
import type { LegalCopy } from '../../../shared/content/pages/legal.ts'
import type { RichText } from '../../../shared/content/parts/fields.ts'
import type { Site } from '../../../shared/content/site.ts'
import { formatDate } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import type { ClausePageId, ClausesData, LegalFrame } from '../../../src/pages/legal/legal-data.ts'
import { readPlaceholders } from '../../content/placeholders/site-placeholders.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

/** Copy, head and state of a page of clauses. */
export function clausesData<K extends ClausePageId>(id: K) {
  return (locale: Locale): ClausesData<K> => {
    const page = pageData(id, locale)
    const copy: LegalCopy = page.copy
    return { ...page, copy, legal: legalFrame(id, copy.version, locale) }
  }
}

/** Marks a sample value in `content/site.yaml`; not shown, since the draft note of the page says it. */
const sampleMark = ' (sample / Muster)'

/** Date, address and draft state of a legal page. */
export function legalFrame(
  id: ClausePageId | 'privacy-policy' | 'imprint',
  version: string,
  locale: Locale,
): LegalFrame {
  const { content, origin } = siteContext()
  return {
    version: { iso: version, text: formatDate(version, locale) },
    ...(id === 'imprint' ? {} : { issuer: content.site().company.legalName }),
    ...(id === 'data-processing-agreement' ? { pdf: agreementPath(locale) } : {}),
    address: localAddress(`${origin}${sitePages[id].path}`, locale),
    samples: readPlaceholders(content.site(), locale)
      .filter(({ isFictional }) => isFictional)
      .map(({ path, value }) => ({ path, value: value.replaceAll(sampleMark, '') })),
  }
}

/** Where the company is: street, place and country, a line each. */
export function postalLines({ address }: Pick<Site, 'address'>, locale: Locale): string[] {
  const place = `${address.postalCode} ${address.city}`
  return [address.street, place, address.countryName[locale]]
}

/** A mail address as a link. */
export function mailLink(address: string): RichText {
  return [{ kind: 'link', text: address, href: `mailto:${address}` }]
}
