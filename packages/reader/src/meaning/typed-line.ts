import type { Callout, LengthUnit } from '../callout.ts'
import type { Asides } from '../grammar/assemble.ts'
import { anySymbol, isOfCharacteristic } from '../grammar/characteristics.ts'
import { normalise } from '../grammar/look-alikes.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { sizeModifiers } from '../modifiers.ts'
import { closedCircles } from './closed-circles.ts'
import { recognise } from './recognised.ts'
import { asMeant } from './spellings/meant-spellings.ts'
import { withMeantName } from './spellings/misspelled.ts'
import { respellings } from './spellings/respellings.ts'
import { withOtherUnitInBrackets } from './spellings/two-units.ts'

/** What a typed line holds, in the spelling in which it was understood. */
export interface TypedLine {
  readonly text: string
  readonly callouts: readonly Callout[]
  readonly asides: Asides
  /** It was understood in another spelling than the typed one. */
  readonly isRespelled: boolean
}

/** Behind a hole or a thread, and what parts words from it. */
const behindHole = '(?<=^(?:\\d{1,2} ?[x×] ?)?(?:M|Ø) ?\\d.{0,40}?)(?:,| -)? '

const draft =
  '(?:DRAFT(?: ANGLES?)?|(?:FORM|ENTFORMUNGS|AUSHEBE|AUSFORM)(?:SCHRÄGEN?|SCHRAEGEN?)|D[ÉE]POUILLE|SFORMO|ANGOLO DI SFORMO|DESMOLDEO)'

/** Words behind a callout that change no value: `⌓ 0.5 ALL OVER`, `50 PRÜFMASS`; or in front of it. */
const trailing = new RegExp(
  [
    `(?<=^${anySymbol} ?[\\d.,Ø].{0,40} )(?:ALL (?:OVER|AROUND)|RUNDUM|UMLAUFEND)$`,
    '(?<=\\d )PRÜFMA(?:SS|ß)$',
    // `2x Ø8 H7 für Stift`: what goes into the hole.
    '(?<=Ø ?\\d.{0,20} )(?:FÜR|FOR) (?:ZYLINDER|SPANN|PASS|DOWEL |SPRING |ROLL )?-?(?:STIFTE?|PINS?|SCHRAUBEN?|BOLZEN|SCREWS?|BOLTS?)$',
    '^PRÜFMA(?:SS|ß)(?= \\S*\\d)',
    // `draft 2°`, `Formschräge 1°`, `3° draft`: how far a wall leans, so that the part leaves its mould.
    `^${draft}:?(?= (?:MIN|MAX|CA)?\\.? ?\\d.{0,12}°)|(?<=°) ?${draft}$`,
    // `Ø14 ↧ 20 FLAT BOTTOM`: no cone of a drill at its end.
    '(?<=^(?:\\d{1,2} ?[x×] ?)?Ø ?\\d.{0,40}) (?:FLAT BOTTOM(?:ED)?|FLACHER (?:BOHR)?GRUND|EBENER GRUND)$',
    // `R0.2 max all corners`, `R4.5 slot ends`
    '(?<=^(?:\\d{1,2} ?[x×] ?)?R ?\\d.{0,20}) (?:(?:AT|IN|ON|AN) )?(?:(?:ALL|BOTH|ALLEN?|BEIDEN?) )?(?:(?:SLOT|INNER|INSIDE|OUTER|OUTSIDE) )?(?:CORNERS?|ENDS?|ECKEN|ENDEN)$',
    '^⬭(?= ?(?:S?Ø|S?R|□)? ?\\d)',
    // `UNLESS OTHERWISE SPECIFIED R.06 MAX`, `all unspecified radii R2`
    '^(?:(?:ALL )?(?:UNSPECIFIED|UNDIMENSIONED|UNTOLERANCED|UNMARKED)|(?:UN|NICHT )BEMA(?:SS|ß)TE|UNLESS OTHERWISE (?:SPECIFIED|STATED|NOTED),?|U\\.?O\\.?[NS]\\.?|(?:WENN|FALLS|SOFERN) NICHT ANDERS ANGEGEBEN,?)(?: (?:FILLETS|RADII|CORNERS|CHAMFERS|ALL|KANTEN|ECKEN))?(?= (?:R|Ø)? ?[\\d.])',
    // `alle Kanten 0,5x45°`, `all fillets R3`
    '^(?:(?:ALL|ALLE|SÄMTLICHE) )?(?:(?:SHARP|OUTER|INNER|SCHARFEN?|ÄUSSEREN|INNEREN) )?(?:KANTEN|ECKEN|RUNDUNGEN|EDGES|CORNERS|FILLETS(?: (?:AND|&) ROUNDS)?|ROUNDS)(?= (?:R ?|C ?)?[\\d.,])',
    // `Cassure d'arêtes 0,2x45°`, `Smussi non quotati 0,5x45°`
    "^(?:CASSURES? D['’]ARÊTES?|ARÊTES VIVES|SPIGOLI|ARISTAS(?: VIVAS)?|(?:SMUSSI|RACCORDI|RAGGI|CHANFREINS|CONGÉS|RAYONS|ARRONDIS|CHAFLANES|RADIOS) (?:NON QUOTATI|NON COTÉS|NO ACOTADOS|NON INDICATI|NO INDICADOS)):?(?= (?:R ?)?[\\d.,])",
    // `PILOT HOLE Ø3`, `Querbohrung Ø3`
    '^(?:(?:PILOT|CROSS|VENT|WEEP|DOWEL|TAPPING|TOOLING)[ -](?:HOLES?|DRILL(?:ED)?|BORE)|(?:QUER|VOR|ENTLÜFTUNGS|STIFT|PASS)BOHRUNG(?:EN)?)(?= Ø)',
    // `8 equal spaced on Ø70 B.C.`: how many stand on the circle, without what they are.
    '^\\d{1,2} (?:HOLES? )?(?:EQUAL(?:LY)?|EQUI)[ -]?SPACED (?:ON )?(?:A )?(?=Ø ?\\d)',
    ...closedCircles,
    // `20 js`: a class of ISO 286 without its grade; `50 N` and `100 K` may be other units.
    '(?<=^(?:Ø ?)?\\d{1,4}(?:[.,]\\d{1,3})? ?)JS$',
  ].join('|'),
  'iu',
)

