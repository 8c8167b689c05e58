import { Cell, Row, RowHeader, Table } from '../../components/tables/table.tsx'
import { RichParagraph, RichText } from '../../components/text/rich-text.tsx'
import type { LegalClause } from './legal-data.ts'
import { Particulars } from './particulars.tsx'

interface ClauseProps {
  clause: LegalClause
  number: number
}

/**
 * A clause as an item of the sheet: its balloon leads to its frame, which holds what is drawn of it and its paragraphs
 * 1.1, 1.2 … that can be cited and linked. Tables stand below.
 */
export function Clause({ clause, number }: ClauseProps) {
  const { id, title, drawn, paragraphs, table, particulars } = clause
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section" tabIndex={-1}>
      <h2 id={`${id}-title`} className="clause-title">
        <span className="balloon">{number}</span> <span>{title}</span>
      </h2>
      <div className="clause">
        {drawn && <DrawnTerms drawn={drawn} />}
        {paragraphs.map(({ text, points }, index) => {
          const anchor = `${id}-${index + 1}`
          return (
            <div key={anchor} id={anchor} className="clause-paragraph">
              <span className="clause-number">{`${number}.${index + 1}`}</span>
              <div className="min-w-0">
                <RichParagraph nodes={text} />
                <Points points={points} />
              </div>
            </div>
          )
        })}
      </div>
      {particulars && <Particulars items={particulars} />}
      {table && <DataTable table={table} />}
    </section>
  )
}

function Points({ points }: { points: LegalClause['paragraphs'][number]['points'] }) {
  if (points.length === 0) return null
  return (
    <ul className="clause-points">
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points never change their order
        <li key={index}>
          <RichText nodes={point} />
        </li>
      ))}
    </ul>
  )
}

interface DataTableProps {
  table: NonNullable<LegalClause['table']>
}

/**
 * A table whose rows are named by their first cell. On narrow screens each row becomes a list that repeats the
 * columns' names.
 */
function DataTable({ table: { caption, columns, rows } }: DataTableProps) {
  return (
    <Table className="legal-table" caption={caption} isCaptionShown columns={columns}>
      {rows.map(([name = [], ...cells], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
        <Row key={row}>
          <RowHeader>
            <RichText nodes={name} />
          </RowHeader>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells never change their order
            <Cell key={index} data-label={columns[index + 1]}>
              <RichText nodes={cell} />
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  )
}

/** Periods are drawn as dimensions, parties of a flow as boxes. */
const looks = {
  chain: 'drawn-terms drawn-terms--chain',
  sizes: 'drawn-terms drawn-terms--sizes',
  flow: 'drawn-terms drawn-terms--flow',
} as const

/** The terms of a clause as a drawing above its paragraphs, for those who look before they read. */
function DrawnTerms({ drawn: { as, items } }: { drawn: NonNullable<LegalClause['drawn']> }) {
  return (
    <dl className={looks[as]}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt className="title-label">{term}</dt>
          <dd className={as === 'flow' ? undefined : 'dimension'}>
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
