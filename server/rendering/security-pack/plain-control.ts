import { plainText } from '../../../shared/content/fields.ts'
import type { Control } from '../../../shared/content/security-pack.ts'

/** The answer as plain text; empty where nothing is published. */
export function plainAnswer(control: Control): string {
  return control.standing === 'ask' ? '' : plainText(control.answer)
}
