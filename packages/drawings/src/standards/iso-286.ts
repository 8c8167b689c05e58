import {
  aboveNominal,
  belowNominal,
  fineRanges,
  mainRanges,
  ofLetterJ,
  standardTolerances,
} from './iso-286-tables.ts'

/*
 * Limits and fits after ISO 286-1:2010 for nominal sizes up to 500 mm, IT01 to IT18: shafts a to zc, holes A to
 * ZC. Sizes in mm, table values in µm. What the tables do not hold is refused, never guessed.
 */

/** Place of a tolerance grade in the order of the standard: IT01 is -1, IT0 is 0, IT7 is 7. */
type ToleranceGrade = number

const finestGrade: ToleranceGrade = -1
const coarsestGrade: ToleranceGrade = 18

/** Number of a grade as it is written: `01`, `0`, `7`. */
const gradeOf = (digits: string): ToleranceGrade => (digits === '01' ? finestGrade : Number(digits))

/** Name of a grade: `IT01`, `IT0`, `IT7`. */
export const gradeName = (grade: ToleranceGrade): string =>
  `IT${grade === finestGrade ? '01' : grade}`

export interface Deviations {
  /** mm, signed */
  readonly lower: number
  readonly upper: number
}

/** Why ISO 286-1 gives no deviations for a size and a class. */
export type FitGap = 'code' | 'size' | 'letter' | 'grade' | 'combination'

/** What {@link findFit} finds: deviations, or why there are none. */
type FoundFit =
  | { readonly deviations: Deviations; readonly gap?: undefined }
  | { readonly deviations?: undefined; readonly gap: FitGap }

/** Largest nominal size of the tables (mm). */
const largest = 500

/** The value of a table row at a nominal size; undefined where the standard gives none. */
function inRow(row: string | undefined, nominal: number): number | undefined {
  if (row === undefined || !(nominal > 0)) return undefined
  const cells = row.split(' ')
  const ranges: readonly number[] = cells.length === mainRanges.length ? mainRanges : fineRanges
  const cell = cells[ranges.findIndex((end) => nominal <= end)]
  return cell === undefined || cell === '-' ? undefined : Number(cell)
}

/** IT14 and coarser are not for sizes up to 1 mm (table 1, note). */
const width = (nominal: number, grade: ToleranceGrade): number | undefined =>
  grade >= 14 && nominal <= 1 ? undefined : inRow(standardTolerances[grade - finestGrade], nominal)

/** Standard tolerance (mm) of a tolerance grade, e.g. IT7 of 20 mm = 0.021. Source: ISO 286-1. */
export function standardTolerance(nominal: number, grade: ToleranceGrade): number {
  const found = width(nominal, grade)
  if (found === undefined) {
    throw new RangeError(`ISO 286: no ${gradeName(grade)} for ${nominal} mm`)
  }
  return found / 1000
}

const toleranceClass = /^([A-Za-z]{1,2})(01|0|[1-9]\d?)$/

/** Splits a tolerance class, e.g. `js6`, into letter and grade. */
export function parseToleranceClass(code: string): { letter: string; grade: ToleranceGrade } {
  const match = toleranceClass.exec(code)
  if (!match) throw new RangeError(`ISO 286: "${code}" is not a tolerance class`)
  return { letter: match[1] ?? '', grade: gradeOf(match[2] ?? '') }
}

/** Nearest deviation of a shaft: `es` for a to h, `ei` for j to zc. */
function shaftDeviation(nominal: number, letter: string, grade: number): number | undefined {
  if ((letter === 'a' || letter === 'b') && nominal <= 1) return undefined
  if (letter === 'j') return inRow(ofLetterJ[`j${grade}`], nominal)
  if (letter === 'k' && (grade < 4 || grade > 7)) return 0
  const below = inRow(belowNominal[letter], nominal)
  if (below !== undefined) return -below
  return inRow(aboveNominal[letter], nominal)
}

