import type { HomeCopy } from '../../../server/content/schemas/home.ts'
import { ActionLink } from '../../components/action-link.tsx'
import { Section } from '../../components/section.tsx'

const columns = ['firstangle', 'ocr', 'llm'] as const

/**
 * Comparison with OCR and generic language models. On a phone each row becomes a block;
 * the roles keep it a table for screen readers when CSS changes its display.
 */
export function Why({ copy }: { copy: HomeCopy['why'] }) {
  return (
    <Section id="why" number={5} title={copy.title} intro={copy.intro}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above, a changed display drops the implicit roles */}
      <table role="table" className="comparison">
        <caption className="sr-only">{copy.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {copy.criterion}
            </th>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {copy.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {copy.rows.map((row) => (
            <tr key={row.criterion} role="row">
              <th role="rowheader" scope="row">
                {row.criterion}
              </th>
              {columns.map((column) => (
                <td key={column} role="cell" data-label={copy.columns[column]}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <div className="mt-8 flex flex-wrap gap-3">
        <ActionLink href={copy.demo.href}>{copy.demo.label}</ActionLink>
        <ActionLink href={copy.call.href} look="quiet">
          {copy.call.label}
        </ActionLink>
      </div>
    </Section>
  )
}
