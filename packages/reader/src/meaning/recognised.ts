import { findFit } from '@firstangle/drawings/standards'
import { normalise } from '../grammar/look-alikes.ts'
import { number, printed, type Statement } from './explanation.ts'
import type { SourceKey } from './keys.ts'
import type { StatementKey } from './statement-keys.ts'

/** What a line is that is no callout of the decoder, and the standard that rules it. */
export interface Recognised {
  readonly statement: StatementKey
  readonly standard: SourceKey | null
  /** What fills the places of the statement. */
  readonly values?: Statement['values']
}

const figure = (text = ''): number => Number(text.replace(',', '.'))

const numeral = '(\\d{1,3}(?:[.,]\\d{1,2})?)'
const undercut = new RegExp(`\\bDIN ?509 ?-? ?([EFGH]) ?${numeral} ?[x×X] ?${numeral}`, 'u')
const centreHole = new RegExp(`\\bISO ?6411 ?-? ?([ABR]) ?${numeral} ?/ ?${numeral}`, 'u')
/** The sign of a taper, a word for it or C (GOST, JIS) before the ratio. */
const cone =
  /^(?:KEGEL|KEGELVERJ[ÜU]NGUNG|KONUS|KONISCH|TAPER|CONICITY|CONICIT[ÉÀ]|КОНУСНОСТЬ|[⌲▷◁▻◅]|C(?= ))\.? ?1 ?: ?(\d{1,3}(?:[.,]\d{1,4})?)(?: ?± ?[\d.,°'"/: ]+)?$/iu

const degrees = (angle: number) =>
  number(Math.round((angle * 180 * 1000) / Math.PI) / 1000, 'degree')

/** Lines whose figures are told, though no field holds them. */
function withFigures(text: string): Recognised | null {
  const [, edge, radius, depth] = undercut.exec(text) ?? []
  if (edge) {
    const sizes = { radius: number(figure(radius)), depth: number(figure(depth)) }
    return { statement: 'undercut', standard: 'din509', values: { form: printed(edge), ...sizes } }
  }
  const [, form, pilot, outer] = centreHole.exec(text) ?? []
  if (form) {
    const sizes = { pilot: number(figure(pilot)), outer: number(figure(outer)) }
    return {
      statement: 'centreHole',
      standard: 'iso6411',
      values: { form: printed(form), ...sizes },
    }
  }
  const ratio = figure(cone.exec(text)?.[1])
  if (ratio === 0) return null
  const half = Math.atan(1 / (2 * ratio))
  const angles = { angle: degrees(2 * half), half: degrees(half) }
  return { statement: 'cone', standard: null, values: { ratio: number(ratio, 'none'), ...angles } }
}

const classAlone = /^([A-Za-z]{1,2}) ?(01|0|[1-9]\d?)(?: ?\/ ?[A-Za-z]{1,2} ?\d{1,2})?$/

/** A to E with a small number are sheets and zones of a sheet, as A4 and B3. */
function isClass(line: string): boolean {
  const [, letter = '', grade = ''] = classAlone.exec(line) ?? []
  const isOfSheet = /^[A-E]$/i.test(letter) && Number(grade) < 8
  return !isOfSheet && findFit(10, letter + grade).deviations !== undefined
}

const known: readonly (readonly [RegExp, StatementKey, SourceKey | null])[] = [
  [/\b(?:DIN ?509|FREISTICH)(?![\p{L}\d])/iu, 'isUndercut', 'din509'],
  [/\bDIN ?76(?![\d])/i, 'isThreadUndercut', 'din76'],
  [/\b(?:ISO ?6411|DIN ?332)(?!\d)/i, 'isCentreHole', 'iso6411'],
  [
    /\b(?:DIN ?82(?!\d)|RNDL|RGE|RAA|RÄNDEL|KNURL|MOLET|GODRON|ZIGRIN|MOLETEADO)/iu,
    'isKnurl',
    'din82',
  ],
  [
    /\bDIN ?6885(?!\d)|^(?:PASSFEDER(?:NUT)?|NUT|KEYWAY|KEYSEAT|RAINURE(?: DE CLAVETTE)?)\b.*\d/iu,
    'isKeyway',
    'din6885',
  ],
  [
    /\b(?:HRC|HRB|HRA|HV ?\d*|HBW?|CHD|SHD|NHD|E[Hh][Tt]|R[Hh][Tt]|N[Hh][Tt])\b/,
    'isHardness',
    'iso15787',
  ],
  [/\b(?:DIN ?)?ISO ?2768\b/i, 'isGeneralTolerance', 'iso2768'],
  [
    /\bISO ?(?:8062|9013|13920|20457|22081)\b|\bDIN ?(?:2769|6930|7168|16742)\b/i,
    'isOtherGeneralTolerance',
    null,
  ],
  [/\bISO ?13715\b|^(?:KANTEN?|EDGES?|[⌞⌟⌜⌝∟])(?: \p{L}+)? ?[+±-] ?\d/iu, 'isEdge', 'iso13715'],
  [/\bISO ?(?:8015|14405)\b/i, 'isPrinciple', 'iso14405'],
  [/(?<!\p{L})(?:DIN|ISO|EN)(?: EN)?(?: ISO)? ?\d{3,5} ?-? ?M ?\d/u, 'isFastener', null],
  [/\bNPS[MCLH](?![\p{L}])/iu, 'isStraightPipe', 'asmeB1201'],
  [/^PG ?\d/i, 'isConduit', null],
  [/^(?:(?:NO|NR|#)\.? ?\d{1,2}|(?:LTR|LETTER)\.? [A-Z]|[A-Z]) DRILL/i, 'isDrillSize', null],
  [
    /BREAK (?:ALL )?(?:SHARP )?EDGES?|KANTEN (?:GEBROCHEN|BRECHEN)|CASSER LES ANGLES|DEBURR|ENTGRATEN/i,
    'isBrokenEdge',
    'iso13715',
  ],
  [
    /^[HН] ?1\d ?[,;] ?h ?1\d|^[±+] ?t ?[123]? ?\/ ?2$|\b(?:GOST|ГОСТ) ?(?:30893|25670)/iu,
    'isGeneralGost',
    null,
  ],
  [/^KGT(?!\p{L})/iu, 'isBallScrew', null],
  [/^S ?\d+(?:[.,]\d+)? ?[x×] ?\d/i, 'isButtress', 'din513'],
  [/^Rd ?\d/i, 'isKnuckle', 'din405'],
  [/^(?:\d+ ?[x×] ?)?MJ ?\d/i, 'isMjThread', 'iso5855'],
  [/^(?:\d+ ?[x×] ?)?EG ?-? ?M ?\d/i, 'isInsertHole', null],
  [
    /^(?:a ?[2-8]|z ?[3-5])(?:[.,]5)?$|^[asz] ?\d{1,2}(?:[.,]\d)?(?: ?[▷△◺⊿]| \d{1,3} ?[x×])|^[△◺⊿] ?[asz]? ?\d/,
    'isWeld',
    'iso2553',
  ],
  [/^(?:KEGEL|KONUS|TAPER|CONICITY|⌲)/iu, 'isConicity', null],
  [/^(?:MK|MORSE(?: ?TAPER)?|MORSEKEGEL|MT|CM) ?[0-6]$/iu, 'isConicity', null],
  [/^(?:STEIGUNG|NEIGUNG|SLOPE|PENTE|[⌳∠]) ?1 ?: ?\d/iu, 'isTaper', null],
  [
    /^(?:MODUL|MODULE|MODULO)\b|^[mz] ?= ?\d{1,3}(?:[.,]\d{1,2})? ?[,;]? ?[mz] ?= ?\d/iu,
    'isGear',
    null,
  ],
  [/^1 ?: ?\d+(?:[.,]\d+)?$/, 'isTaper', null],
  [/^\d+ ?: ?\d+$/, 'isScale', null],
  [
    /^[±+-] ?\d+(?:[.,]\d+)?(?:(?: ?[/;] ?[+-]?| [+-]) ?\d+(?:[.,]\d+)?)?$/,
    'isToleranceAlone',
    null,
  ],
  [/^(?:IT ?(?:01|\d{1,2})|±? ?IT ?\d{1,2} ?\/ ?2)$/i, 'isGrade', 'iso286'],
  [/\bIT ?(?:01|0|\d{1,2})\b/, 'isGrade', 'iso286'],
  [classAlone, 'isClassAlone', 'iso286'],
  [/^[ⒺⓂⓁⓇⓅⒻⓉⓊ]$/u, 'isModifierAlone', 'iso1101'],
  [/^(?:LD|MD|PD|CZ|SZ|UZ|OZ|SIM|UF|ACS)$/, 'isModifierAlone', 'iso1101'],
  [
    /^(?:S?Ø ?)?\d*[.,]\d+ ?(?:[ⓂⓁⓅⓊ]|CZ|SZ|UZ)? ?(?:\|? ?[A-Z](?:-[A-Z])?(?![\p{L}\d])(?: ?[ⓂⓁⓅ])?[ |]*)+$/u,
    'isFrameWithoutSymbol',
    'iso1101',
  ],
  [/^(?:S?Ø ?)?\d*[.,]\d+ ?(?:CZ|SZ|UZ|OZ)$/u, 'isFrameWithoutSymbol', 'iso1101'],
  [/^[⏤⏥○⌭∥⊥∠⌖◎⌯⌰↗⌒⌓]$/u, 'isSymbolAlone', 'iso1101'],
  [/^\d{1,2} ?[x×] ?\d{1,2}(?: ?[x×] ?\d{1,3})?$/, 'isTwoSizes', null],
  [
    /^[A-HJ] ?\d{1,2}(?:[.,]\d)? ?[x×X] ?\d{1,3}(?:[.,]\d)?(?: ?[x×X] ?\d{1,3})?$/,
    'isFormAndSizes',
    null,
  ],
  [/^\d[EFGHefgh](?:\d[EFGHefgh])?(?: ?\/ ?\d[efgh](?:\d[efgh])?)?$/, 'isThreadClass', 'iso965'],
  [/^PROFIL(?:E|FORM)? ?Ø? ?[\d.,]/iu, 'isProfile', 'iso1101'],
  [/^[A-Z](?: ?- ?[A-Z])?$/, 'isDatumLetter', 'iso5459'],
  [
    /^(?:PHI|D) ?=? ?\d{1,4}(?:[.,]\d{1,3})?(?: ?[A-Z]{1,2} ?\d{1,2}| ?[±+-].*)?$/iu,
    'isDiameterLetter',
    null,
  ],
  // ISO 286 leaves these letters out, since they look like figures and each other.
  [/^[OQo] ?\d{1,4}(?:[.,]\d{1,3})?(?! ?[x×X\d])/, 'isNoSign', null],
  [/^\d{1,3} ?'$/, 'isFeet', null],
]

/** Names a line that stands on drawings and that the decoder does not hold; null where it is unknown. */
export function recognise(line: string): Recognised | null {
  // As typed first: reading look-alikes takes an O for a zero.
  return named(line.replaceAll('−', '-')) ?? named(normalise(line))
}

function named(text: string): Recognised | null {
  const told = withFigures(text)
  if (told) return told
  const found = known.find(
    ([pattern]) => pattern.test(text) && (pattern !== classAlone || isClass(text)),
  )
  return found ? { statement: found[1], standard: found[2] } : null
}
