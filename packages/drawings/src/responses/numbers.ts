export type DecimalSign = ',' | '.'

/** Number as written on a sheet: at most `digits` decimals, no trailing zeros, the sheet's decimal sign. */
export function written(value: number, sign: DecimalSign, digits = 3): string {
  const text = String(Number(Math.abs(value).toFixed(digits))).replace('.', sign)
  return value < 0 && Number(text.replace(',', '.')) !== 0 ? `−${text}` : text
}

/** Deviation as written on a sheet: signed, zero without sign. */
export const writtenDeviation = (value: number, sign: DecimalSign): string =>
  value > 0 ? `+${written(value, sign)}` : written(value, sign)

/** Number as it travels in a response: a decimal string with a point, at most `digits` decimals. */
export const wire = (value: number, digits = 4): string => {
  const rounded = Number(value.toFixed(digits))
  return String(rounded === 0 ? 0 : rounded)
}

/** Confidence 0.87..0.99 that is the same on every run: a hash of the drawing and the reference_id. */
export function confidenceOf(seed: string, reference: number): number {
  let hash = 2166136261
  for (const character of `${seed}:${reference}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  }
  return (87 + ((hash >>> 7) % 13)) / 100
}
