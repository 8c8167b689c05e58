import { localAddress } from '../../../shared/addresses/local-address.ts'
import type { TrialCopy } from '../../../shared/content/words/requests.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type { TrialData } from '../../../src/pages/trial-license/trial-data.ts'
import { errorState, formData } from './form-data.ts'
import { pageData } from './page-data.ts'
import { shownReference } from './request-reference.ts'

const stateNames = ['sent', 'confirm', 'confirmed', 'expired', 'invalid', 'renewed'] as const

/** Which step after the form is due: first the address is confirmed, then the key is made. */
const stepsDue: Partial<Record<(typeof stateNames)[number], number>> = {
  sent: 1,
  confirm: 1,
  renewed: 1,
  confirmed: 2,
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
      now: stepsDue[name],
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

/** Tokens are checked when they are posted. Here only texts that cannot be tokens are left out. */
function plausibleToken(token: string | undefined): string | undefined {
  return token !== undefined && /^[\w.~-]+$/.test(token) ? token : undefined
}
