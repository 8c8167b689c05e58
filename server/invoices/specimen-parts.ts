import type { Locale } from '../../shared/i18n/locale.ts'
import type { Content } from '../content/queries.ts'
import type { SpecimenParts } from './en-16931.ts'
import { buyerOf, sellerOf } from './parties.ts'
import type { SpecimenChoice } from './read-specimen-query.ts'
import { specimenInvoice } from './specimen-invoice.ts'

/** What a specimen says, from the content. */
export function specimenParts(
  choice: SpecimenChoice,
  content: Pick<Content, 'facts' | 'site' | 'wording' | 'page'>,
  locale: Locale,
): SpecimenParts {
  const copy = content.wording('specimen', locale)
  return {
    invoice: specimenInvoice(choice, content.facts(), copy.mark),
    seller: sellerOf(content.site(), copy),
    buyer: buyerOf(copy),
    copy,
    words: content.page('pricing', locale).invoice,
  }
}
