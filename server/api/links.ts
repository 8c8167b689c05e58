import { forms } from '../../shared/forms/forms.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { hourMs } from '../durations.ts'
import type { StoredRequest } from '../store/records.ts'
import type { ApiTools } from './dependencies.ts'
import { pageAddress } from './page-address.ts'

/** How long a call's page outlives the call: the link in its mail still leads somewhere the next day. */
const callLifeMs = 28 * 24 * hourMs

/**
 * The link that confirms a trial's mailbox, absolute, in the language of the request. When it has ended, another one is
 * offered (renew-link.ts).
 */
export async function confirmLink(
  { tokens, siteUrl, linkHours, now }: Pick<ApiTools, 'tokens' | 'siteUrl' | 'linkHours' | 'now'>,
  { id, locale }: Pick<StoredRequest, 'id' | 'locale'>,
): Promise<string> {
  const expiresAt = new Date(now().getTime() + linkHours * hourMs)
  const token = (await tokens()).sign('confirm', id, expiresAt)
  return siteUrl + pageAddress('/api/trial-requests/confirm', locale, { token })
}

/** The token with which a visitor who asked for a call can see its state. */
export async function viewToken(
  { tokens }: Pick<ApiTools, 'tokens'>,
  requestId: string,
  { endsAt }: { readonly endsAt: string },
): Promise<string> {
  return (await tokens()).sign('view-call', requestId, endOfPage(endsAt))
}

/** The token of a call's page and its address, absolute: for mails to its mailbox. */
export async function callLink(
  { tokens, siteUrl }: Pick<ApiTools, 'tokens' | 'siteUrl'>,
  requestId: string,
  locale: Locale,
  { endsAt }: { readonly endsAt: string },
): Promise<{ token: string; address: string }> {
  const token = (await tokens()).sign('call', requestId, endOfPage(endsAt))
  return { token, address: siteUrl + pageAddress(forms.call.path, locale, { call: token }) }
}

function endOfPage(endsAt: string): Date {
  return new Date(Date.parse(endsAt) + callLifeMs)
}
