import { elapsedName, honeypotName } from '../../shared/forms/form-definition.ts'
import type { SuspectReason } from '../store/records.ts'
import type { Body } from './read-body.ts'

/** No person fills in three fields faster than this. */
const fastestMs = 2000

/**
 * Judges a post by the two fields that people do not fill in. A suspect post is stored like any other, never refused,
 * because a browser's autofill may have filled them in. Without our script the time is not known.
 */
export function suspicionOf({ fields }: Body): SuspectReason | undefined {
  const trap = fields.get(honeypotName)
  if (trap !== undefined && trap !== null && String(trap).trim() !== '') return 'hidden-field'
  const elapsed = fields.get(elapsedName)
  const isTold = typeof elapsed === 'number' || (typeof elapsed === 'string' && elapsed !== '')
  return isTold && Number(elapsed) < fastestMs ? 'speed' : undefined
}