/** What no field holds behind a callout: depth of a hexagon, countersink without diameter, range of a profile. */
const unheld = new RegExp(
  [
    // `1.85 typical/2.0 Max`: a usual value before the limit.
    '^\\d{1,4}(?:[.,]\\d{1,3})? ?TYP(?:ICAL|\\.)? ?[/,] ?(?=\\d{1,4}(?:[.,]\\d{1,3})? ?(?:MAX|MIN))',
    '(?<=^(?:\\d{1,2} ?[x×] ?)?SW ?\\d{1,3}(?:[.,]\\d{1,2})?) ?[x×,/]? ?(?:↧ ?\\d{1,3}(?:[.,]\\d{1,2})?|\\d{1,3}(?:[.,]\\d{1,2})? ?(?:TIEF|DEEP|DP|HOCH|HIGH|LANG|LONG))$',
    // `SW 19 x 8`: how long the flats are.
    '(?<=^(?:\\d{1,2} ?[x×] ?)?SW ?\\d{1,3}(?:[.,]\\d{1,2})?) ?[x×] ?\\d{1,3}(?:[.,]\\d{1,2})?$',
    // `1-8 UNC 3 START`: its lead is a multiple of its pitch.
    '(?<=^(?:M|Tr|\\d|#).{0,24}?),? ?-? ?\\d[ -](?:STARTS?|GÄNGIG)$',
    // `Sitz Ø62 H7 für 6206`: the bearing that sits there.
    '(?<=[A-Za-z]\\d{1,2}) (?:FÜR|FOR) (?:LAGER |BEARING )?\\d{3,5}(?:-?2?[RZ][S1]?)?$',
    "(?<=^(?:\\d{1,2} ?[x×] ?)?(?:M|G|R|Tr) ?\\d.{0,24}?)(?: ?[/,])? ?(?:⌵|CSK|C'?SINK|COUNTER ?S[IU]NK|(?:KEGEL|AN)?SENKUNG|GESENKT) ?\\d{2,3} ?°$",
    `(?<=^(?:\\| ?)?${anySymbol}.{1,30}) [A-Z] ?↔ ?[A-Z]$|^[A-Z] ?↔ ?[A-Z] (?=(?:\\| ?)?${anySymbol})`,
    // `◁∥ B▷`, `<|⊥|A`: the plane that a zone is oriented to or cut by, behind its frame (ISO 1101).
    `(?<=^(?:\\| ?)?(?://|${anySymbol}).{1,40}) ?[<◁⟨←] ?\\|? ?(?://|[∥⊥∠⌯=]) ?\\|? ?[A-Z](?:-[A-Z])?[ |]*[>▷⟩]?$`,
    // `4x M6 durch, beidseitig gesenkt`: how far, is not said.
    `${behindHole}(?:(?:BEIDSEITIG|EINSEITIG|BEIDERSEITS) )?(?:AN)?GESENKT$|${behindHole}COUNTERSUNK(?: (?:BOTH|ONE|NEAR|FAR) (?:SIDES?|ENDS?))?$`,
    // `LP/25`: in every part of this length (ISO 14405-1).
    `(?<= [([]?(?:${sizeModifiers.join('|')})[)\\]]?) ?\\/ ?\\d{1,3}$`,
    // `t 1.5 SECC`: of which sheet metal.
    '(?<=^t ?=? ?\\d{1,2}(?:[.,]\\d{1,2})?(?: ?mm)?) (?:[A-Z][A-Z\\d.+-]{2,12}|[1-3]\\.\\d{4})$',
  ].join('|'),
  'iu',
)

