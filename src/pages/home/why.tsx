import type { HomeCopy } from '../../../shared/content/pages/home.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Section } from '../../components/sections/section.tsx'
import { Cell, Row, RowHeader, Table } from '../../components/tables/table.tsx'

const columns = ['service', 'ocr', 'llm'] as const

/** Comparison with OCR and generic language models. On a phone each row becomes a block. */
export function Why({ copy }: { copy: HomeCopy['why'] }) {
  return (
    <Section id="why" number={5} title={copy.title} intro={copy.intro}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone its rows scroll sideways, and a keyboard must reach them */}
      <section className="comparison-frame" aria-label={copy.caption} tabIndex={0}>
        <Table
          className="comparison"
          caption={copy.caption}
          columns={[copy.criterion, ...columns.map((column) => copy.columns[column])]}
        >
          {copy.rows.map((row) => (
            <Row key={row.criterion}>
              <RowHeader>{row.criterion}</RowHeader>
              {columns.map((column) => (
                <Cell key={column} data-label={copy.columns[column]}>
                  {row[column]}
                </Cell>
              ))}
            </Row>
          ))}
        </Table>
      </section>
      <Actions links={[copy.demo, copy.call]} />
    </Section>
  )
}
