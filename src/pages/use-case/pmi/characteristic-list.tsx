import { useEffect, useRef } from 'react'
import type { PmiExtractionCopy } from '../../../../server/content/schemas/pmi-extraction.ts'
import { inspectionSheet } from '../../../generated/inspection-sheet.ts'

interface CharacteristicListProps {
  copy: PmiExtractionCopy['plan']
  active: number
  onPoint: (ref: number) => void
}

type Row = (typeof inspectionSheet.rows)[number]

/** The characteristic list. It scrolls in a region of its own, so that sheet and rows stay in view together. */
export function CharacteristicList({ copy, active, onPoint }: CharacteristicListProps) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (region.current) showRow(region.current, active)
  }, [active])
  return (
    <section
      ref={region}
      aria-label={copy.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="max-h-[32rem] min-w-0 overflow-auto"
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
            <tr
              key={row.number}
              data-kind={row.kind}
              data-ref={row.ref}
              data-active={row.ref === active || undefined}
              onPointerEnter={() => onPoint(row.ref)}
            >
              <td>
                <button
                  type="button"
                  aria-pressed={row.ref === active}
                  aria-label={`${copy.number} ${row.number}`}
                  onFocus={() => onPoint(row.ref)}
                  onClick={() => onPoint(row.ref)}
                >
                  {row.number}
                </button>
              </td>
              <th scope="row">{copy.what[row.what]}</th>
              <td>{row.quantity}</td>
              <td translate="no">{row.nominal}</td>
              <td translate="no">{deviations(row)}</td>
              <td translate="no">{row.class ?? '–'}</td>
              <td translate="no">{row.zone}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Scrolls the region, never the page, until the first row of a callout is in view below the table's head. */
function showRow(region: HTMLElement, ref: number): void {
  const row = region.querySelector(`tr[data-ref="${ref}"]`)
  const head = region.querySelector('thead')
  if (!row || !head) return
  const top = region.getBoundingClientRect().top + head.clientHeight
  const { top: rowTop, bottom } = row.getBoundingClientRect()
  const below = bottom - region.getBoundingClientRect().bottom
  if (rowTop < top) region.scrollTop -= top - rowTop
  else if (below > 0) region.scrollTop += below + 8
}

/** Both deviations with their signs, `±` where they are equal. */
function deviations({ lower, upper }: Pick<Row, 'lower' | 'upper'>): string {
  if (lower === null || upper === null) return '–'
  if (`-${upper}` === lower) return `±${upper}`
  return [upper, lower].map(signed).join(' / ')
}

function signed(value: string): string {
  if (value.startsWith('-')) return value.replace('-', '−')
  return value === '0' ? '0' : `+${value}`
}
