import type { Locale } from '../../../shared/i18n/locale.ts'
import type { SecurityData } from '../../../src/pages/security/security-data.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

/** Copy, head and figures of the security page in one language. */
export function securityData(locale: Locale): SecurityData {
  const { rpoHours, rtoHours, restoreHours, triageHours, fixHours } =
    siteContext().content.facts().security
  return {
    ...pageData('security', locale),
    hours: { rpoHours, rtoHours, restoreHours, triageHours, fixHours },
  }
}
