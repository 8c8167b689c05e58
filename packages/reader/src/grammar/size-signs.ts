import type { DimensionType } from '../callout.ts'
import type { Cursor } from './cursor.ts'

export type SizeType = DimensionType | 'radius' | 'sphericalRadius'

type Signs = readonly (readonly [RegExp, SizeType])[]

const digit = '(?= ?(?:[\\d.,{(\\[]|MAX|MIN|max|min))'
const sheetWord = '(?:BLECH|SHEET(?: METAL)?|T[ÔO]LE|LAMIERA|CHAPA)'
const inMillimetres = '(?=\\d+(?:[.,]\\d+)? ?mm)'
const signs: Signs = [
  [/S ?Ø|SPH(?:ERE|ERICAL|\.)? ?(?:DIA\.?|Ø)|KUGEL ?Ø|SPHÈRE ?Ø|SFERA ?Ø/iy, 'sphericalDiameter'],
  [
    new RegExp(
      `S\\.?R\\.?${digit}|SPH(?:ERE|ERICAL|\\.)? ?R(?:ADIUS)?${digit}|(?:KUGEL|SPHÈRE|SFERA) ?R${digit}`,
      'iy',
    ),
    'sphericalRadius',
  ],
  [
    new RegExp(
      `Ø|[OI]\\.?D\\.?(?= ?\\d*[.,]\\d)|(?:DIAM?\\.?|DIAMETER|DIAM[ÈE]TRE|DI[AÁ]METRO|直[径徑]|DURCHM(?:ESSER|\\.)?)${digit}|D ?= ?`,
      'iuy',
    ),
    'diameter',
  ],
  [
    new RegExp(
      `(?:(?:TRUE )?R|R (?:VERDADERO|VRAI|REALE|WAHR)|CR|R(?:AD(?:IUS)?\\.?)?|R(?:ad\\.|adius|ayon|AYON|aggio|AGGIO|adio|ADIO)|r) ?=?${digit}`,
      'y',
    ),
    'radius',
  ],
  [
    // `ALL FILLET RADII 0.3`, `radius 5`, `Rundungen 2`: the words alone name a radius.
    new RegExp(
      `(?:(?:CORNERS?|FILLETS?|ROUNDS?|(?:AB|AUS)?RUNDUNG(?:EN)?|CONG[ÉE]S?|RACCORD[IO]) ?)?(?:RADI(?:US|I|EN)|RAYONS?|RAGGI[O]?|RADIOS?|РАДИУСЫ?|半[径徑]) ?[=:]?${digit}|(?:FILLETS?|ROUNDS|(?:AB|AUS)?RUNDUNG(?:EN)?|CONG[ÉE]S?|RACCORD[IO]) ?[=:]?(?: ?R)?${digit}`,
      'iuy',
    ),
    'radius',
  ],
  [
    /(?:DRILL|REAM)(?= ?\d+(?:[.,]\d+)?(?![\d.,/])(?! ?(?:DEEP|DEPTH|DP|TIEF|HOLES?|PLACES?|PLCS?|[xX×])))/iy,
    'diameter',
  ],
  [new RegExp(`□|(?:SQ(?:UARE)?\\.?|4-?KT\\.?|VIERKANT)${digit}`, 'iy'), 'square'],
  [
    new RegExp(
      `(?:(?:(?:INNEN|AUSSEN|AUßEN)?(?:SECHS|VIER)KANT ?)?SW|A\\.?/?F\\.?|HEX\\.?|6-?(?:KT|HR)\\.?|SECHSKANT|ACROSS FLATS|SCHL(?:Ü|UE)SSELWEITE|对边|二面幅) ?=?${digit}`,
      'iy',
    ),
    'acrossFlats',
  ],
  [new RegExp(`⌒|ARC${digit}`, 'iy'), 'arc'],
  [
    /[tesLlbhwWBHT] ?= ?|(?:[EeÉé][Pp]|[Ss]p|[Ee]sp)\.? ?=?(?= ?\d)|t(?= ?\d)|s(?=\d)|[Tt][Hh][Kk]\.? ?=?(?= ?\d)|(?:THK\.?|THICKNESS|DICKE|EPAISSEUR|ÉPAISSEUR|SPESSORE|ESPESOR|板厚|厚) ?=?/y,
    'linear',
  ],
  [
    // `Blech 3` may be the third of its name: the word for a sheet needs a unit or the letter of its thickness.
    new RegExp(
      `(?:(?:BLECH|MATERIAL|WAND|PLATTEN)?(?:DICKE|ST(?:Ä|AE)RKE)|(?:(?:SHEET|PLATE|MATERIAL|WALL|METAL) ){0,2}THICKNESS|[ÉE]PAISSEUR|SPESSORE|(?:GROSOR|ESPESOR)(?: DE (?:LA )?(?:L[ÁA]MINA|CHAPA|PLACA|PIEZA))?) ?[=:]?${digit}|${sheetWord} (?:[ts] ?= ?${digit}|${inMillimetres})`,
      'iuy',
    ),
    'linear',
  ],
]

const suffixes: Signs = [
  [
    /(?:DIA|DIAM|[OI]\.?D)(?![\p{L}])\.?|Ø(?! ?[\d.,{])|キリ|リーマ|DRILL(?:ED)?(?!\p{L})(?! ?[\d.,#]+(?! ?(?:DEEP|DEPTH|DP|[\d.,])))/iuy,
    'diameter',
  ],
  [/R(?![\p{L}\d. ])|RAD(?:IUS)?(?!\p{L})\.?/uy, 'radius'],
  [/(?:CORNER|FILLET|EDGE|INSIDE|OUTSIDE|BEND|TIP|NOSE) RADI(?:US|I)(?!\p{L})/iuy, 'radius'],
  [/(?:SQ|SQUARE)(?!\p{L})\.?|□(?! ?\d)/iuy, 'square'],
  [/(?:A\.?\/?F\.?|ACROSS FLATS|A\/FLATS|HEX)(?!\p{L})/iuy, 'acrossFlats'],
  [/(?:ARC(?: LENGTH)?)(?!\p{L})|⌒(?! ?\d)/iuy, 'arc'],
  [/(?:THK|THICK|DICK)(?!\p{L})\.?/iuy, 'linear'],
]

/** The sign or word before a number that tells the type of the size: `Ø`, `SW`, `R`. */
export const takeSign = (cursor: Cursor): SizeType | null => takeFrom(signs, cursor)

/** The sign or word behind a number that does so: `DIA`, `SQ`, `THK`. */
export const takeSuffix = (cursor: Cursor): SizeType | null => takeFrom(suffixes, cursor)

const takeFrom = (table: Signs, cursor: Cursor): SizeType | null =>
  table.find(([pattern]) => cursor.take(pattern))?.[1] ?? null
