import { findFit } from '@firstangle/drawings/standards'
import type { SourceKey } from './keys.ts'
import type { StatementKey } from './statement-keys.ts'

/** What a line is that is no callout of the decoder, and the standard that rules it. */
export interface Recognised {
  readonly statement: StatementKey
  readonly standard: SourceKey | null
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
  [/\b(?:DIN ?82(?!\d)|RNDL|RGE|RAA|RÄNDEL)/iu, 'isKnurl', 'din82'],
  [/\bDIN ?6885(?!\d)/i, 'isKeyway', 'din6885'],
  [/\b(?:HRC|HRB|HRA|HV ?\d*|HBW?|CHD|SHD|NHD|EHT)\b/, 'isHardness', 'iso15787'],
  [/\b(?:DIN ?)?ISO ?2768\b/i, 'isGeneralTolerance', 'iso2768'],
  [
    /\bISO ?(?:8062|9013|13920|20457|22081)\b|\bDIN ?(?:2769|6930|7168|16742)\b/i,
    'isOtherGeneralTolerance',
    null,
  ],
  [/\bISO ?13715\b/i, 'isEdge', 'iso13715'],
  [/\bISO ?(?:8015|14405)\b/i, 'isPrinciple', 'iso14405'],
  [/^KGT(?!\p{L})/iu, 'isBallScrew', null],
  [/^S ?\d+(?:[.,]\d+)? ?[x×] ?\d/i, 'isButtress', 'din513'],
  [/^Rd ?\d/i, 'isKnuckle', 'din405'],
  [/^(?:\d+ ?[x×] ?)?MJ ?\d/i, 'isMjThread', 'iso5855'],
  [/^(?:\d+ ?[x×] ?)?EG ?-? ?M ?\d/i, 'isInsertHole', null],
  [
    /^(?:a ?[2-8]|z ?[3-5])(?:[.,]5)?$|^[asz] ?\d{1,2}(?:[.,]\d)?(?: ?[▷△◺⊿]| \d{1,3} ?[x×])/,
    'isWeld',
    'iso2553',
  ],
  [/^(?:KEGEL|KONUS|TAPER|CONICITY|⌲)\.? ?1 ?: ?\d/iu, 'isConicity', null],
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
    /^(?:S?Ø ?)?\d*[.,]\d+ ?(?:[ⓂⓁⓅⓊ]|CZ|SZ|UZ)? ?(?:\|? ?[A-Z](?:-[A-Z])?(?![\p{L}\d])[ |]*)+$/u,
    'isFrameWithoutSymbol',
    'iso1101',
  ],
  [/^(?:S?Ø ?)?\d*[.,]\d+ ?(?:CZ|SZ|UZ|OZ)$/u, 'isFrameWithoutSymbol', 'iso1101'],
  [/^[⏤⏥○⌭∥⊥∠⌖◎⌯⌰↗⌒⌓]$/u, 'isSymbolAlone', 'iso1101'],
  [/^\d{1,2} ?[x×] ?\d{1,2}(?: ?[x×] ?\d{1,3})?$/, 'isTwoSizes', null],
]

/** Names a line that stands on drawings and that the decoder does not hold; null where it is unknown. */
export function recognise(line: string): Recognised | null {
  const text = line.replaceAll('−', '-')
  const found = known.find(
    ([pattern]) => pattern.test(text) && (pattern !== classAlone || isClass(text)),
  )
  return found ? { statement: found[1], standard: found[2] } : null
}
