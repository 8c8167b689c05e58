import type { DocumentationCopy } from '../../../server/content/schemas/documentation.ts'
import { Definitions } from '../../components/definitions.tsx'
import { Icon } from '../../components/icon.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Section } from '../../components/section.tsx'
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
      <h3 className="mt-12 mb-4 text-2xl">{copy.reading.title}</h3>
      <Definitions items={copy.reading.items} />
    </Section>
  )
}

/** On narrow screens each row becomes a block; the roles keep it a table for screen readers. */
function TypeTable({ copy: { caption, columns, types } }: { copy: ReturnsProps['copy'] }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a changed display drops the implicit roles
    <table role="table" className="definition-table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[columns.type, columns.content, columns.form].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {types.map(({ id, name, text, form }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              <a href={`#${id}`} className="inline-flex items-center gap-3 text-action">
                <Icon name={typeIcons[id]} className="size-5 flex-none" />
                <span className="underline decoration-1 underline-offset-4">{name}</span>
              </a>
            </th>
            <td role="cell">
              <RichText nodes={text} />
            </td>
            <td role="cell" className="font-mono text-sm whitespace-nowrap">
              {form}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
