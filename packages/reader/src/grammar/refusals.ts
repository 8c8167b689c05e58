/** `DURCHGANGSLOCH FÜR`, `CLEARANCE HOLES FOR SCREWS`: what stands before the thread that a hole lets pass. */
export const clearanceHoleWords =
  '(?:DURCHGANGS(?:BOHRUNG(?:EN)?|LOCH|LÖCHER)|CLEARANCE(?: HOLES?)?)(?: (?:FÜR|FUER|FOR))?(?: SCREWS?| SCHRAUBEN?)?'

/** How words behind a chamfer begin: what it is at, how often, how large at most. Written in capitals, or with one. */
const chamferWords = [
  'CHAMF|CHANF|CHAFL|BEVEL|SMUSS|FAS|GEFAS|ABGEFAS|GEBROCHEN',
  'TYP|MAX|MIN|REF|APPROX|UNLESS|AFTER|BEFORE|NACH',
  'ALL|ANY|BOTH|EACH|EVERY|PLAC|PLC|AROUND|BEID|RINGS|RUND|UMLAUF|TOUS|DEUX|TUTTI',
  'EDGE|SIDE|END|CORNER|HOLE|THRU|ON|AT|OR|NO|KANTE|SEITE|ECKE|STIRN',
  'INTERN|EXTERN|INSIDE|OUTSIDE|INNEN|AUSSEN|AUßEN|OBEN|UNTEN|VORN|HINTEN',
]
  .flatMap((words) => words.split('|'))
  .flatMap((word) => [word, `${word[0]}${word.slice(1).toLowerCase()}`])
  .join('|')

/**
 * Lines that hold numbers and are not callouts. Each pattern is tried on the whole line before the line is read; its
 * name says what it refuses, so that a wrong one can be found.
 */
