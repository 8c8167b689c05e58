import { elapsedName, honeypotName } from '../../src/forms/form-definition.ts'
import type { NewDelivery } from '../store/store.ts'
import type { Body } from './read-body.ts'

/** How a post looks: as a person's, as filled in too fast, or with the field that nobody sees. Never refused for it. */
export type Suspicion = 'none' | 'hurried' | 'trapped'

/** No person fills in three fields faster than this. */
const fastestMs = 2000

/** Judges a post by its two fields that people do not fill in. Without our script there is no time to judge. */
export function suspicionOf({ fields }: Body): Suspicion {
  const trap = fields.get(honeypotName)
  if (trap !== undefined && trap !== null && String(trap).trim() !== '') return 'trapped'
  const elapsed = fields.get(elapsedName)
  const isTold = typeof elapsed === 'number' || (typeof elapsed === 'string' && elapsed !== '')
  return isTold && Number(elapsed) < fastestMs ? 'hurried' : 'none'
}

/**
 * Who filled in the hidden field chose the address that mail would go to, so none goes there. The operator still hears
 * of it: a browser's autofill may have done it for a person.
 */
export function deliveriesFor(
  suspicion: Suspicion,
  deliveries: readonly NewDelivery[],
): readonly NewDelivery[] {
  if (suspicion !== 'trapped') return deliveries
  return deliveries.filter(({ audience }) => audience === 'operator')
}
