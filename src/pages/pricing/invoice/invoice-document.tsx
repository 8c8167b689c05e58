import type { PricingCopy } from '../../../../shared/content/pricing.ts'
import { formatNumber } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import type { Invoice, InvoiceLine } from '../../../../shared/invoices/invoice.ts'
import { moneyText, periodText } from '../../../../shared/invoices/invoice-text.ts'
import { Cell, Row, RowHeader, Table } from '../../../components/table.tsx'

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
    <Table
      className="invoice"
      isCaptionShown
      caption={
        <>
          <span className="invoice__title">{title}</span>
          <span>
            <span className="title-label">{note[0]}</span> {note[1]}
          </span>
        </>
      }
      columns={columns.map((column) => copy.columns[column])}
      foot={
        <>
          <Row>
            <RowHeader colSpan={5}>{copy.net}</RowHeader>
            <Cell>{moneyText(invoice.netCents, locale)}</Cell>
          </Row>
          <Row>
            <Cell colSpan={6}>{copy.vat}</Cell>
          </Row>
        </>
      }
    >
      {invoice.lines.map((line) => (
        <Line key={line.position} line={line} copy={copy} locale={locale} />
      ))}
    </Table>
  )
}

function Line(props: { line: InvoiceLine; copy: InvoiceCopy; locale: Locale }) {
  const { line, copy, locale } = props
  const quantity = formatNumber(line.quantity, locale)
  return (
    <Row>
      <Cell>{line.position}</Cell>
      <Cell>
        {copy.items[line.item]}
        {line.period && <small>{periodText(line.period, locale)}</small>}
      </Cell>
      <Cell>{line.of === undefined ? quantity : `${quantity}/${line.of}`}</Cell>
      <Cell>{unit(line, copy.units)}</Cell>
      <Cell>{moneyText(line.priceCents, locale)}</Cell>
      <Cell>{moneyText(line.amountCents, locale)}</Cell>
    </Row>
  )
}

function unit({ item, quantity }: InvoiceLine, units: InvoiceCopy['units']): string {
  if (item !== 'pages') return units.month
  return quantity === 1 ? units.page : units.pages
}
