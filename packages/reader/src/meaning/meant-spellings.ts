import { Cursor } from '../grammar/cursor.ts'
import { takeNumber } from '../grammar/numbers.ts'
import { unitBeside } from '../grammar/other-unit.ts'

/** `Bohrung 10 H7`, `shaft 20 h9`: words that make a size with a class a diameter. */
const roundPart =
  /^(\d{1,2} ?[x×] ?)?(?:BOHRUNG|HOLE|BORE|WELLE|SHAFT|LAGERSITZ|NABE|HUB|BUCHSE|BUSHING|ZAPFEN|JOURNAL|(?:AUSSEN|AUßEN|INNEN)(?:DURCHMESSER|-?Ø)|(?:OUTSIDE|OUTER|INSIDE|INNER) DIA(?:METER)?\.?|[OI]\.?D\.?):? (?=\d{1,3}(?:[.,]\d{1,3})? ?[A-Za-z]{1,2} ?\d{1,2}(?!\d))/iu

/** `12 H7 ↧25`: a class of a hole with a depth. */
const deepHole =
  /^(\d{1,2} ?[x×] ?)?(?=\d{1,3}(?:[.,]\d{1,3})? ?(?:JS|[F-HKMNP]) ?\d{1,2},? ?(?:↧ ?\d|\d{1,3} ?(?:TIEF|DEEP|DP)|(?:TIEF|DEEP) ?\d))/iu

/** `ream .3750/.3755`, `gerieben 8 H7`, `bore 1.25 +.0005 -.0000`: what these processes make is round. */
const bored =
  /^(\d{1,2} ?[x×] ?)?((?:REAM(?:ED)?|GERIEBEN|REIBEN|BORED?|BOHRUNG|HOLE) )(?=\d{0,3}[.,]?\d{1,4} ?(?:[±+/-] ?\d{0,3}[.,]?\d|(?:JS|[A-Z]) ?\d{1,2}(?!\d)))/iu

/** `32 g6 shaft`: the same word behind. */
const roundBehind =
  /^(?=\d{1,3}(?:[.,]\d{1,3})? ?[A-Za-z]{1,2} ?\d{1,2} (?:SHAFT|WELLE|HOLE|BORE|BOHRUNG)$)/iu

/** `4 Löcher 5,5 mm`, `2 HOLES .25 THRU`: what is counted as holes is round. */
const countedHoles =
  /^(\d{1,3} (?:HOLES|L(?:Ö|OE)CHER|BOHRUNGEN|TROUS|FORI|AGUJEROS|TALADROS),? )(?=\d{0,3}[.,]?\d{1,4}(?: ?mm| ?")?(?:$|,? (?:THRU|THROUGH|DURCH|\d|↧|[A-Z]{1,2}\d|[±+-])))/iu

/** `Innenradius 2`, `CORNER RADII 5 MAX`: the word for the letter. */
const radius =
  /^(?:(?:INNEN|AUSSEN|AUßEN|ECK(?:EN)?|BIEGE|ÜBERGANGS)RADI(?:US|EN)|(?:(?:CORNER|INSIDE|OUTSIDE|INNER|OUTER|BEND|BENDING) ){1,2}RADI(?:US|I)|R ?(?:INT|EXT)\.|Ri(?= ?\d))(?: (?:INNEN|AUSSEN|AUßEN):? R?|:? )(?=\.?\d|MAX|MIN)/iu

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

const numberOf = (text: string) => takeNumber(new Cursor(text.replace(/^[^\d]*/, '')))

/** The second size in the brackets of a sheet in both units; the line as it is, where they do not say the same. */
function asDualSize(line: string): string {
  const [, first = '', unit = '', second = '', other = ''] = bothUnits.exec(line) ?? []
  const [size, again] = [numberOf(first), numberOf(second)]
  if (!size || !again || unit + other === '') return line
  const isSame = unitBeside(size, again) !== null
  return isSame ? `${first}${unit} [${second}${other}]` : line
}

/** A line whose words or figures leave no doubt, although the grammar alone would take it for something else. */
export const asMeant = (typed: string): string =>
  asDualSize(
    typed
      .replace(roundPart, '$1Ø')
      .replace(roundBehind, 'Ø')
      .replace(deepHole, '$1Ø')
      .replace(bored, '$1$2Ø')
      .replace(countedHoles, '$1Ø')
      .replace(radius, 'R')
      .replace(inchDepth, '$1Ø$2 $3" ')
      .replace(sinkTo, ' ')
      .replace(sinkAngle, ' x $1°'),
  )
