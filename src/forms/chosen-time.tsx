import type { ShownField } from '../../shared/forms/shown-form.ts'

/** Place for the time chosen further up, where it is sent: on a phone the list is out of sight by then. */
export function ChosenTime({ field: { label } }: { field: ShownField }) {
  return (
    <p className="form-chosen" hidden>
      <span className="title-label">{label}</span> <span data-chosen-time />
    </p>
  )
}