const refusals: Readonly<Record<string, RegExp>> = {
  date: /(?<!\d)(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2(?:\d{4}|\d{2}))(?![\d"])/,
  /** `2024-2`, `2025/11`: a term or a month of a year. */
  month: /^(?:19|20)\d{2}[-/](?:0?[1-9]|1[0-2])$/,
  time: /\d{1,2}:\d{2}(?!\d)/,
  scale: /^\(?\d{1,4} ?: ?\d{1,4}\)?$/,
  ratio: /\d ?: ?\d/,
  phone: /(?:\+|(?<![\d.,])00)\d{2}[ (/-](?=[\d ()/-]{5})|(?:TEL|FAX|PHONE)\b/i,
  address: /@|www\.|https?:/i,
  standard:
    /(?<!\p{L})(?:DIN|ISO|EN|ASME|ANSI|ASTM|JIS|GB(?:\/T)?|ГОСТ|GOST|UNI|NF|BS|SAE|AISI|VDI|MIL|AMS|RAL)(?![\p{L}])[ -]?\p{L}{0,4}[ /-]?\d/u,
  materialNumber: /^[1-3]\.\d{4}(?!\d)/,
  hardness: /\b(?:HRC|HRB|HRA|HB[WS]?|HV\d{0,3}|CHD|SHD|EHT)\b/,
  measure: /\d ?(?:kg|Nm|MPa|bar|psi|lbs?|°C|°F|%|kN|kW|Hz|rpm|EUR|€|\$)(?![\p{L}\d])/u,
  sheet:
    /(?<!\p{L})(?:SHEET(?! (?:METAL|THICKNESS|[ts] ?=|\d+(?:[.,]\d+)? ?mm))|BLATT|PAGE|SEITE|SCALE|MA(?:SS|ß)STAB|REV(?:ISION)?|ZONE|POS\.?)(?!\p{L})/iu,
  /** `EG M8`: the hole of a thread insert is larger than the thread. */
  insertHole: /(?<!\p{L})(?:EG ?-? ?M ?\d|M ?\d[\d.,x× ]{0,9} (?:EG|H(?:ELI)?-?COIL)(?!\p{L}))/iu,
  /** `CLEARANCE FOR M6`: a hole that lets a thread pass has no thread. */
  clearanceHole: new RegExp(`(?<!\\p{L})${clearanceHoleWords} M ?\\d`, 'iu'),
  /** `4x M6 CLEARANCE HOLES` */
  clearanceBehind:
    /^(?:\d{1,3} ?[x×] ?)?M ?\d{1,2}(?:[.,]\d)? CLEAR(?:ANCE)?(?: HOLES?)?(?: THRU(?: ALL)?)?$/i,
  fastener:
    /(?<!\p{L})(?:SCREWS?|BOLTS?|NUTS?|WASHERS?|STUDS?|SCHRAUBEN?|MUTTERN?|SCHEIBEN?|BOLZEN|STIFTE?|VIS|ÉCROUS?|VITI?|DADO|TORNILLOS?|TUERCAS?)(?!\p{L})/iu,
  /** `COUNTER-BORE FOR M3 SHCS`: the hole of a screw, named by the abbreviation of its head, has no thread. */
  screwHead: /^[^Ø]*(?<!\p{L})FOR M ?\d[\d.,]{0,4} (?:[SBF]H[CS]S|SHSS|[BF]HS|CSK)(?!\p{L})/iu,
  /** `C6 CAPTO`: the taper of a tool, no chamfer. */
  taper: /^C\d{1,2} CAPTO$/i,
  /** `C1 PCB Plate`: the name of a part of the drawing, which begins with a capital; a chamfer has words of its own. */
  labelled: new RegExp(`^C\\d{1,2} (?!${chamferWords})\\p{Lu}\\p{L}{2}`, 'u'),
  /** `MAX31855`, `MIN350A`: parts by their number; a bound stands apart from a size of three figures. */
  boundInName: /^(?:MAX|MIN)\d{3,}[A-Z]{0,4}$/,
  /** `SW102` is a switch: spanners above 100 mm go in steps of 5 mm (ISO 272). */
  switchName: /^SW[1-9]\d[1-46-9]$/,
  /** `4 through holes` in a sentence about them says how many, not how large. */
  countOfHoles: /^(?:1 (?:THRU|THROUGH) ?HOLE|\d{1,2} (?:THRU|THROUGH) ?HOLES)$/i,
  /** `5x5x5x5`: no callout has four sizes in a row. */
  manyCrosses: /^\d{1,4}(?:[.,]\d{1,3})?(?: ?[x×X] ?\d{1,4}(?:[.,]\d{1,3})?){3,}$/,
  /** `R2D2`, `R5R6`: a radius has no tolerance class; `R5X2` counts it. */
  name: /^R\d{1,3}(?!X)[A-Z]{1,2}\d{1,2}$/,
  /** `400°`: no angle of a part is larger than a full turn. */
  beyondFullTurn: /^(?:36[1-9]|3[7-9]\d|[4-9]\d\d)(?:[.,]\d+)?°$/,
  numbered: /^\d{1,3}[.)] /,
  drawingNumber: /\d\.\d+\.\d|\d-\d+-\d(?![AB](?![\p{L}\d]))|\p{L}{2}[.-]\d+[.-]\d/u,
  balloon: /[\u2460-\u2473\u2776-\u277f]/,
}

/** Standards that only say which table a thread, a fit or a seat follows: they add no value. */
const harmlessStandards =
  /(?: ?-|,)? ?\(?(?<!\p{L})(?:(?:DIN(?: EN)?(?: ISO)?|ISO|EN|ASME|ANSI|BS) ?(?:13|103|228|286|965|261|262|2904|405|477|2999|3858|10226|7|B1\.1|B1\.20\.1|B1\.3)(?:[-/]\d{1,2})?(?: ?: ?\d{4}(?:-\d{2})?)?)\)?(?![\d.,-])/gu

/** Standards that stand for the word of a seat. */
const seatStandards = /DIN (?:974|74)(?:-\d)?(?!\d)|DIN EN ISO 15065/g

/**
 * The line without standards that change nothing; null where it is not a callout. `isSize`: `1.2500` can only be a size, on
 * a sheet in inches or on a dimension line.
 */
export function withoutForeign(
  text: string,
  { isSize }: { readonly isSize: boolean },
): string | null {
  const plain = text.replace(harmlessStandards, '').trim()
  const said = plain.replace(seatStandards, '')
  if (!/[\d√▽▷ØR|-]/.test(plain)) return null
  const isRefused = Object.entries(refusals).some(
    ([name, pattern]) => !(isSize && name === 'materialNumber') && pattern.test(said),
  )
  return isRefused ? null : plain
}
