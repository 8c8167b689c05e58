import type { PricingCopy } from '../../../../shared/content/pages/pricing.ts'
import { Cell, Row, RowHeader, Table } from '../../../components/tables/table.tsx'
import { descriptionColumn, type InvoiceTexts, type LineTexts } from './invoice-texts.ts'

interface InvoiceDocumentProps {
  copy: Pick<PricingCopy['invoice'], 'columns' | 'net' | 'vat'>
  texts: InvoiceTexts
  title: string
  /** Cell of the title block: its label and its value. */
  note: readonly [label: string, value: string]
}

const columns = ['position', 'description', 'quantity', 'unit', 'price', 'amount'] as const

/** An invoice as it lies on the desk (SPEC section 3 "Invoice example line"); on a phone each line takes two. */
export function InvoiceDocument({ copy, texts, title, note }: InvoiceDocumentProps) {
  return (
    <Table
      className="invoice"
      isCaptionShown
      caption={
        <>
          <span className="invoice__title">{title}</span>
          <span>
            <span className="title-label">{note[0]}</span> <span data-note>{note[1]}</span>
          </span>
        </>
      }
      columns={columns.map((column) => copy.columns[column])}
      foot={
        <>
          <Row>
            <RowHeader colSpan={5}>{copy.net}</RowHeader>
            <Cell>{texts.net}</Cell>
          </Row>
          <Row>
            <Cell colSpan={6}>{copy.vat}</Cell>
          </Row>
        </>
      }
    >
      {texts.lines.map((line) => (
        <Line key={line.cells[0]} line={line} />
      ))}
    </Table>
  )
}

function Line({ line: { cells, period } }: { line: LineTexts }) {
  return (
    <Row>
      {cells.map((text, index) => (
        <Cell key={columns[index]}>
          {text}
          {index === descriptionColumn && period && <small>{period}</small>}
        </Cell>
      ))}
    </Row>
  )
}
