import { roughnessGrades } from '@firstangle/drawings/standards'
import { anySymbol } from '../../grammar/characteristics.ts'
import { Cursor } from '../../grammar/cursor.ts'
import { takeNumber } from '../../grammar/numbers.ts'
import { unitBeside } from '../../grammar/other-unit.ts'
import { numberOf } from '../../number-of.ts'
import { drillSize } from '../known/drill-sizes.ts'
import { plainWords } from './plain-spellings.ts'
import { withSinkBehind } from './sink-behind-hole.ts'
import { withOtherUnitInBrackets } from './two-units.ts'

/** `Bohrung 10 H7`, `shaft 20 h9`: words that make a size with a class a diameter. */
const roundPart =
  /^(\d{1,2} ?[x×] ?)?(?:BOHRUNG|HOLE|BORE|WELLE|SHAFT|LAGERSITZ|NABE|HUB|BUCHSE|BUSHING|ZAPFEN|JOURNAL|(?:AUSSEN|AUßEN|INNEN)(?:DURCHMESSER|-?Ø)|(?:OUTSIDE|OUTER|INSIDE|INNER) DIA(?:METER)?\.?|[OI]\.?D\.?):? (?=\d{1,3}(?:[.,]\d{1,3})? ?[A-Za-z]{1,2} ?\d{1,2}(?!\d))/iu

/** `12 H7 ↧25`, `25H7 x 40 tief`: a class of a hole with a depth; `4 M6 ↧ 12` are four threads, M7 is hardly one. */
const deepHole =
  /^(\d{1,2} ?[x×] ?)?(?=\d{1,3}(?:[.,]\d{1,3})? ?(?:(?:JS|[F-HKNP]) ?\d{1,2}|M ?7),? ?(?:↧ ?\d|(?:[x×] ?)?\d{1,3} ?(?:TIEF|DEEP|DP)|(?:TIEF|DEEP) ?\d))/iu

/** `ream .3750/.3755`, `gerieben 8 H7`, `bore 1.25 +.0005 -.0000`: what these processes make is round. */
const bored =
  /^(\d{1,2} ?[x×] ?)?((?:REAM(?:ED)?|GERIEBEN|REIBEN|BORED?|BOHRUNG|HOLE) )(?=\d{0,3}[.,]?\d{1,4} ?(?:[±+/-] ?\d{0,3}[.,]?\d|(?:JS|[A-Z]) ?\d{1,2}(?!\d)))/iu

