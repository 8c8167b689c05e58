import type { Facts } from '../../../shared/content/facts.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** The security page: its words, and the hours its time lines are drawn from. */
export interface SecurityData extends PageData<'security'> {
  hours: Pick<
    Facts['security'],
    'rpoHours' | 'rtoHours' | 'restoreHours' | 'triageHours' | 'fixHours'
  >
}
