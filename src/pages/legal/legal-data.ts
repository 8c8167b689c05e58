import type { LegalCopy } from '../../../shared/content/pages/legal.ts'
import type { RichText } from '../../../shared/content/parts/fields.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** The imprint: what § 5 DDG and § 18 (2) MStV ask for, from `content/site.yaml`. */
export interface ImprintData extends PageData<'imprint'> {
  legal: LegalFrame
  particulars: Particular[]
}

/** Pages that are nothing but clauses. */
export type ClausePageId = 'terms' | 'gdpr' | 'data-processing-agreement' | 'accessibility'

/** What every legal page says about itself. */
export interface LegalFrame {
  version: { iso: string; text: string }
  /** Where the page itself does not name it. */
  issuer?: string
  /** Full address, for the printed page. */
  address: string
  /** The same text as a file, where there is one. */
  pdf?: string
  /**
   * Values of `content/site.yaml` that are still fictional, as this language has them: while there is one, the page is
   * a draft.
   */
  samples: { path: string; value: string }[]
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
  drawn?: LegalCopy['clauses'][number]['drawn']
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