/** `BORE 1.250`, `REAM .500 THRU`: the same without a tolerance, where nothing else can be meant. */
const boredAlone =
  /^(\d{1,2} ?[x×] ?)?((?:REAM(?:ED)?|BORED?) )(?=\d{0,3}[.,]\d{1,4}"?(?:$|,? (?:THRU|THROUGH|↧|\d{0,2}\.?\d{1,3} (?:DEEP|DP))))/iu

/** `6 Js9`: JS of ISO 286 as tables of keyways set it. */
const mixedCase = /(?<=\d ?)Js(?= ?\d{1,2}(?!\d))/u

/** `APA`, `MRR`, `NMR`: the words of ISO 1302 for its three symbols, where text has to stand for them. */
const removalWords = [
  [/^APA:? (?=[UL]? ?R)/u, '√ '],
  [/^MRR:? (?=[UL]? ?R)/u, '√\u0304 '],
  [/^NMR:? (?=[UL]? ?R)/u, '√\u030a '],
  [/^√? ?(R[a-z].*?),? APA$/u, '√ $1'],
  [/^√? ?(R[a-z].*?),? MRR$/u, '√\u0304 $1'],
  [/^√? ?(R[a-z].*?),? NMR$/u, '√\u030a $1'],
  // `Ra 3,2 spanend`
  [/^√? ?(R[a-z].*?),? SPANEND(?: BEARBEITET)?$/iu, '√\u0304 $1'],
] as const

/** `ISO 21920 Rz 10 Tmax`: which standard a surface follows. */
const surfaceStandard =
  /^(?:DIN )?(?:EN )?ISO ?(?:21920(?:-1)?|1302)(?: ?: ?\d{4})?:?,? (?=√|[UL] R[a-z]|R[az])/iu

/** `gefräst √Rz 10`: the process in front of its symbol. */
const processInFront = /^(\p{Ll}{4,20}) (√[\u0304\u030a]? ?R[a-z][^()]{2,30})$/u

/** `am Teilkreis Ø40`, `Senk Ø12x90°`, `S.F. Ø20`: short for what the grammar knows. */
const shortWords = [
  // `3/8 NPTF-1`: how its crests are gauged, and no number of threads.
  [/(?<=^(?:\d[ -])?\d{1,2}(?:\/\d{1,2})?"? ?(?:- ?\d{2} ?)?NPTF)-[12]$/u, ''],
  // `2t`: a thickness as sheets from Japan write it.
  [/^(\d{1,2}(?:[.,]\d{1,2})?) ?t$/u, 't$1'],
  // `125/`, `63/ ALL OVER`: the tick of a surface in µin, typed as a stroke.
  [/^(8|16|32|63|125|250|500)\/(?: ALL OVER)?$/iu, '√$1'],
  // `3 √ Ra 6.3`: the machining allowance at the left of the symbol.
  [/^(\d{1,2}(?:[.,]\d)?) ?√([\u0304\u030a]?) ?(?=R[az] ?\d)/u, '√$2 $1 '],
  // `ROUND 0.01`: no edge is rounded by so little.
  [/^ROUND (?=0[.,]0\d)/iu, '○ '],
  // `.3755/.3750 REAM`: what a reamer makes is round.
  [/^(?=\d{0,2}[.,]\d{2,4} ?[/-] ?\d{0,2}[.,]\d{2,4} REAM(?:ED)?$)/iu, 'Ø'],
  // `M6x1.0-6H, 10 MIN FULL THD`: how deep the thread has to be at least.
  [/(?<=^M ?\d.{0,24}?),? (\d{1,3}(?:[.,]\d)?) MIN\.? FULL (?:THD|THREAD)S?\.?$/iu, ' ↧$1 MIN'],
  // `≤ Ra 1.6`
  [/^(?:≤|<=?) ?(?=R[az] ?\d)/u, ''],
  // `⌖ Ø0.1 A ▷ B`, `A ▷|B`: a datum that may be moved; a datum feature has its triangle close to its letter.
  [new RegExp(`(?<=^${anySymbol}[^▷]{3,40} [A-Z]) ?▷(?= |$)`, 'u'), '[▷]'],
  // `M12 SX`, `M10 pas à gauche`
  [
    /(?<=^(?:\d{1,2} ?[x×] ?)?(?:M|TR|G) ?\d.{0,20}?),? (?:(?:PAS |FILETAGE )?(?:À |A )?GAUCHE|SX|SIN(?:ISTR[AO])?\.?|IZQ(?:UIERD[AO])?\.?|LEW[YOA]\p{L}{0,8}|ЛЕВ(?:АЯ|ЫЙ)?|左(?:旋|ねじ|ネジ)?)$/iu,
    ' LH',
  ],
  // `otwór Ø10`, `gwint M8`, `promień R3`, `filet M10`: the word for what the sign says.
  [
    /^((?:\d{1,2} ?[x×]? ?)?)(?:OTW(?:ÓR|ORY|\.)|FILET(?:AGE)?|GWINT|PROMIEŃ|FAZ(?:A|OWA[ĆC])|ZÁVIT|OTVOR) (?=Ø|M ?\d|R ?\d|\d[\d.,]* ?[x×] ?\d{2} ?°)/iu,
    '$1',
  ],
  // `CLA 16`
  [/^CLA ?(?=\d)(\d{1,3})$/u, '$1 CLA'],
  // `BEND R .06 INSIDE`
  [
    /^(?:INSIDE )?BENDS? R(?:AD(?:IUS)?\.?)? ?(\d{0,3}[.,]?\d{1,3})(?: (?:INSIDE|INNER|INT\.?))?$/iu,
    'R$1',
  ],
  [/(?<=.) AM (?=(?:TEIL|LOCH)KREIS)/iu, ' AUF '],
  [/(?<=\d) MIT (?=\p{L}*SENKUNG)/iu, ' '],
  [/^(?:REAMER|REIBAHLE) (?=\d)/iu, 'REAM '],
  [
    /(?<=M ?\d.{0,24} (?:DEEP|DP)),? DRILL (\d{1,3}(?:[.,]\d)?) (?:DEEP|DP)$/iu,
    ' / KERNLOCH TIEF $1',
  ],
  [/(?<=[M#Ø/-] ?\d.{0,40}) FULL (?:THD|THREAD)S?\.?$/iu, ''],
  // `R.250 SPHERICAL`
  [/^R ?(\d{0,3}[.,]?\d{1,3}) SPH(?:ERICAL|ER|\.)?$/iu, 'SR $1'],
  [/(?<=^|[ /])SENK (?=(?:Ø ?)?\d)/iu, 'SENKUNG '],
  [/(?<=^|[ /])S\.F\.? ?(?=Ø|\.?\d)/iu, 'SF '],
] as const

/** `Ra 3.2 unless noted`: behind its value it holds for the sheet, and is no process. */
const holdsForSheet =
  /(?<=\d.{0,40}),? (?:UNLESS (?:OTHERWISE )?(?:NOTED|SPECIFIED|STATED|SHOWN)|U\.?O\.?[NS]\.?|(?:WENN|FALLS|SOFERN|SOWEIT) NICHT ANDERS (?:ANGEGEBEN|VERMERKT))$/iu

/** `100 min 101 max`: two limits. */
const twoBounds =
  /^(S?Ø|S?R)? ?(\d{0,4}[.,]?\d{1,4}) ?MIN\.?,?(?: ?\/)? (?:S?Ø|S?R)? ?(\d{0,4}[.,]?\d{1,4}) ?MAX\.?$/iu
const twoBoundsBehind =
  /^(S?Ø|S?R)? ?(\d{0,4}[.,]?\d{1,4}) ?MAX\.?,?(?: ?\/)? (?:S?Ø|S?R)? ?(\d{0,4}[.,]?\d{1,4}) ?MIN\.?$/iu

/** `R5 TRUE`: the word behind. */
const trueRadius =
  /^((?:\d{1,2} ?[x×] ?)?)(S?R ?\d{0,3}[.,]?\d{1,4}) (TRUE|WAHR(?:ER)?)(?: R(?:ADIUS)?)?$/iu

/** `32 g6 shaft`: the same word behind. */
const roundBehind =
  /^(?=\d{1,3}(?:[.,]\d{1,3})? ?[A-Za-z]{1,2} ?\d{1,2} (?:SHAFT|WELLE|HOLE|BORE|BOHRUNG)$)/iu

/** `4 Löcher 5,5 mm`, `2 HOLES .25 THRU`: what is counted as holes is round. */
const countedHoles =
  /^(\d{1,3} (?:HOLES|L(?:Ö|OE)CHER|BOHRUNGEN|TROUS|FORI|AGUJEROS|TALADROS),? )(?=\d{0,3}[.,]?\d{1,4}(?: ?mm| ?")?(?:$|,? (?:THRU|THROUGH|DURCH|\d|↧|[A-Z]{1,2}\d|[±+-])))/iu

/** `Innenradius 2`, `CORNER RADII 5 MAX`: the word for the letter. */
const radius =
  /^(?:(?:INNEN|AUSSEN|AUßEN|ECK(?:EN)?|BIEGE|ÜBERGANGS)RADI(?:US|EN)|(?:(?:CORNER|INSIDE|OUTSIDE|INNER|OUTER|BEND|BENDING) ){1,2}RADI(?:US|I)|R ?(?:INT|EXT)\.|[IA]R(?= ?\d)|Ri(?= ?\d))(?: (?:INNEN|AUSSEN|AUßEN):? R?|:? )(?=\.?\d|MAX|MIN)/iu

/** `3/8 DRILL 1.00 DEEP`: a hole whose diameter is a fraction of an inch has its depth in inches. */
const inchDepth =
  /^((?:\d{1,2} ?[x×] ?)?)(?:Ø ?)?(\d{1,2}\/(?:2|4|8|16|32|64))"?(?: DRILL| DIA\.?| HOLE)?,? ?(?:[x×] ?)?(\d{0,2}\.?\d{1,3}) ?(?=(?:DEEP|DP)$)/iu

/** `.257 THRU CSK .507 X 82`: an angle of countersinks without its degree sign; no seat is that deep. */
const sinkAngle =
  /(?<=.{2}(?:⌵|SENKUNG|CSK|C'?SINK|COUNTER ?SINK) ?(?:Ø ?)?\d{0,2}[.,]?\d{1,3}(?: ?DIA\.?)?) ?[x×] ?(60|82|90|100|110|120)(?![\d.,°]| ?(?:DEG|GRAD|MM))/iu

/** `100° CSK TO .385 DIA`: how wide the countersink is. */
const sinkTo = /(?<=(?:CSK|C'?SINK|COUNTER ?S[IU]NK)) TO (?=\d{0,2}[.,]?\d)/iu

/** `50.8 / 2.000"`, `2.000" / 50,8 mm`: a size in both units; the mark of one says which is which. */
const bothUnits =
  /^((?:Ø|R|□)? ?\d{1,4}(?:[.,]\d{1,4})?) ?(mm|"|in\.?)? ?\/ ?(\d{1,4}(?:[.,]\d{1,4})?) ?(mm|"|in\.?)?$/iu

/** `Ø25.4 Ø1.000`, `Ø12.7 / Ø.500`: the sign in front of both, which would make two sizes of them. */
const signTwice = /^(?:Ø.*Ø|R.*R)/u

/** `[.500] 12.7`: the other unit in front. */
const boxedFirst = /^\[ ?(\d{0,4}[.,]?\d{1,4}) ?\] ?(\d{0,4}[.,]?\d{1,4})$/u

/** `#7 DRILL .75 DP, 1/4-20`, `4X F DRILL THRU`: a drill by its number or letter, whose hole goes on behind it. */
const namedDrill =
  /^(\d{1,2} ?[x×] ?)?(?:(?:#|N[OR]\.? ?)(\d{1,2})|(?:(?:LTR|LETTER)\.? )?"?([A-Z])"?)(?: ?\( ?\d?\.\d{2,4}"? ?\))? DRILL,?(?= (?:THRU|THROUGH|↧|[x×] ?\d?\.\d|\d{0,2}\.\d{1,3}"? ?(?:DP|DEEP)))/iu

/** `DRILL #7 THRU TAP 1/4-20`: the name of the drill behind its word, and its thread behind the hole. */
const drillBefore =
  /^((?:\d{1,2} ?[x×] ?)?)DRILL (#\d{1,2}|"?[A-Z]"?)(?= (?:THRU|THROUGH|↧).{0,16} TAP )/iu

/** `13/32 DRILL, 5/8 CBORE X 1/4 DEEP`: where the hole is a fraction of an inch, so are its seat and its depths. */
const drilledInches =
  /^(?:\d{1,2} ?[x×] ?)?(?:Ø ?)?\d{1,2}\/(?:2|4|8|16|32|64)"? (?:DRILL|REAM|BORE|DIA|HOLE)/iu
const bareFraction = /(?<![\d/.,"M-])((?:\d[ -])?\d{1,2}\/(?:2|4|8|16|32|64))(?!["\d-])/gu

const withInchMarks = (line: string): string =>
  drilledInches.test(line) && /(?:C'?BORE|CSK|C'?SINK|SPOT ?FACE|SF|⌴|⌵)/iu.test(line)
    ? line.replaceAll(bareFraction, '$1"')
    : line

const chainOfAngles =
  /^(\d{1,3}) ?[x×] ?(\d{1,3}(?:[.,]\d{1,2})?) ?° ?(?:\( ?=? ?|= ?)(\d{1,3}(?:[.,]\d{1,2})?) ?° ?\)?$/iu

/** `8 x 45° EQ SP`: equal angles, whose sum closes the circle. */
const spacedAngles =
  /^(\d{1,2}) ?[x×] ?(\d{1,3}(?:[.,]\d{1,2})?) ?°,? ?(EQ(?:UALLY|UI)?[. -]{0,2}SP(?:ACED)?\.?|GLEICHMÄ(?:SS|ß)IG VERTEILT|GLEICHE TEILUNG)$/iu

/** `8x45° (=360°)`: the sum says that the first number counts angles, and is no leg of a chamfer. */
function asChain(line: string): string {
  const isSum = (count: string, angle: string, total: string) =>
    count !== '' && Math.abs(numberOf(count) * numberOf(angle) - numberOf(total)) < 0.01
  const [, places = '', step = '', spaced = ''] = spacedAngles.exec(line) ?? []
  if (isSum(places, step, '360')) return `${step}° (${places}x) ${spaced}`
  const [, count = '', angle = '', total = ''] = chainOfAngles.exec(line) ?? []
  return isSum(count, angle, total) ? `${angle}° (${count}x)` : line
}

/** The diameter in place of the drill's name, and what follows in inches too; unchanged if no drill is so named. */
function withDrillSize(line: string): string {
  const [found, count = '', number, letter] = namedDrill.exec(line) ?? []
  const size = drillSize(number ?? letter ?? '')
  if (!found || !size) return line
  const rest = line
    .slice(found.length)
    .replaceAll(/(?<=[ ↧])(\d{0,2}\.\d{1,3}) ?(?=DP|DEEP|,|$)/giu, '$1" ')
    .replace(/(?<=(?:[,;] ?|\/ )(?:TAP )?)(?=\d{1,2}-\d{2}(?: TAP)?$)/iu, '#')
  return `${count}Ø${size}"${rest.trimEnd()}`
}

const raWithGrade = /^(√?[\u0304\u030a]? ?Ra ?(\d{1,2}(?:[.,]\d{1,3})?)) ?[/(=]? ?N ?(\d{1,2})\)?$/u

/** `Ra 6.3/N9`: the grade says the same again; the line as it is, where it does not. */
function withoutGrade(line: string): string {
  const [, surface = '', value = '', grade = ''] = raWithGrade.exec(line) ?? []
  const micrometres = roughnessGrades[Number(grade) - 1]
  return micrometres === numberOf(value) ? surface : line
}

const printedNumberIn = (text: string) => takeNumber(new Cursor(text.replace(/^[^\d]*/, '')))

/** The second size in the brackets of a sheet in both units; the line as it is, where they do not say the same. */
function asDualSize(line: string): string {
  if (signTwice.test(line)) return withOtherUnitInBrackets(line)
  const [, inBox = '', behind = ''] = boxedFirst.exec(line) ?? []
  const [boxed, plain] = [inBox, behind].map((each) => takeNumber(new Cursor(each)))
  if (boxed && plain && unitBeside(plain, boxed) !== null) return `${behind} [${inBox}]`
  const [, first = '', unit = '', second = '', other = ''] = bothUnits.exec(line) ?? []
  const [size, again] = [printedNumberIn(first), printedNumberIn(second)]
  if (!size || !again || unit + other === '') return line
  const isSame = unitBeside(size, again) !== null
  return isSame ? `${first}${unit} [${second}${other}]` : line
}

/** A line whose words or figures leave no doubt, although the grammar alone would take it for something else. */
export const asMeant = (typed: string): string =>
  withoutGrade(
    asDualSize(
      [...removalWords, ...shortWords, ...plainWords]
        .reduce(
          (text, [from, to]) => text.replace(from, to),
          withInchMarks(
            withDrillSize(withSinkBehind(asChain(typed)).replace(drillBefore, '$1$2 DRILL')),
          ),
        )
        .replace(roundPart, '$1Ø')
        .replace(roundBehind, 'Ø')
        .replace(deepHole, '$1Ø')
        .replace(bored, '$1$2Ø')
        .replace(boredAlone, '$1$2Ø')
        .replace(mixedCase, 'JS')
        .replace(surfaceStandard, '')
        .replace(holdsForSheet, '')
        .replace(processInFront, '$2 $1')
        .replace(twoBounds, '$1{$3;$2}')
        .replace(twoBoundsBehind, '$1{$2;$3}')
        .replace(trueRadius, '$1TRUE $2')
        .replace(countedHoles, '$1Ø')
        .replace(radius, 'R')
        .replace(inchDepth, '$1Ø$2 $3" ')
        .replace(sinkTo, ' ')
        .replace(sinkAngle, ' x $1°'),
    ),
  )
