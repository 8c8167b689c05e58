import type { Facts } from '../../shared/content/facts.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { type PageData, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** The security page: its words, and the hours its time lines are drawn from. */
export interface SecurityData extends PageData<'security'> {
  hours: Pick<
    Facts['security'],
    'rpoHours' | 'rtoHours' | 'restoreHours' | 'triageHours' | 'fixHours'
  >
}

/** Copy, head and figures of the security page in one language. */
export function securityData(locale: Locale): SecurityData {
  const { rpoHours, rtoHours, restoreHours, triageHours, fixHours } =
    siteContext().content.facts().security
  return {
    ...pageData('security', locale),
    hours: { rpoHours, rtoHours, restoreHours, triageHours, fixHours },
  }
}
