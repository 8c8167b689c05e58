import { symbolOf } from '../../grammar/characteristics.ts'

const characteristicSigns: ReadonlySet<string> = new Set(Object.values(symbolOf))

/** Spellings of a characteristic as text: letters and signs that fonts hold in its place. */
const otherSigns: Readonly<Record<string, string>> = {
  '//': '∥',
  '⫽': '∥',
  '⏊': '⊥',
  '⟂': '⊥',
  '∡': '∠',
  '⊕': '⌖',
  '⌾': '◎',
  '◯': '○',
  '▱': '⏥',
  '—': '⏤',
  '-': '⏤',
  '⩘': '⌰',
}

/** The characteristic that a text shows, whatever way fonts spell it; null for other text. */
export function characteristicSign(text: string): string | null {
  const sign = otherSigns[text] ?? text
  return characteristicSigns.has(sign) ? sign : null
}
