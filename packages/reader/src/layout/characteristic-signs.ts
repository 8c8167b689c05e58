/** Geometric characteristics (ISO 1101). */
const characteristicSigns = '⏤⏥○⌭∥⊥∠⌖◎⌯↗⌰⌒⌓'

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
  return sign.length === 1 && characteristicSigns.includes(sign) ? sign : null
}
