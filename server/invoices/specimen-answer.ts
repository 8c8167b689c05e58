import type { Locale } from '../../shared/i18n/locale.ts'
import type { SpecimenForm, SpecimenQuery } from '../../shared/invoices/specimen-address.ts'
import type { Content } from '../content/store/queries.ts'
import { problem } from '../http/problem.ts'
import { en16931Invoice, type SpecimenParts } from './en-16931.ts'
import { buyerOf, sellerOf } from './parties.ts'
import {
  readSpecimenQuery,
  type SpecimenChoice,
  type SpecimenFault,
} from './read-specimen-query.ts'
import { specimenInvoice } from './specimen-invoice.ts'

const types: Record<SpecimenForm, string> = {
  xml: 'application/xml; charset=utf-8',
  pdf: 'application/pdf',
}

/** A specimen invoice, or 422 with what is wrong in the address. What writes the files is loaded when first asked. */
export async function specimenAnswer(
  form: SpecimenForm,
  query: SpecimenQuery,
  content: Content,
  locale: Locale,
): Promise<Response> {
  const choice = readSpecimenQuery(query, content.facts())
  if (Array.isArray(choice)) return refusal(choice, content, locale)
  const parts = specimenParts(choice, content, locale)
  const name = `${parts.invoice.number}.${form}`
  return new Response((await writers[form](parts, locale)) as string | Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': types[form],
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Language': locale,
      'X-Robots-Tag': 'noindex',
    },
  })
}

type Writer = (parts: SpecimenParts, locale: Locale) => Promise<string | Uint8Array>

const writers: Record<SpecimenForm, Writer> = {
  async xml(parts) {
    const { writeInvoiceXml } = await import('./write-invoice-xml.ts')
    return writeInvoiceXml(en16931Invoice(parts), 'XRECHNUNG-UBL')
  },
  async pdf(parts, locale) {
    const [{ writeInvoiceXml }, { writeInvoicePdf }] = await Promise.all([
      import('./write-invoice-xml.ts'),
      import('./write-invoice-pdf.ts'),
    ])
    return writeInvoicePdf(parts, await writeInvoiceXml(en16931Invoice(parts), 'CII'), locale)
  },
}

function refusal(faults: readonly SpecimenFault[], content: Content, locale: Locale): Response {
  const copy = content.wording('specimen', locale).problem
  const errors = Object.fromEntries(
    faults.map((name) => [name, [{ code: 'range', message: copy[name] }]]),
  )
  const more = { detail: copy.detail, errors }
  return problem(422, 'Unprocessable Content', more, {
    'Content-Language': locale,
    'X-Robots-Tag': 'noindex',
  })
}

/** What a specimen says, from the content. */
function specimenParts(
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
