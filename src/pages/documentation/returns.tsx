import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import { OutputIcon } from '../../components/icons/output-icon.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { Section } from '../../components/sections/section.tsx'
import { Cell, Row, RowHeader, Table } from '../../components/tables/table.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import { typeIcons } from './quick-navigation.tsx'

interface ReturnsProps {
  copy: DocumentationCopy['returns']
  number: number
}

/** The six request types, and what to know before reading a field. */
export function Returns({ copy, number }: ReturnsProps) {
  return (
    <Section id="returns" number={number} title={copy.title} intro={copy.intro}>
      <TypeTable copy={copy} />
      <h3 className="mt-5 mb-2 text-2xl sm:mt-8 sm:mb-4 lg:mt-12">{copy.reading.title}</h3>
      <Definitions items={copy.reading.items} swipedAs="returns-title" />
    </Section>
  )
}

/** A row for each request type; its name leads to its section. */
function TypeTable({ copy: { caption, columns, types } }: { copy: ReturnsProps['copy'] }) {
  return (
    <Table
      className="definition-table output-table"
      caption={caption}
      columns={[columns.type, columns.content, columns.form]}
    >
      {types.map(({ id, name, text, form }) => (
        <Row key={id}>
          <RowHeader>
            <a href={`#${id}`}>
              <OutputIcon name={typeIcons[id]} />
              <span>{name}</span>
            </a>
          </RowHeader>
          <Cell>
            <RichText nodes={text} />
          </Cell>
          <Cell>{form}</Cell>
        </Row>
      ))}
    </Table>
  )
}