/** When a value is to be kept: `Rundheit 0,01 nach dem Härten`. */
const stateOfPart =
  /(?<=\d.{0,40}),? (?:(?:NACH|VOR) DE[MR] (?:HÄRTEN|VERGÜTEN|WÄRMEBEHANDLUNG|SCHWEI(?:SS|ß)EN|SCHLEIFEN|BESCHICHT(?:EN|UNG)|VERZINKEN|FÜGEN|EINPRESSEN|MONTAGE)|(?:AFTER|BEFORE) (?:HEAT TREAT(?:MENT|ING)?|HARDENING|WELDING|GRINDING|PLATING|COATING|ANODI[SZ]ING|MACHINING|FORMING|ASSEMBLY))$/iu

/** `<50 ±0,1>`: the round-ended frame of a size for inspection, as it is typed. */
const inspectionFrame = /^[<⟨〈⬭] ?((?:S?Ø|S?R|□)? ?\d[^<>⟨⟩⬭]{0,40}) ?[>⟩〉⬭]$/u

/** What a callout is of, in front of it: `INNENGEWINDE M8x1`, `WELLE Ø25 h6`, `BIEGERADIUS R3`. */
const leading =
  /^(?:NUT|\p{L}{4,20})\.?(?: THREAD| RADI(?:US|I))?(?= (?:[^\p{L}]|S?[ØR] ?\d|[MGN] ?\d|TR ?\d))/iu

/** Where a surface or a frame begins behind another callout: `Ø20 h6 Ra 0,8`, `⌖ Ø0.1 A ⊥ 0.05 B`. */
const nextSign = new RegExp(
  `(?<!^\\d{1,2} ?[xX×]) (?:/ )?(?=\\(? ?(?:√ ?)?R[az] ?[\\d.,]|(?:${anySymbol}|//) ?(?:S?Ø ?)?[\\d.,]|\\[\\d{1,2}(?:[.,]\\d{1,2})?°\\]$|▽{1,4}$)`,
  'u',
)

/** A surface in brackets; a size in them is auxiliary. */
const bracketed = /^\(((?:√ ?)?R[az] ?.*)\)$/u

/** The callouts of a typed line: as it stands, else in the spelling of a sheet, else sign by sign. */
export function parseTyped(line: string, unit: LengthUnit): TypedLine {
  const typed = normalise(line)
  const meant = asMeant(typed)
  if (meant !== typed) return parseRespelled(typed, unit, meant) ?? parseWithoutWords(typed, unit)
  const asTyped = parseAll([line], unit)
  if (asTyped.callouts.length > 0) {
    const isOpen = asTyped.asides.unread.length > 0
    const other = isOpen ? parseRespelled(typed, unit) : null
    const bare = isOpen ? parseWithoutWords(typed, unit) : null
    const better = [other, bare].find((each) => each && saysMore(each, asTyped))
    return better ?? { ...asTyped, text: typed, isRespelled: false }
  }
  const framed = typed.replace(inspectionFrame, '⬭ $1')
  const named = withMeantName(framed)
  return parseRespelled(framed, unit, named) ?? parseWithoutWords(framed, unit)
}

