import { FormTrouble } from './form-trouble.tsx'
import { troublePlaceId } from './request-places.ts'
import type { ShownForm } from './shown-form.ts'

/** Where trouble with a form stands, first on its page. */
export function RequestTrouble({ form }: { form: ShownForm }) {
  return (
    <div id={troublePlaceId} className="trouble-place">
      <FormTrouble form={form} state={form.state} />
    </div>
  )
}
