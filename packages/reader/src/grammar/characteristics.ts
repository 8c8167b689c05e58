import type { Characteristic } from '../callout.ts'
import { Cursor } from './cursor.ts'

/** The symbol of each characteristic. */
export const symbolOf: Readonly<Record<Characteristic, string>> = {
  STRAIGHTNESS: '⏤',
  FLATNESS: '⏥',
  CIRCULARITY: '○',
  CYLINDRICITY: '⌭',
  PARALLELISM: '∥',
  PERPENDICULARITY: '⊥',
  ANGULARITY: '∠',
  POSITION: '⌖',
  CONCENTRICITY: '◎',
  SYMMETRY: '⌯',
  CIRCULAR_RUNOUT: '↗',
  TOTAL_RUNOUT: '⌰',
  PROFILE_OF_A_LINE: '⌒',
  PROFILE_OF_A_SURFACE: '⌓',
}

/** What a symbol of ISO 1101 or ASME Y14.5 means wherever it stands, typed ones included. */
export const characteristicOf: Readonly<Record<string, Characteristic>> = {
  ...Object.fromEntries(
    Object.entries(symbolOf).map(([name, sign]) => [sign, name as Characteristic]),
  ),
  '//': 'PARALLELISM',
  '↗↗': 'TOTAL_RUNOUT',
}

/** The symbols as a class of an expression. */
export const anySymbol = `[${Object.values(symbolOf).join('')}]`

const symbol = new RegExp(`//|↗↗|${anySymbol}`, 'y')

/** Signs that mean a characteristic only inside a frame. */
const framedSymbols: Readonly<Record<string, Characteristic>> = {
  '-': 'STRAIGHTNESS',
  O: 'CIRCULARITY',
  '=': 'SYMMETRY',
  '/': 'CIRCULAR_RUNOUT',
  '<': 'ANGULARITY',
  '⌔': 'PROFILE_OF_A_SURFACE',
}
const framedSymbol = /[-O=/<⌔](?=[ |])/y

/** Words of the notes and of frames that lost their symbol; the longer one first. */
const words: readonly (readonly [RegExp, Characteristic])[] = (
  [
    ['STRAIGHTNESS|GERADHEIT|RECTITUDE?|RETTILINEITÀ|RECHTHEID|直线度|真直度', 'STRAIGHTNESS'],
    [
      'FLATNESS|EBENHEIT|PLAN[ÉE]IT[ÉE]|PLANARITÀ|PLANITUD|VLAKHEID|ПЛОСКОСТНОСТЬ|平面度',
      'FLATNESS',
    ],
    [
      'CIRCULARITY|ROUNDNESS|RUNDHEIT|CIRCULARIT[ÉE]|CIRCOLARITÀ|CIRCULARIDAD|REDONDEZ|RONDHEID|真円度|圆度',
      'CIRCULARITY',
    ],
    [
      'CYLINDRICITY|ZYLIND(?:RIZITÄT|ERFORM)|CYLINDRICIT[ÉE]|CILINDRICI(?:TÀ|DAD|TEIT)|円筒度|圆柱度',
      'CYLINDRICITY',
    ],
    [
      'PARALLELISM|PARALLEL(?:ITÄT|ITAET|ISMO)?|PARALL[ÉE]LISME|PARALELISMO|EVENWIJDIGHEID|平行度',
      'PARALLELISM',
    ],
    [
      'PERPENDICULAR(?:ITY)?|SQUARENESS|RECHTWINKLIGKEIT|PERPENDICULARIT[ÉE]|PERPENDIC(?:OLARITÀ|ULARIDAD)|HAAKSHEID|LOODRECHTHEID|直角度|垂直度',
      'PERPENDICULARITY',
    ],
    ['ANGULARITY|NEIGUNG|INCLINA(?:ISON|ZIONE|CI[ÓO]N)|倾斜度|傾斜度', 'ANGULARITY'],
    // `Pos. 3` is an item of a parts list; a zone is round or a small decimal.
    [
      '(?:TRUE )?POSITION|POSITIONSTOLERANZ|(?:T\\.?P|POS)\\.?(?= ?:? ?(?:S? ?Ø|0?[.,]\\d))|LOCALISATION|LOCALI[ZS]Z?A[ZC]IONE|POSIZIONE|POSICI[ÓO]N|POSITIE|PLAATSZUIVERHEID|ПОЗИЦИОННЫЙ ДОПУСК|位置度',
      'POSITION',
    ],
    [
      'CONCENTRIC(?:ITY)?|COAXIALITY|KONZENTRIZITÄT|KOAXIALITÄT|COAXIALIT[ÉE]|CONCENTRICI(?:TÀ|DAD|TEIT)|COASSIALITÀ|COAXIALI(?:DAD|TEIT)|同轴度|同軸度|同心度',
      'CONCENTRICITY',
    ],
    ['SYMMETRY|SYMMETRIE|SYM[ÉE]TRIE|SIMMETRIA|SIMETR[ÍI]A|对称度|対称度', 'SYMMETRY'],
    [
      'TOTAL RUN-?OUT|GESAMT(?:RUND|PLAN)?LAUF|BATTEMENT TOTAL|OSCILLAZIONE TOTALE|OSCILACI[ÓO]N TOTAL|TOTALE SLAG|全跳动|全振れ',
      'TOTAL_RUNOUT',
    ],
    [
      '(?:CIRCULAR )?RUN-?OUT|T\\.?I\\.?R\\.?|F\\.?I\\.?[MR]\\.?|RUNDLAUF|PLANLAUF|BATTEMENT|OSCILLAZIONE(?: CIRCOLARE)?|OSCILACI[ÓO]N CIRCULAR|RONDLOOP|CIRKELVORMIGE SLAG|圆跳动|円周振れ',
      'CIRCULAR_RUNOUT',
    ],
    [
      'PROFILE OF (?:A )?LINE|LINE PROFILE|LINIENPROFIL(?:FORM)?|LINIENFORM|PROFILFORM EINER LINIE|PROFILE? D.UNE LIGNE|PROFILO DI UNA LINEA|PERFIL DE UNA L[ÍI]NEA|线轮廓度',
      'PROFILE_OF_A_LINE',
    ],
    [
      'PROFILE OF (?:A )?SURFACE|SURFACE PROFILE|FLÄCHENPROFIL(?:FORM)?|FLÄCHENFORM|PROFILFORM EINER FLÄCHE|PROFILE? D.UNE SURFACE|PROFILO DI UNA SUPERFICIE|PERFIL DE UNA SUPERFICIE|面轮廓度',
      'PROFILE_OF_A_SURFACE',
    ],
  ] as const
).map(([pattern, kind]) => [new RegExp(`(?:${pattern})(?!\\p{L})`, 'iuy'), kind])

/** The characteristic that is next in the line. */
export function takeCharacteristic(cursor: Cursor, isFramed: boolean): Characteristic | null {
  const sign = cursor.take(symbol)
  if (sign) return characteristicOf[sign[0]] ?? null
  const framed = isFramed ? cursor.take(framedSymbol) : null
  if (framed) return framedSymbols[framed[0]] ?? null
  return words.find(([pattern]) => cursor.take(pattern))?.[1] ?? null
}

/** Whether a line begins with the word of a characteristic: then it is no size. */
export const isOfCharacteristic = (line: string): boolean => {
  const cursor = new Cursor(line)
  return words.some(([pattern]) => cursor.sees(pattern))
}
