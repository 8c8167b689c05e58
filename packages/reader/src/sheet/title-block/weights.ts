/** Kilograms of a unit of weight as title blocks name it. */
const kilograms: Readonly<Record<string, number>> = {
  kg: 1,
  kgs: 1,
  g: 0.001,
  gr: 0.001,
  gram: 0.001,
  grams: 0.001,
  gramm: 0.001,
  t: 1000,
  lb: 0.45359237,
  lbs: 0.45359237,
  lbm: 0.45359237,
  pounds: 0.45359237,
  oz: 0.028349523125,
  kilogram: 1,
  kilograms: 1,
  kilogramm: 1,
  mg: 0.000001,
  grammes: 0.001,
  克: 0.001,
  千克: 1,
}

function unitOfWeight(text: string): number | null {
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const factor = kilograms[word]
    if (factor !== undefined) return factor
  }
  // In small print the hook of the g of `0.138 kg` is lost.
  return /\d\s?k[aqo9]$/.test(text) ? 1 : null
}

/** A number as CAD systems print it, with a comma or a point for the decimals; null for none. */
function numberIn(text: string): number | null {
  const match = /[-+]?\d[\d.,' ]*|[.,]\d+/.exec(text)
  if (match === null) return null
  const compact = match[0].replace(/[' ]/g, '')
  const decimal = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'))
  const whole = decimal < 0 ? compact : compact.slice(0, decimal)
  const digits = `${whole.replace(/[.,]/g, '')}.${decimal < 0 ? '' : compact.slice(decimal + 1)}`
  const value = Number(digits)
  return Number.isFinite(value) ? value : null
}

/** A weight in kilograms; the unit may stand in the caption. Null without number or unit. */
export function weightInKilograms(text: string, caption: string): number | null {
  const value = numberIn(text)
  const factor = unitOfWeight(text) ?? unitOfWeight(caption)
  return value === null || factor === null || value <= 0 ? null : value * factor
}

/** Kilograms, or a number with decimals as printed: templates of many CAD stations leave the unit out. */
export function weight(text: string, caption: string): string | null {
  const mass = weightInKilograms(text, caption)
  if (mass !== null) return `${Number(mass.toPrecision(6))} kg`
  // GOST 2.104: the mass is in kilograms where no unit is printed.
  const isGost = /^(?:Масса|Маса)$/.test(caption.trim().replace(/[.:]$/, ''))
  const bare = numberIn(text)
  if (isGost && bare !== null && bare > 0 && /^[\d.,\s]+$/.test(text)) return `${bare} kg`
  return /^\d{1,6}[.,]\d{1,6}$/.test(text) && (numberIn(text) ?? 0) > 0 ? text : null
}
