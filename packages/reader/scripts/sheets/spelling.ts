import { mmPerInch } from '@firstangle/drawings/standards'
import type { LengthUnit } from '../../src/callout.ts'
import { hashOf, seeded } from '../random.ts'

/** How the callouts of a sample drawing are written in a variant of it. */
export interface Spelling {
  /** Numbers other than those of the drawing come from this seed; null leaves them. */
  readonly seed: number | null
  readonly unit: LengthUnit
  /** ASME Y14.5: `4X`, no zero before the point in inches, `THRU`. */
  readonly isAsme: boolean
}

/** Numbers and threads of a sheet in another spelling; the same number is always written the same. */
export interface Rewriting {
  /** A length as it is written now, from how it was written. */
  readonly length: (written: string) => string
  /** A deviation or zone: small, never zero unless it was. */
  readonly deviation: (written: string) => string
  readonly thread: (diameter: string) => ThreadWords
  readonly roughness: (written: string) => string
  readonly times: (quantity: number) => string
}

interface ThreadWords {
  readonly text: string
  readonly designation: string
}

const unified: Readonly<Record<string, string>> = {
  '5': '10-24 UNC-2B',
  '6': '1/4-20 UNC-2B',
  '20': '3/4-16 UNF-2A',
}

/** Value of a number as drawings write it; minus signs of several kinds. */
export const numberOf = (written: string): number =>
  Number(written.replace(',', '.').replace(/[−–]/g, '-').replace('+', ''))

const decimalsOf = (written: string): number => /[.,](\d+)/.exec(written)?.[1]?.length ?? 0

/** A number with as many figures as before, about as large. */
function varied(written: string, seed: number | null): number {
  const value = numberOf(written)
  if (seed === null || value === 0) return value
  const random = seeded(hashOf(`${seed} ${Math.abs(value)}`))
  const step = 10 ** -decimalsOf(written)
  const factor = 0.8 + 0.4 * random()
  return Math.max(step, Math.round((Math.abs(value) * factor) / step) * step) * Math.sign(value)
}

function inches(value: number, places: number, isAsme: boolean): string {
  // No deviation or zone vanishes by rounding.
  const least = Math.sign(value) * 10 ** -places
  const text = (Math.abs(value / mmPerInch) < 10 ** -places ? least : value / mmPerInch).toFixed(
    places,
  )
  return isAsme ? text.replace(/^(-?)0\./, '$1.') : text
}

const signed = (written: string, text: string): string =>
  `${/^[+−-]/.exec(written)?.[0] ?? ''}${text.replace(/^-/, '')}`

const microinches: Readonly<Record<string, string>> = {
  '0.8': '32',
  '1.6': '63',
  '1.9': '80',
  '3.2': '125',
  '4': '160',
  '50': '2000',
}

/** The rules of a spelling. */
export function rewritingOf({ seed, unit, isAsme }: Spelling): Rewriting {
  const write = (written: string, places: number): string => {
    const value = varied(written, seed)
    if (unit === 'inch') return signed(written, value === 0 ? '0' : inches(value, places, isAsme))
    const decimals = decimalsOf(written)
    const sign = written.includes(',') ? ',' : '.'
    return signed(written, value.toFixed(decimals).replace('.', sign))
  }
  return {
    length: (written) => write(written, 3),
    deviation: (written) => write(written, 3),
    thread: (diameter) => {
      const name = unit === 'inch' ? unified[diameter] : undefined
      return name
        ? { text: name, designation: name.replace(/-\d[AB]$/, '') }
        : { text: `M${diameter}`, designation: `M${diameter}` }
    },
    roughness: (written) =>
      unit === 'inch' ? (microinches[String(numberOf(written))] ?? written) : written,
    times: (quantity) => (quantity > 1 ? `${quantity}${isAsme ? 'X' : 'x'} ` : ''),
  }
}
