import type { Callout } from '../callout.ts'
import type { Asides } from '../grammar/assemble.ts'
import { normalise } from '../grammar/look-alikes.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { recognise } from './recognised.ts'

/** What a typed line holds, in the spelling in which it was understood. */
export interface TypedLine {
  readonly text: string
  readonly callouts: readonly Callout[]
  readonly asides: Asides
  /** It was understood in another spelling than the typed one. */
  readonly isRespelled: boolean
}

/** `FLAT .002`, `PERP .001 A`: characteristics as people shorten them, before a small decimal. */
const characteristics = (
  [
    ['STR', '⏤'],
    ['FLAT', '⏥'],
    ['CYL', '⌭'],
    ['PAR(?:A|L)?', '∥'],
    ['PERP', '⊥'],
    ['ANG', '∠'],
    ['CONC', '◎'],
    ['SYM', '⌯'],
  ] as const
).map(
  ([word, symbol]) => [new RegExp(`^${word}\\.? (?=Ø?\\d?[.,]\\d)`, 'iu'), `${symbol} `] as const,
)

/**
 * Spellings of people that no sheet has, with what a sheet has instead. A drawing sets such lines in another way, so its
 * reader does without them.
 */
const respellings: readonly (readonly [RegExp, string])[] = [
  // `Ø 12,5 / 12,3`, `.502 / .498`
  [/^(Ø?) ?(\d{0,4}[.,]\d{1,4}) \/ (?=\d{0,4}[.,]\d{1,4}$)/u, '$1$2/'],
  // `Ø20 + 0,1 / - 0,2`
  [/(?<=\d) ?\/ ?(?=[+-] ?\d)/gu, '/'],
  [/(?<=[\d/] ?)([+-]) (?=\d{0,4}[.,]?\d{1,4}(?![\d\p{L}]))/gu, '$1'],
  // `20^+0,2_-0,1`
  [/(?<=\d)\^ ?(?=[+-])/gu, ' '],
  [/(?<=\d)_ ?(?=[+-])/gu, ' '],
  // `⌖ Ø0.1 A B / Ø0.05 A`: a composite frame, whose rows share the symbol.
  [/^([⏤⏥○⌭∥⊥∠⌖◎⌯⌰↗⌒⌓])( ?.{2,40}?) ?\/ (?=Ø?\d)/u, '$1$2 $1 '],
  // `3 equal spaces @ 20 = 60`
  [
    /^(\d{1,3}) (?:EQUAL )?SPACES (?:@|OF|AT) (\d{1,4}(?:[.,]\d{1,3})?) ?(= ?\d{1,5}(?:[.,]\d{1,3})?)$/iu,
    '$1x $2 ($3)',
  ],
  ...characteristics,
  [/^Ø ?= ?(?=\d)/u, 'Ø'],
  [/^(?:BOHRUNG|HOLE|DRILL) (?=\d)/iu, 'Ø'],
  [/^ARC LENGTH (?=\d)/iu, '⌒ '],
  // `= 0.1 A`
  [/^= ?(?=\d{0,2}[.,]\d{1,4} [A-Z])/u, '⌯ '],
  // `m8x1`
  [/^((?:\d{1,2} ?[x×] ?)?)m(?=\d{1,3}(?:[.,]\d)? ?[x×] ?\d)/u, '$1M'],
  // `3/4-14 NPTF-1`: how its crests are gauged.
  [/(NPTF)-[12]$/u, '$1'],
  // `M5x0.8-6H ↧10 (Ø4.2 ↧13)`
  [/ \((Ø ?[\d.,]{1,6}[^()]{0,20})\)$/u, ' / $1'],
  [/^(?:Тр[аa]п|T[pр][аa][пn])\.? ?(?=\d)/u, 'Tr'],
  [/^(?:VKT\.?|VIERKANT) ?(?=\d)/iu, '□'],
  [/^(?:TED|THEORETISCH (?:EXAKTES|GENAUES) MA(?:ß|SS)) (\d{1,4}(?:[.,]\d{1,4})?)$/iu, '[$1]'],
  [/^(\d{1,4}(?:[.,]\d{1,4})?) THEOR(?:\.|ETISCH|ETICAL)?$/iu, '[$1]'],
  [/^R VOLL$/iu, 'FULL R'],
  [/^(\p{L}{5,20}) (?=R[az] ?\d)(.{2,40})$/u, '$2 $1'],
  // `Ra 3,2 (Ra 1,6)`: for the sheet, with an exception.
  [/^(R[az]\d? ?[\d.,]{1,6}) \((R[az]\d? ?\d[^()]{0,40})\)$/u, '√$1 (√$2)'],
  // `Ra 3,2 16%`: the rule as ISO 21920-1 writes it.
  [/^(√? ?R[az]\d? ?\d{1,3}(?:[.,]\d{1,3})?) ?16 ?%$/u, '$1 T16%'],
]

