import type { Locale } from '../../src/i18n/locale.ts'
import type { StoredRequest } from '../store/store.ts'
import type { ApiTools } from './dependencies.ts'
import { callAddress, confirmAddress } from './page-addresses.ts'

const hourMs = 3_600_000

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
  return confirmAddress(siteUrl, token, locale)
}

/** The token of a call's page and its address, absolute. */
export async function callLink(
  { tokens, siteUrl }: Pick<ApiTools, 'tokens' | 'siteUrl'>,
  requestId: string,
  locale: Locale,
  { endsAt }: { readonly endsAt: string },
): Promise<{ token: string; address: string }> {
  const expiresAt = new Date(Date.parse(endsAt) + callLifeMs)
  const token = (await tokens()).sign('call', requestId, expiresAt)
  return { token, address: callAddress(siteUrl, token, locale) }
}