/** Whether a spelling has the callouts of the other one and leaves fewer words unread: `4 trous taraudés M6`. */
const saysMore = (one: Pick<TypedLine, 'asides' | 'callouts'>, other: typeof one): boolean =>
  one.asides.unread.length < other.asides.unread.length &&
  one.callouts.map(({ kind }) => kind).join() === other.callouts.map(({ kind }) => kind).join()

/**
 * `Rundheit 0,005 / Zylindrizität 0,01`: frames as words, one after the other; the line as it is, where one of them is
 * no frame.
 */
function framesOf(text: string): string[] {
  const pieces = text.split(' / ')
  return pieces.every(isOfCharacteristic) ? pieces : [text]
}

function parseRespelled(typed: string, unit: LengthUnit, spelling = typed): TypedLine | null {
  const isOfFrame = isOfCharacteristic(spelling) || beginsWithSymbol.test(spelling)
  const plain = isOfFrame ? spelling.replace(bound, '') : spelling
  const respelled = respellings.reduce((spelled, [from, to]) => spelled.replace(from, to), plain)
  const text = withOtherUnitInBrackets(respelled)
  const pieces = text.split(nextSign).map((piece) => piece.replace(bracketed, '$1'))
  const found = parseFirst([[text], pieces, framesOf(text)], unit)
  return found ? { ...found, text, isRespelled: text !== typed } : null
}

const beginsWithSymbol = new RegExp(`^(?:${anySymbol}|//)`, 'u')

/** Behind the zone of a characteristic, which is a greatest value anyway. */
const bound = / (?:MAX|T\.?I\.?R|F\.?I\.?[MR])\.?$/i

/** A word in front of a mere number may make it anything. */
const isMereNumber = (callout: Callout): boolean =>
  callout.kind === 'dimension' && callout.type === 'linear' && callout.tolerance === null

function parseWithoutWords(typed: string, unit: LengthUnit): TypedLine {
  const nothing = {
    text: typed,
    callouts: [],
    asides: { remarks: [], unread: [] },
    isRespelled: false,
  }
  const state = stateOfPart.exec(typed)?.[0]
  const place = state ?? trailing.exec(typed)?.[0]
  const subject = unheld.exec(typed)?.[0] ?? leading.exec(typed)?.[0]
  const word = place ?? subject
  // What is known by its first word, as a keyway is, stays that.
  if (!word) return nothing
  if (state === undefined && (recognise(typed) || isOfCharacteristic(typed))) return nothing
  const bare = typed.replace(word, '').trim()
  const found = parseFirst([[bare], bare.split(nextSign)], unit) ?? parseAll([bare], unit)
  // Behind the letter of a thickness a number is no mere one.
  const isNumber =
    !place &&
    !/^t/i.test(bare) &&
    (found.callouts.every(isMereNumber) || /^\d{1,4}-\d{1,4}$/.test(bare))
  const isCallout = found.callouts.length > 0 && !isNumber
  if (!isCallout) return nothing
  const { remarks, unread } = found.asides
  const asides = place
    ? { remarks: [...remarks, word.trim()], unread }
    : { remarks, unread: [...unread, word.trim()] }
  return { ...found, text: bare, asides, isRespelled: false }
}

/** The first way of cutting a line into pieces in which each is understood. */
function parseFirst(ways: readonly (readonly string[])[], unit: LengthUnit) {
  // Most lines have one piece only, however they are cut.
  const different = new Map(ways.map((pieces) => [pieces.join('\n'), pieces]))
  for (const pieces of different.values()) {
    const found = parseAll(pieces, unit)
    if (found.callouts.length > 0) return found
  }
  return undefined
}

/** The callouts of all pieces; none unless each piece is understood. */
function parseAll(pieces: readonly string[], unit: LengthUnit) {
  const asides: Asides = { remarks: [], unread: [] }
  const found = pieces.map((piece) => parseCallouts(piece, { unit, asides }))
  const isUnderstood = found.every((callouts) => callouts.length > 0)
  return { callouts: isUnderstood ? found.flat() : [], asides }
}
