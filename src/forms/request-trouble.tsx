import type { ShownForm } from '../../shared/forms/shown-form.ts'
import { FormTrouble, TroubleTemplates } from './form-trouble.tsx'
import { troublePlaceId } from './request-places.ts'

/** Errors and notices of a form, at the top of its page. */
export function RequestTrouble({ form }: { form: ShownForm }) {
  return (
    <>
      <div id={troublePlaceId}>
        <FormTrouble form={form} />
      </div>
      <TroubleTemplates words={form.words} />
    </>
  )
}
