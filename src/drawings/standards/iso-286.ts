/**
 * Limits and fits after ISO 286-1/-2 for nominal sizes up to 120 mm: the grades and fundamental
 * deviations used on the sample drawings. Sizes in mm, table values in µm.
 */

/** Upper ends of the nominal ranges (mm). */
const ranges = [3, 6, 10, 18, 30, 50, 80, 120] as const

const grades: Readonly<Record<number, readonly number[]>> = {
  5: [4, 5, 6, 8, 9, 11, 13, 15],
  6: [6, 8, 9, 11, 13, 16, 19, 22],
  7: [10, 12, 15, 18, 21, 25, 30, 35],
  8: [14, 18, 22, 27, 33, 39, 46, 54],
  9: [25, 30, 36, 43, 52, 62, 74, 87],
  10: [40, 48, 58, 70, 84, 100, 120, 140],
  11: [60, 75, 90, 110, 130, 160, 190, 220],
  12: [100, 120, 150, 180, 210, 250, 300, 350],
}

/** Upper deviation es of shafts f, g, h; lower deviation ei of shafts k (IT4 to IT7), m, n, p. */
const upperOfShaft: Readonly<Record<string, readonly number[]>> = {
  f: [-6, -10, -13, -16, -20, -25, -30, -36],
  g: [-2, -4, -5, -6, -7, -9, -10, -12],
  h: [0, 0, 0, 0, 0, 0, 0, 0],
}
const lowerOfShaft: Readonly<Record<string, readonly number[]>> = {
  k: [0, 1, 1, 1, 2, 2, 2, 3],
  m: [2, 4, 6, 7, 8, 9, 11, 13],
  n: [4, 8, 10, 12, 15, 17, 20, 23],
  p: [6, 12, 15, 18, 22, 26, 32, 37],
}

export interface Deviations {
  /** mm, signed */
  readonly lower: number
  readonly upper: number
}

const rangeIndex = (nominal: number): number => {
  const index = ranges.findIndex((end) => nominal <= end)
  if (nominal <= 0 || index < 0) throw new RangeError(`ISO 286: ${nominal} mm is not in the table`)
  return index
}

const pick = (row: readonly number[] | undefined, nominal: number, what: string): number => {
  const value = row?.[rangeIndex(nominal)]
  if (value === undefined) throw new RangeError(`ISO 286: ${what} is not in the table`)
  return value
}

/** Standard tolerance (mm) of a tolerance grade, e.g. IT7 of 20 mm = 0.021. Source: ISO 286-1. */
export const standardTolerance = (nominal: number, grade: number): number =>
  pick(grades[grade], nominal, `IT${grade}`) / 1000

/** Splits a tolerance class, e.g. `js6`, into letter and grade. */
export function parseToleranceClass(code: string): { letter: string; grade: number } {
  const match = /^([A-Za-z]{1,2})(\d{1,2})$/.exec(code)
  if (!match) throw new RangeError(`ISO 286: "${code}" is not a tolerance class`)
  return { letter: match[1] ?? '', grade: Number(match[2]) }
}

function deviationsInMicrometres(nominal: number, letter: string, grade: number): Deviations {
  const width = pick(grades[grade], nominal, `IT${grade}`)
  if (letter === 'js' || letter === 'JS') return { lower: -width / 2, upper: width / 2 }
  if (letter === 'H') return { lower: 0, upper: width }
  if (letter === 'P' && grade > 7) {
    const upper = -pick(lowerOfShaft.p, nominal, 'P')
    return { lower: upper - width, upper }
  }
  if (upperOfShaft[letter]) {
    const upper = pick(upperOfShaft[letter], nominal, letter)
    return { lower: upper - width, upper }
  }
  if (letter === 'k' && grade > 7) return { lower: 0, upper: width }
  const lower = pick(lowerOfShaft[letter], nominal, letter)
  return { lower, upper: lower + width }
}

/** Deviations (mm) of a tolerance class at a nominal size (mm), e.g. 20 H7 = 0/+0.021. Source: ISO 286-2. */
export function fitDeviations(nominal: number, code: string): Deviations {
  const { letter, grade } = parseToleranceClass(code)
  const { lower, upper } = deviationsInMicrometres(nominal, letter, grade)
  return { lower: lower / 1000, upper: upper / 1000 }
}
