import type { PricingCopy } from '../../../shared/content/pages/pricing.ts'
import { ActionLink } from '../../components/actions/action-link.tsx'
import { Folded } from '../../components/sections/folded.tsx'
import { Cell, Row, RowHeader, Table } from '../../components/tables/table.tsx'
import { RichText } from '../../components/text/rich-text.tsx'

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
 * All plans in one table with a row for each plan, so that it is read plan by plan. Wide screens lay the rows out as
 * columns side by side, phones show the card that is chosen (src/styles/pages/pricing.css); a plan's anchor stands on
 * its row and therefore on its column or card.
 */
export function PlanMatrix({ copy }: { copy: MatrixCopy }) {
  const { headings } = copy
  return (
    <div className="plan-matrix">
      <fieldset className="choices plan-choice">
        <legend>{headings.plan}</legend>
        <div>
          {copy.plans.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="plan" value={id} defaultChecked={id === 'essential'} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <Table
        className="plans"
        caption={copy.caption}
        columns={(['plan', ...rows, 'next'] as const).map((row) => headings[row])}
      >
        {copy.plans.map((plan) => (
          <Row key={plan.id} id={plan.id} tabIndex={-1}>
            <RowHeader>{plan.name}</RowHeader>
            {rows.map((row) => (
              <PlanCell key={row} label={headings[row]} cell={plan.cells[row]} />
            ))}
            <Cell>
              <ActionLink
                href={plan.cta.href}
                look={plan.id === 'essential' ? 'primary' : 'secondary'}
              >
                {plan.cta.label}
              </ActionLink>
            </Cell>
          </Row>
        ))}
      </Table>
      <Folded title={copy.notesTitle}>
        <ul className="mt-2 grid gap-x-12 gap-y-3 text-sm text-muted lg:grid-cols-2">
          {copy.notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes never change their order
            <li key={index}>
              <RichText nodes={note} />
            </li>
          ))}
        </ul>
      </Folded>
    </div>
  )
}

function PlanCell({ label, cell }: { label: string; cell: PlanCopy['cells']['base'] }) {
  return (
    <Cell data-label={label}>
      <span>
        {cell.value}
        {cell.note && <span>, </span>}
      </span>
      {cell.note && <small>{cell.note}</small>}
    </Cell>
  )
}
