import type { FormId, FormState } from '../../shared/forms/form-definition.ts'
import { forms } from '../../shared/forms/forms.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { pageAddress } from '../api/page-address.ts'
import { withFormState } from './form-state.ts'

/** A form's page to show again, in answer to a post that failed. */
export interface FormPage {
  readonly form: FormId
  readonly locale: Locale
  readonly state: FormState
  readonly status: number
  /** Query of the page, such as the call it shows. */
  readonly search?: Readonly<Record<string, string>>
}

/** Renders a form's page with what was typed and what is wrong. Throws when the page cannot be rendered. */
export type RenderForm = (page: FormPage) => Promise<Response>

/**
 * Makes the renderer out of the site's own one. The answer passes through finish-answer.ts like any other, which hashes
 * its inline scripts for the policy.
 */
export function createRenderForm(
  render: (request: Request) => Promise<Response>,
  siteUrl: string,
): RenderForm {
  return async ({ form, locale, state, status, search }) => {
    const address = pageAddress(forms[form].path, locale, search)
    const request = new Request(siteUrl + address, { headers: { accept: 'text/html' } })
    const page = await withFormState(state, () => render(request))
    if (page.status !== 200) throw new Error(`The page of form ${form} was answered ${page.status}`)
    const headers = new Headers(page.headers)
    headers.set('Cache-Control', 'no-store')
    headers.set('X-Robots-Tag', 'noindex')
    headers.append('Vary', 'Accept')
    for (const name of ['CDN-Cache-Control', 'ETag', 'Content-Length']) headers.delete(name)
    return new Response(page.body, { status, headers })
  }
}
