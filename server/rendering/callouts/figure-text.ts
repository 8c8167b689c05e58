import type { Figure, FigureUnit } from '@firstangle/reader'
import type { CalloutCopy } from '../../../shared/content/words/callout.ts'
import { fillText, formatNumber, numberSigns } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'

/** Stands between two limits. */
const between: Readonly<Record<Locale, string>> = { en: ' to ', de: ' bis ' }

const narrowSpace = '\u202f'

const signs: Readonly<Record<FigureUnit, string>> = {
  mm: `${narrowSpace}mm`,
  inch: `${narrowSpace}in`,
  um: `${narrowSpace}µm`,
  uin: `${narrowSpace}µin`,
  degree: '°',
  none: '',
}

/** Half a tenth of a micrometre, and what inches need for the same. */
const mostDecimals: Readonly<Record<FigureUnit, number>> = {
  mm: 4,
  inch: 5,
  um: 3,
  uin: 1,
  degree: 4,
  none: 4,
}

/** Decimals of a value that is not cut. */
export const decimalsOf = (value: number, unit: FigureUnit): number =>
  Number(value.toFixed(mostDecimals[unit])).toString().split('.')[1]?.length ?? 0

/** A figure as a language writes it, with its unit: `20.021 mm`, `20,000 bis 20,021 mm`, `±0,2 mm`. */
export function figureText(figure: Figure, locale: Locale, words: CalloutCopy): string {
  switch (figure.kind) {
    case 'text':
      return figure.text
    case 'designation':
      return figure.text.replaceAll(/(?<=\d)\.(?=\d)/g, numberSigns[locale].decimal)
    case 'word':
      return words.words[figure.word]
    case 'number':
      return withUnit([figure.value], figure.unit, locale, figure.beside)
    case 'limits':
      return withUnit([figure.low, figure.high], figure.unit, locale)
    case 'deviations':
      return deviations(figure, locale)
    case 'bound':
      return fillText(words.bounds[figure.side], {
        value: withUnit([figure.value], figure.unit, locale),
      })
  }
}

/** Puts a plus before the text of a positive value; a negative one has its minus, and zero has no sign. */
export const withPlus = (value: number, text: string): string => (value > 0 ? `+${text}` : text)

/** A number as drawings set it, thousands not apart; as many decimals as it has where none are asked for. */
export const drawingNumber = (value: number, locale: Locale, fractionDigits?: number): string =>
  formatNumber(value, locale, {
    fractionDigits: fractionDigits ?? decimalsOf(value, 'none'),
  }).replaceAll(numberSigns[locale].group, '')

function withUnit(
  values: readonly number[],
  unit: FigureUnit,
  locale: Locale,
  beside: number = 0,
): string {
  const fractionDigits = Math.max(...[...values, beside].map((value) => decimalsOf(value, unit)))
  const texts = values.map((value) => drawingNumber(value, locale, fractionDigits))
  return texts.join(between[locale]) + signs[unit]
}

function deviations(
  { lower, upper, unit }: Extract<Figure, { kind: 'deviations' }>,
  locale: Locale,
): string {
  if (unit === 'degree' && lower === -upper && upper !== 0) return `±${minutes(upper)}`
  if (lower === -upper && upper !== 0) return `±${withUnit([upper], unit, locale)}`
  if (lower !== upper) return withUnit([lower, upper], unit, locale)
  return withPlus(upper, withUnit([upper], unit, locale))
}

/** Fractions of a degree as minutes, as tables of angles have them: `1°30′`. */
function minutes(degrees: number): string {
  const all = Math.round(degrees * 60)
  const [whole, rest] = [Math.floor(all / 60), all % 60]
  return rest === 0 ? `${whole}°` : `${whole}°${String(rest).padStart(2, '0')}′`
}