/** Words behind a callout that change no value: `⌓ 0.5 ALL OVER`, `50 PRÜFMASS`; or in front of it. */
const trailing =
  /(?<=^[⏤⏥○⌭∥⊥∠⌖◎⌯⌰↗⌒⌓] ?[\dØ].{0,40} )(?:ALL (?:OVER|AROUND)|RUNDUM|UMLAUFEND)$|(?<=\d )PRÜFMA(?:SS|ß)$|^PRÜFMA(?:SS|ß)(?= \S*\d)/iu

/** What a callout is of, in front of it: `INNENGEWINDE M8x1`, `WELLE Ø25 h6`, `BIEGERADIUS R3`. */
const leading =
  /^\p{L}{4,20}\.?(?: THREAD| RADI(?:US|I))?(?= (?:[^\p{L}]|S?[ØR] ?\d|[MGN] ?\d|TR ?\d))/iu

/** Where a surface or a frame begins behind another callout: `Ø20 h6 Ra 0,8`, `⌖ Ø0.1 A ⊥ 0.05 B`. */
const nextSign = / (?:\/ )?(?=\(? ?(?:√ ?)?R[az] ?\d|[⏤⏥○⌭∥⊥∠⌖◎⌯⌰↗⌒⌓] ?[\dØ])/u

/** A surface in brackets; a size in them is auxiliary. */
const bracketed = /^\(((?:√ ?)?R[az] ?.*)\)$/u

/** The callouts of a typed line: as it stands, else in the spelling of a sheet, else sign by sign. */
export function parseTyped(line: string, unit: 'mm' | 'inch'): TypedLine {
  const typed = normalise(line)
  const asTyped = parseAll([line], unit)
  if (asTyped.callouts.length > 0) return { ...asTyped, text: typed, isRespelled: false }
  return parseRespelled(typed, unit) ?? parseWithoutWords(typed, unit)
}

function parseRespelled(typed: string, unit: 'mm' | 'inch'): TypedLine | null {
  const text = respellings.reduce((spelled, [from, to]) => spelled.replace(from, to), typed)
  const pieces = text.split(nextSign).map((piece) => piece.replace(bracketed, '$1'))
  const found = [[text], pieces]
    .map((each) => parseAll(each, unit))
    .find(({ callouts }) => callouts.length > 0)
  return found ? { ...found, text, isRespelled: text !== typed } : null
}

/** A word in front of a mere number may make it anything. */
const isMereNumber = (callout: Callout): boolean =>
  callout.kind === 'dimension' && callout.type === 'linear' && callout.tolerance === null

function parseWithoutWords(typed: string, unit: 'mm' | 'inch'): TypedLine {
  const nothing = {
    text: typed,
    callouts: [],
    asides: { remarks: [], unread: [] },
    isRespelled: false,
  }
  const place = trailing.exec(typed)?.[0]
  const subject = leading.exec(typed)?.[0]
  const word = place ?? subject
  // What is known by its first word, as a keyway is, stays that.
  if (!word || recognise(typed)) return nothing
  const bare = typed.replace(word, '').trim()
  const found = parseAll([bare], unit)
  const isNumber = !place && found.callouts.every(isMereNumber)
  const isCallout = found.callouts.length > 0 && !isNumber
  if (!isCallout) return nothing
  const { remarks, unread } = found.asides
  const asides = place
    ? { remarks: [...remarks, word], unread }
    : { remarks, unread: [...unread, word] }
  return { ...found, text: bare, asides, isRespelled: false }
}

/** The callouts of all pieces; none unless each piece is understood. */
function parseAll(pieces: readonly string[], unit: 'mm' | 'inch') {
  const asides: Asides = { remarks: [], unread: [] }
  const found = pieces.map((piece) => parseCallouts(piece, { unit, asides }))
  const isUnderstood = found.every((callouts) => callouts.length > 0)
  return { callouts: isUnderstood ? found.flat() : [], asides }
}
