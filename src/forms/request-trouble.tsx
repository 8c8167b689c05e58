import { Hydrate } from '@tanstack/react-start'
import { pageArrival, staticSection } from '../hydration/near-viewport.ts'
import { FormTrouble } from './form-trouble.tsx'
import { troublePlaceId } from './request-places.ts'
import type { ShownForm } from './shown-form.ts'

/**
 * Where trouble with a form stands, first on its page. What the server has sent needs no script: its links lead to the
 * fields, and it has taken the focus. What comes later is put here by the form, and then stands alone.
 */
export function RequestTrouble({ form }: { form: ShownForm }) {
  const { notice, errors } = form.state ?? {}
  const isThere = notice || Object.keys(errors ?? {}).length > 0
  return (
    <>
      <div id={troublePlaceId} className="trouble-place" />
      {isThere && (
        <div>
          <Hydrate key={`trouble ${pageArrival()}`} when={staticSection}>
            <FormTrouble form={form} state={form.state} />
          </Hydrate>
        </div>
      )}
    </>
  )
}
