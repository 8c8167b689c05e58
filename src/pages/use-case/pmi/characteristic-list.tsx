import type { PmiExtractionCopy } from '../../../../shared/content/pages/pmi-extraction.ts'
import { decimalText } from '../../../../shared/i18n/decimal-text.ts'
import { inspectionSheet } from '../../../generated/inspection-sheet.ts'
import { useUi } from '../../../layout/ui-copy.tsx'
import type { InspectedRow } from './sheet-detail.tsx'

interface CharacteristicListProps {
  copy: PmiExtractionCopy['plan']
  /** The row that is marked at first. */
  lit: InspectedRow
}

/** The characteristic list. It scrolls in a region of its own, so that sheet and rows stay in view together. */
export function CharacteristicList({ copy, lit }: CharacteristicListProps) {
  return (
    <section
      aria-label={copy.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      data-plan="list"
      className="max-h-[33rem] min-w-0 overflow-auto"
    >
      <table className="characteristics">
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr>
            {[
              copy.number,
              copy.characteristic,
              copy.quantity,
              copy.nominal,
              copy.deviations,
              copy.class,
              copy.zone,
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inspectionSheet.rows.map((row) => (
            <Characteristic key={row.number} copy={copy} row={row} isLit={row.ref === lit.ref} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CharacteristicProps {
  copy: CharacteristicListProps['copy']
  row: InspectedRow
  isLit: boolean
}

/** A row of the list; its button lights the place on the sheet. */
function Characteristic({ copy, row, isLit }: CharacteristicProps) {
  const { decimal } = useUi()
  return (
    <tr data-kind={row.kind} data-ref={row.ref} data-active={isLit || undefined}>
      <td>
        <button
          type="button"
          aria-pressed={isLit}
          data-ref={row.ref}
          aria-label={`${copy.number} ${row.number}`}
        >
          {row.number}
        </button>
      </td>
      <th scope="row">{copy.what[row.what]}</th>
      <td>{row.quantity}</td>
      <td translate="no">{decimalText(row.nominal, decimal)}</td>
      <td translate="no">{decimalText(deviations(row), decimal)}</td>
      <td translate="no">{row.class ?? '–'}</td>
      <td translate="no">{row.zone}</td>
    </tr>
  )
}

/** Both deviations with their signs, `±` where they are equal. */
function deviations({ lower, upper }: Pick<InspectedRow, 'lower' | 'upper'>): string {
  if (lower === null || upper === null) return '–'
  if (`-${upper}` === lower) return `±${upper}`
  return [upper, lower].map(signed).join(' / ')
}

function signed(value: string): string {
  if (value.startsWith('-')) return value.replace('-', '−')
  return value === '0' ? '0' : `+${value}`
}
