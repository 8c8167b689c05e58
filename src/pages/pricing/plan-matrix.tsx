import type { PricingCopy } from '../../../server/content/schemas/pricing.ts'
import { ActionLink } from '../../components/action-link.tsx'
import { RichText } from '../../components/rich-text.tsx'

type MatrixCopy = PricingCopy['matrix']
type PlanCopy = MatrixCopy['plans'][number]

/** Rows as shown (SPEC section 3 "Pricing column"). */
const rows = [
  'forWhom',
  'base',
  'perPage',
  'pickup',
  'jobs',
  'availability',
  'encryption',
  'residency',
  'retention',
  'payment',
  'extras',
] as const satisfies readonly (keyof PlanCopy['cells'])[]

/**
 * All plans in one table with a row for each plan, so that it is read plan by plan. Wide screens lay the
 * rows out as columns side by side, narrow ones as cards (src/styles/pricing.css); a plan's anchor stands
 * on its row and therefore on its column or card. The roles keep the table where CSS changes its display.
 */
export function PlanMatrix({ copy }: { copy: MatrixCopy }) {
  const { headings } = copy
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above, a changed display drops the implicit roles */}
      <table role="table" className="plans">
        <caption className="sr-only">{copy.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {(['plan', ...rows, 'next'] as const).map((row) => (
              <th key={row} role="columnheader" scope="col">
                {headings[row]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {copy.plans.map((plan) => (
            <tr key={plan.id} id={plan.id} role="row" tabIndex={-1}>
              <th role="rowheader" scope="row">
                {plan.name}
              </th>
              {rows.map((row) => (
                <Cell key={row} label={headings[row]} cell={plan.cells[row]} />
              ))}
              <td role="cell">
                <ActionLink
                  href={plan.cta.href}
                  look={plan.id === 'essential' ? 'primary' : 'secondary'}
                >
                  {plan.cta.label}
                </ActionLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <ul className="mt-6 grid gap-x-12 gap-y-3 text-sm text-muted lg:grid-cols-3">
        {copy.notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes never change their order
          <li key={index}>
            <RichText nodes={note} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Cell({ label, cell }: { label: string; cell: PlanCopy['cells']['base'] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see PlanMatrix
    <td role="cell" data-label={label}>
      <span>{cell.value}</span>
      {cell.note && <small> {cell.note}</small>}
    </td>
  )
}
