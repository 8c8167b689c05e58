import type { RichText } from '../../../shared/content/fields.ts'
import type { Control } from '../../../shared/content/security-pack.ts'

/** The answer without its marks; empty where nothing is published. */
export function plainAnswer(control: Control): string {
  return control.standing === 'ask' ? '' : plainText(control.answer)
}

/** A text without its marks. */
export const plainText = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.text)).join('')
