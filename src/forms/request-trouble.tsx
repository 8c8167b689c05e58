import type { ShownForm } from '../../shared/forms/shown-form.ts'
import { FormTrouble, TroubleTemplates } from './form-trouble.tsx'
import { troublePlaceId } from './request-places.ts'

/** Where trouble with a form stands, first on its page, above everything else of it. */
export function RequestTrouble({ form }: { form: ShownForm }) {
  return (
    <>
      <div id={troublePlaceId} className="trouble-place">
        <FormTrouble form={form} />
      </div>
      <TroubleTemplates words={form.words} />
    </>
  )
}
