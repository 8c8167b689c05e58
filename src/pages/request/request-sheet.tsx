import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import { Enhanced } from '../../islands/island.tsx'
import { fillTitleBlock } from './fill-title-block.enhance.ts'

/** Of the fields with a cell, in the order of the cells. */
const named = ['name', 'company', 'email', 'topic']

/**
 * Beside the form a drawing whose title block fills in as somebody types. It says nothing that the form does not, so it is
 * for the eye alone, and the names of its cells are drawn by the style sheet.
 */
export function RequestSheet({ form, drawing }: { form: ShownForm; drawing: string }) {
  const cells = named.flatMap((name) => form.fields.filter((field) => field.name === name))
  return (
    <Enhanced by={fillTitleBlock} when="load">
      <div className="request-sheet no-print" aria-hidden="true" translate="no">
        <img src={drawing} alt="" width="1680" height="1188" />
        <div>
          {cells.map(({ name, label }) => (
            <p key={name} data-label={label} data-fills={name} />
          ))}
        </div>
      </div>
    </Enhanced>
  )
}
