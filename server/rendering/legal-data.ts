import { localAddress } from '../../shared/addresses/local-address.ts'
import type { RichText } from '../../shared/content/fields.ts'
import type { LegalCopy } from '../../shared/content/legal.ts'
import { formatDate } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { sitePages } from '../../shared/pages.ts'
import { type Placeholder, readPlaceholders } from '../content/fictional-values.ts'
import { type PageData, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** Pages that are nothing but clauses. */
type ClausePageId = 'terms' | 'gdpr' | 'accessibility'

/** What every legal page says about itself. */
export interface LegalFrame {
  version: { iso: string; text: string }
  /** Full address, for the printed page. */
  address: string
  /**
   * Values of `content/site.yaml` that are still fictional, as this language has them: while there is one, the page is
   * a draft.
   */
  samples: Pick<Placeholder, 'path' | 'value'>[]
}

/** A term and the lines said of it. */
export interface Particular {
  term: string
  lines: RichText[]
}

/** A clause as shown. */
export interface LegalClause {
  id: string
  title: string
  paragraphs: { text: RichText; points: RichText[] }[]
  table?: LegalCopy['clauses'][number]['table']
  particulars?: Particular[]
}

/** A legal page made of numbered clauses. */
export interface ClausesData<K extends ClausePageId | 'privacy-policy'>
  extends Omit<PageData<K>, 'copy'> {
  copy: Omit<LegalCopy, 'clauses'> & { clauses: LegalClause[] }
  legal: LegalFrame
}

/** Copy, head and state of a page of clauses. */
export function clausesData<K extends ClausePageId>(id: K) {
  return (locale: Locale): ClausesData<K> => {
    const page = pageData(id, locale)
    const copy: LegalCopy = page.copy
    return { ...page, copy, legal: legalFrame(id, copy.version, locale) }
  }
}

/** Marks a sample in `content/site.yaml`; a reader of the draft note knows already. */
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
    address: localAddress(`${origin}${sitePages[id].path}`, locale),
    samples: readPlaceholders(content.site(), locale)
      .filter(({ isFictional }) => isFictional)
      .map(({ path, value }) => ({ path, value: value.replaceAll(sampleMark, '') })),
  }
}

/** A mail address as a link. */
export function mailLink(address: string): RichText {
  return [{ kind: 'link', text: address, href: `mailto:${address}` }]
}
