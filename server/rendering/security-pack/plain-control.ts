import type { Control } from '../../../shared/content/pages/security-pack.ts'
import { plainText } from '../../../shared/content/parts/fields.ts'

/** The answer as plain text; empty where nothing is published. */
export function plainAnswer(control: Control): string {
  return control.standing === 'ask' ? '' : plainText(control.answer)
}
