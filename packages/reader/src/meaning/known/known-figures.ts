import { type GeneralClass, linearLimit, roughnessGrades } from '@firstangle/drawings/standards'
import { numberOf } from '../../number-of.ts'
import { number, printed, type Statement } from '../explanation.ts'
import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'

interface Stated {
  readonly statement: StatementKey
  readonly standard: SourceKey | null
  readonly values: Statement['values']
}

/** `ISO 2768-mK`, `2768 f`, `JIS B 0405-m`, `GB/T 1804-m`, `GOST 30893.1-m`: classes of sizes and of form, the same in all. */
const generalNote =
  /^(?:\p{L}[\p{L} .:]{2,40} )?(?:(?:(?:DIN ?)?(?:EN ?)?ISO ?|DIN ?)?2768(?: ?-? ?(?:T ?)?[12])?|(?:UNI ?)?(?:DIN ?)?EN ?22768(?: ?- ?[12])?|JIS ?B ?0405|GB ?(?:\/ ?T)? ?1804(?: ?- ?\d{4})?|(?:GOST|ГОСТ) ?30893[.,][12](?: ?- ?\d{4})?)(?: ?[-–: ] ?| ?)([fmcvFMCV]|fein|mittel|grob|fine|medium|coarse)(?: ?[-/ ]? ?([HKLhkl]))?(?: ?-? ?(E))?$/u

/** Lengths of three ranges of ISO 2768-1 that every class has a limit for. */
const lengths = { first: 20, second: 100, third: 300 } as const

function generalClasses(text: string): Stated | null {
  const [, size = '', form, envelope] = generalNote.exec(text) ?? []
  if (size === '') return null
  const kind = (size === 'grob' ? 'c' : size.slice(0, 1).toLowerCase()) as GeneralClass
  const limits = Object.entries(lengths).map(([name, length]) => [
    name,
    number(linearLimit(length, kind)),
  ])
  const values: Statement['values'] = { class: printed(kind), ...Object.fromEntries(limits) }
  return form
    ? {
        statement: envelope ? 'generalSizesFormAndEnvelope' : 'generalSizesAndForm',
        standard: 'iso2768',
        values: { ...values, form: printed(form.toUpperCase()) },
      }
    : { statement: 'generalSizes', standard: 'iso2768', values }
}

/** `ISO 2768-x`, `ISO 2768-mZ`: letters that neither part of the standard has. */
const unknownGeneral =
  /^(?:DIN ?)?(?:EN ?)?ISO ?2768(?: ?- ?[12])? ?[-–: ] ?(?!FEIN|MITTEL|GROB|FINE|MEDIUM|COARSE|SEHR)([a-z]{1,2})$/iu

function unknownGeneralClass(text: string): Stated | null {
  const [, letters] = unknownGeneral.exec(text) ?? []
  if (!letters || /^(?:[fmcv]?[HKL]|[fmcv]E?)$/iu.test(letters)) return null
  // The unit of the sheet, or an m too many.
  if (letters === 'mm') return { statement: 'generalUnit', standard: 'iso2768', values: {} }
  return {
    statement: 'generalClassUnknown',
    standard: 'iso2768',
    values: { class: printed(letters) },
  }
}

const slopeRatio = '1 ?: ?(\\d{1,3}(?:[.,]\\d{1,2})?)'
const slopeInFront = new RegExp(
  `^(?:STEIGUNG|NEIGUNG|SLOPE|PENTE|PENDENZA|PENDIENTE|[⌳∠])\\.? ?${slopeRatio}$`,
  'iu',
)
const slopeBehind = new RegExp(`^${slopeRatio} (?:STEIGUNG|NEIGUNG|SLOPE)$`, 'iu')
const slopeInPercent =
  /^(?:STEIGUNG|NEIGUNG|GEFÄLLE|SLOPE|⌳) ?(\d{1,2}(?:[.,]\d{1,2})?) ?%$|^(\d{1,2}(?:[.,]\d{1,2})?) ?% (?:STEIGUNG|NEIGUNG|GEFÄLLE|SLOPE)$/iu

/** `Neigung 1:20`, `⌳ 1:20`, `slope 5 %`: the height over the length, and its angle. */
function slope(text: string): Stated | null {
  const [, behind, before] = slopeInPercent.exec(text) ?? []
  const percent = numberOf(behind ?? before)
  const ratio =
    percent > 0 ? 100 / percent : numberOf((slopeInFront.exec(text) ?? slopeBehind.exec(text))?.[1])
  if (!(ratio > 0)) return null
  const angle = Math.round((Math.atan(1 / ratio) * 180_000) / Math.PI) / 1000
  const rounded = Math.round(ratio * 1000) / 1000
  const values = { ratio: number(rounded, 'none'), angle: number(angle, 'degree') }
  return { statement: 'slope', standard: null, values }
}

const sinkWord = "(?:(?:AN|KEGEL)?SENKUNG|(?:AN)?GESENKT|CSK|C'?SINK|COUNTER ?S[IU]NK|⌵)"
const sinkSides = '(?:(?:BOTH|NEAR|FAR) SIDES?|BEIDSEITIG)'
const sinkDegrees = String.raw`(\d{2,3}) ?(?:°|DEG|GRAD)`

