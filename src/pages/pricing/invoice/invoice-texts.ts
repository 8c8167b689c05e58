import type { PricingCopy } from '../../../../shared/content/pages/pricing.ts'
import { formatNumber, textFor } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { moneyText, periodText } from '../../../../shared/invoices/invoice-text.ts'
import type { Invoice, InvoiceLine } from '../../../../shared/invoices/make-invoice.ts'

/** Words of the lines; those around them stand in the page. */
export type LineWords = Pick<PricingCopy['invoice'], 'items' | 'units'>

/** What an invoice says, as the server renders it and the simulator writes it anew. */
export interface InvoiceTexts {
  lines: readonly LineTexts[]
  net: string
}

export interface LineTexts {
  /** In the order of the columns. */
  cells: readonly string[]
  /** Stands below the description. */
  period: string | undefined
}

/** Place of the description among the columns. */
export const descriptionColumn = 1

/** Figures and words of an invoice in a language. */
export function invoiceTexts(invoice: Invoice, words: LineWords, locale: Locale): InvoiceTexts {
  const lines = invoice.lines.map((line) => lineTexts(line, words, locale))
  return { lines, net: moneyText(invoice.netCents, locale) }
}

function lineTexts(line: InvoiceLine, { items, units }: LineWords, locale: Locale): LineTexts {
  const quantity = formatNumber(line.quantity, locale)
  const cells = [
    String(line.position),
    items[line.item],
    line.of === undefined ? quantity : `${quantity}/${line.of}`,
    unit(line, units),
    moneyText(line.priceCents, locale),
    moneyText(line.amountCents, locale),
  ]
  return { cells, period: line.period && periodText(line.period, locale) }
}

function unit({ item, quantity }: InvoiceLine, units: LineWords['units']): string {
  if (item !== 'pages') return units.month
  return textFor(quantity, { one: units.page, many: units.pages })
}