/** The delta rule of fine holes: ITn - IT(n-1) for IT3 and coarser, above 3 mm (table 3). */
function delta(nominal: number, grade: number): number | undefined {
  if (nominal <= 3) return 0
  const [own, finer] = [width(nominal, grade), width(nominal, grade - 1)]
  return grade < 3 || own === undefined || finer === undefined ? undefined : own - finer
}

/** Upper deviation ES of holes K to ZC, which lie below the nominal size (tables 2 and 3). */
function holeDeviation(nominal: number, letter: string, grade: number): number | undefined {
  const base = inRow(aboveNominal[letter.toLowerCase()], nominal)
  if (base === undefined) return undefined
  const finest = letter === 'K' || letter === 'M' || letter === 'N' ? 8 : 7
  if (grade > finest) {
    if (letter === 'K') return nominal <= 3 ? 0 : undefined
    if (letter === 'N' && nominal > 3) return 0
    return letter === 'N' && nominal <= 1 ? undefined : -base
  }
  if (letter === 'M' && grade === 6 && nominal > 250 && nominal <= 315) return -9
  const shift = delta(nominal, grade)
  return shift === undefined ? undefined : shift - base
}

const isKnown = (letter: string): boolean =>
  /^(j|J|js|JS)$/.test(letter) ||
  ((letter === letter.toLowerCase() || letter === letter.toUpperCase()) &&
    (letter.toLowerCase() in belowNominal || letter.toLowerCase() in aboveNominal))

/** Deviations in µm of a known letter. */
function inMicrometres(
  nominal: number,
  letter: string,
  grade: number,
  it: number,
): Deviations | undefined {
  const small = letter.toLowerCase()
  if (small === 'js') return { lower: -it / 2, upper: it / 2 }
  const isHole = letter !== small
  if (letter === 'J' || (isHole && !(small in belowNominal))) {
    const upper =
      letter === 'J'
        ? inRow(ofLetterJ[`J${grade}`], nominal)
        : holeDeviation(nominal, letter, grade)
    return upper === undefined ? undefined : { lower: upper - it, upper }
  }
  const near = shaftDeviation(nominal, small, grade)
  if (near === undefined) return undefined
  if (!(small in belowNominal)) return { lower: near, upper: near + it }
  return isHole ? { lower: -near, upper: it - near } : { lower: near - it, upper: near }
}

/** Deviations (mm) of a tolerance class at a nominal size (mm), or why ISO 286-1 gives none. */
export function findFit(nominal: number, code: string): FoundFit {
  const match = toleranceClass.exec(code)
  if (!match) return { gap: 'code' }
  const [letter = '', grade] = [match[1], gradeOf(match[2] ?? '')]
  if (!isKnown(letter)) return { gap: 'letter' }
  if (grade > coarsestGrade) return { gap: 'grade' }
  if (!(nominal > 0 && nominal <= largest)) return { gap: 'size' }
  // The finest grades are for gauges: H and JS alone.
  if (grade < 1 && !/^(h|js)$/i.test(letter)) return { gap: 'combination' }
  const it = width(nominal, grade)
  const found = it === undefined ? undefined : inMicrometres(nominal, letter, grade, it)
  if (!found) return { gap: 'combination' }
  // Adding zero takes the sign off a zero below.
  return { deviations: { lower: found.lower / 1000 + 0, upper: found.upper / 1000 + 0 } }
}

/**
 * Deviations (mm) of a tolerance class at a nominal size (mm), e.g. 20 H7 = 0/+0.021. Source: ISO 286-2.
 *
 * @throws RangeError where the tables hold nothing
 */
export function fitDeviations(nominal: number, code: string): Deviations {
  const { deviations, gap } = findFit(nominal, code)
  if (!deviations) throw new RangeError(`ISO 286: no ${code} for ${nominal} mm (${gap})`)
  return deviations
}