/** `Senkung 90°`, `CSK 82 deg`, `90° gesenkt`: the angle alone, which makes no seat. */
const sinkAngle = new RegExp(
  `^(?:(?:${sinkSides} )?${sinkWord}(?: ${sinkSides})? ?${sinkDegrees}(?: ${sinkSides})?|${sinkDegrees} ${sinkWord})$`,
  'iu',
)

function sinkWithoutSize(text: string): Stated | null {
  const [, behind, before] = sinkAngle.exec(text) ?? []
  const angle = behind ?? before
  if (!angle) return null
  const values = { angle: number(Number(angle), 'degree') }
  return { statement: 'isSinkAngle', standard: null, values }
}

/** `2,5 cm`: a unit that no drawing states lengths in. */
const centimetres = /^(\d{1,4}(?:[.,]\d{1,3})?) ?cm$/iu

function inCentimetres(text: string): Stated | null {
  const size = numberOf(centimetres.exec(text)?.[1])
  if (!(size > 0)) return null
  const values = { name: printed(text), size: number(Math.round(size * 10_000) / 1000) }
  return { statement: 'isCentimetres', standard: null, values }
}

/** `A=25`, `Da = 5`, `L0 = 65`: a name that a view or a table explains; `R=5` and the like are callouts. */
const letterValue =
  /^(?!(?:RA|RZ|RT|SW|SR|CP|CPK|TR|DN|PN|IP)(?![a-z])|[DRMTØCmzβH] ?=)([A-Za-zα-ω]{1,3}\d{0,2}) ?= ?[+-]? ?\d{1,5}(?:[.,]\d{1,4})?(?: ?(?:mm|°))?(?: ?[±+-] ?\d{1,2}(?:[.,]\d{1,3})?)?$/u

/** `x = √Rz 25`: the letter beside a surface symbol, explained in the legend. */
const letterSurface = /^([A-Za-z]) ?= ?√?[\u0304\u030a]? ?R[az] ?\d{1,3}(?:[.,]\d{1,3})?$/u

/** The letters of `w = Rz 25; x = Rz 6.3`; undefined for any other line. */
function surfaceLegend(text: string): string | undefined {
  const parts = text.split(/[;,] /)
  const names = parts.map((part) => letterSurface.exec(part.trim())?.[1])
  return names.every((name) => name !== undefined) ? names.join(', ') : undefined
}

function valueOfLetter(text: string): Stated | null {
  const name = (letterValue.exec(text) ?? letterSurface.exec(text))?.[1] ?? surfaceLegend(text)
  if (!name) return null
  return { statement: 'isLetterValue', standard: null, values: { name: printed(name) } }
}

/** `Ø20 f7/h6`, `20 H7/G6`: two shafts or two holes make no fit. */
const pairedClasses =
  /^(?:S?Ø ?)?\d{1,4}(?:[.,]\d{1,3})? ?([A-Za-z]{1,2}) ?\d{1,2} ?\/ ?([A-Za-z]{1,2}) ?\d{1,2}$/u

function unpairedFit(text: string): Stated | null {
  const [, one = '', other = ''] = pairedClasses.exec(text) ?? []
  const isCapital = (letters: string) => letters === letters.toUpperCase()
  if (one === '' || isCapital(one) !== isCapital(other)) return null
  return {
    statement: isCapital(one) ? 'isTwoHoles' : 'isTwoShafts',
    standard: 'iso286',
    values: {},
  }
}

/** `PITCH DIA 1.875`: of a gear or a thread as well as of a circle of holes. */
const pitchDiameter = /^(?:PITCH DIA(?:METER)?\.?|P\.?D\.?):? ?(?:Ø ?)?\d{0,4}[.,]?\d{1,4}$/iu

function pitchOfSomething(text: string): Stated | null {
  return pitchDiameter.test(text)
    ? { statement: 'isPitchDiameter', standard: null, values: {} }
    : null
}

/** `N8/N7`: not read as a tolerance class, which N is as well. */
const twoGrades = /^N ?(1[0-2]|[1-9]) ?[/-] ?N ?(1[0-2]|[1-9])$/u

function pairOfGrades(text: string): Stated | null {
  const [, one, other] = twoGrades.exec(text) ?? []
  const [first, second] = [roughnessGrades[Number(one) - 1], roughnessGrades[Number(other) - 1]]
  if (!first || !second || first === second) return null
  const values = { first: number(first, 'um'), second: number(second, 'um') }
  return { statement: 'isTwoGrades', standard: 'iso1302', values }
}

/** What a line says that states figures of its own, although no field holds them. */
export const knownFigures = (text: string): Stated | null =>
  generalClasses(text) ??
  unknownGeneralClass(text) ??
  slope(text) ??
  sinkWithoutSize(text) ??
  inCentimetres(text) ??
  unpairedFit(text) ??
  pairOfGrades(text) ??
  pitchOfSomething(text)

/** What a line states for a name of its own, where nothing else is known of it. */
export const knownLetters = valueOfLetter
