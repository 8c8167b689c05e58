import { localAddress } from '../../shared/addresses/local-address.ts'
import type { StateCopy, TrialCopy } from '../../shared/content/requests.ts'
import type { ShownForm } from '../../shared/forms/shown-form.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { PageQuery } from '../../shared/page-query.ts'
import { errorState, formData } from './form-data.ts'
import { type PageData, pageData } from './page-data.ts'
import { shownReference } from './request-reference.ts'

const stateNames = ['sent', 'confirm', 'confirmed', 'expired', 'invalid', 'renewed'] as const

/** What the page shows: the form, or what has become of a request. */
export type TrialView =
  | { kind: 'form'; form: ShownForm }
  | {
      kind: 'state'
      state: StateCopy
      reference?: string | undefined
      /** What is left to do: confirm, or have a link that is too old sent anew. */
      step?: { action: string; token: string; label: string }
    }

/** The trial page: its words and its form, or a state after it. */
export interface TrialData extends PageData<'trial-license'> {
  view: TrialView
}

/** Copy, head and form of the page in one language, or the state its address names. */
export function trialData(locale: Locale, query: PageQuery): TrialData {
  const name = stateNames.find((known) => known === query.state)
  if (!name) {
    const page = pageData('trial-license', locale, errorState(locale))
    return { ...page, view: { kind: 'form', form: formData('trial', locale) } }
  }
  const { states } = pageData('trial-license', locale).copy
  const state = states[name]
  const page = pageData('trial-license', locale, { kind: 'thank-you', title: state.title })
  const token = plausibleToken(query.token)
  const step = token === undefined ? undefined : stepOf(name, states)
  return {
    ...page,
    caching: 'private, no-store',
    view: {
      kind: 'state',
      state,
      reference: shownReference(query.reference),
      ...(token && step
        ? { step: { action: localAddress(step.action, locale), token, label: step.label } }
        : {}),
    },
  }
}

function stepOf(name: (typeof stateNames)[number], { confirm, expired }: TrialCopy['states']) {
  if (name === 'confirm') return { action: '/api/trial-requests/confirm', label: confirm.submit }
  if (name === 'expired') return { action: '/api/trial-requests/links', label: expired.renew }
  return undefined
}

/** Tokens are checked where they are posted; here only what cannot be one is left out. */
function plausibleToken(token: string | undefined): string | undefined {
  return token !== undefined && /^[\w.~-]+$/.test(token) ? token : undefined
}
