import type { PricingCopy } from '../../../../server/content/schemas/pricing.ts'
import { formatMoney, formatNumber } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'
import { periodText } from './period-text.ts'

type InvoiceCopy = PricingCopy['invoice']

interface InvoiceDocumentProps {
  copy: InvoiceCopy
  invoice: Invoice
  title: string
  /** Cell of the title block: its label and its value. */
  note: readonly [label: string, value: string]
  locale: Locale
}

const columns = ['position', 'description', 'quantity', 'unit', 'price', 'amount'] as const

/** An invoice as it lies on the desk (SPEC section 3 "Invoice example line"); on a phone each line takes two. */
export function InvoiceDocument({ copy, invoice, title, note, locale }: InvoiceDocumentProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: on a phone CSS changes the display, which drops the implicit roles
    <table role="table" className="invoice">
      <caption>
        <span className="invoice__title">{title}</span>
        <span>
          <span className="title-label">{note[0]}</span> {note[1]}
        </span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {copy.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {invoice.lines.map((line) => (
          <Line key={line.position} line={line} copy={copy} locale={locale} />
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row" colSpan={5}>
            {copy.net}
          </th>
          <td role="cell">{money(invoice.netCents, locale)}</td>
        </tr>
        <tr role="row">
          <td role="cell" colSpan={6}>
            {copy.vat}
          </td>
        </tr>
      </tfoot>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

function Line(props: { line: InvoiceLine; copy: InvoiceCopy; locale: Locale }) {
  const { line, copy, locale } = props
  const quantity = formatNumber(line.quantity, locale)
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see InvoiceDocument
    <tr role="row">
      <td role="cell">{line.position}</td>
      <td role="cell">
        {copy.items[line.item]}
        {line.period && <small>{periodText(line.period, locale)}</small>}
      </td>
      <td role="cell">{line.of === undefined ? quantity : `${quantity}/${line.of}`}</td>
      <td role="cell">{unit(line, copy.units)}</td>
      <td role="cell">{money(line.priceCents, locale)}</td>
      <td role="cell">{money(line.amountCents, locale)}</td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see InvoiceDocument
  )
}

function unit({ item, quantity }: InvoiceLine, units: InvoiceCopy['units']): string {
  if (item !== 'pages') return units.month
  return quantity === 1 ? units.page : units.pages
}

/** Cents as an amount with its two decimals. */
export function money(cents: number, locale: Locale): string {
  return formatMoney(cents / 100, locale, { fractionDigits: 2 })
}
