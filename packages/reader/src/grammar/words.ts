/**
 * Words of callouts in the languages of the sheets (EN, DE, FR, ES, IT, NL, PL, CS, JA, ZH, RU), as sticky
 * expressions. A Latin word ends where no letter follows; ideographs need no end.
 */
const latin = (...words: readonly string[]): string => `(?:${words.join('|')})(?![\\p{L}\\d])\\.?`
const sticky = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?:${alternatives.join('|')})`, 'iuy')

/** Depth of a hole, before or behind its value. */
export const depthWord = sticky(
  '↧',
  '(?:DP|DEPTH)(?=\\d)',
  latin(
    'TIEF ?/ ?DEEP',
    'DEEP',
    'DEPTH',
    'DP',
    'TIEF(?:E)?',
    'PROF(?:ONDEUR|UNDIDAD|UNDO|ONDITÀ|ONDITA|ONDO)?',
  ),
  // `M10 nutzb. Gewindelänge 15`
  latin('(?:NUTZB(?:ARE)?\\.? )?GEW(?:INDE)?\\.?-?(?:TIEFE|LÄNGE)', 'THREAD DEPTH'),
  latin('DIEP(?:TE)?', 'ГЛУБИНА', 'ГЛУБ', 'ГЛ'),
  '(?:螺纹|底孔|有效|有効)?(?:深さ|深サ|深度|深(?!ザグリ|ざぐり|座|沉))',
)

/** The same behind a value and its unit: in `⌴ 11 ↧6.5` the sign belongs to the value that follows. */
export const depthWordBehind = sticky(`(?:mm ?)?(?!↧ ?\\d)${depthWord.source}`)

export const throughAllWord = sticky(
  latin('(?:THRU|THROUGH|THRO) ?ALL', 'DURCH ALLES?'),
  '完全贯穿|全部贯穿|全貫通',
)

export const throughWord = sticky(
  latin(
    // `THRU 1`: through the first wall.
    "THRU(?: 1(?= ?(?:\\/ |$)))?(?:'|OUT)?",
    "THRO(?:UGH|')?",
    'DURCH(?:GEHEND|GEH|GANG(?:S(?:BOHRUNG(?:EN)?|LOCH|L(?:Ö|OE)CHER))?|BOHR(?:T|EN)|G)?',
    'D[ÉE]B(?:OUCHANTE?S?)?',
    'DCHG',
  ),
  latin(
    'TRAVERSANTE?S?',
    'PASANTES?',
    'PASSANT[EI]',
    'PASS',
    'DOORGAAND',
    'DOOR',
    'СКВОЗН(?:ОЕ|ЫЕ|ЫХ)',
    'СКВ',
    'NA WYLOT',
    'SKRZ',
  ),
  '貫通|贯穿|贯通|钻通|通し|通シ|通孔|穿通|通',
)

/** Seats of screws, with what they are. */
export const seatWords: readonly (readonly [
  'counterbore' | 'countersink' | 'spotface' | 'counterdrill' | 'sink',
  RegExp,
])[] = [
  // ASME Y14.5 sets SF behind the symbol of a counterbore.
  [
    'spotface',
    sticky(
      '⌴ ?SF(?!\\p{L})',
      latin("S[ '/-]?FACE", 'SPOT ?FACED?', 'SF', 'S/F', 'PLAN(?:AN)?SENKUNG', 'PLANGESENKT'),
      '锪平',
    ),
  ],
  ['counterdrill', sticky(latin("C(?:OUNTER)?[ '/-]?DRILL"))],
  [
    'counterbore',
    sticky(
      '⌴',
      latin("C[ '/-]?B(?:ORED?)?", 'COUNTER ?BORED?', 'FLACHSENKUNG', 'Z(?:YLINDER|APFEN)SENKUNG'),
      latin('LAMAGE', 'LAM[ÉE]E?S?', 'LAMATURA', 'LAMATO', 'ABOCARDADO', 'KAMERBORING', 'ЦЕКОВКА'),
      'DIN 974(?: ?- ?(?:\\d(?![\\d.,]))?)?(?: ?(?:REIHE|SERIES) \\d(?!\\d))?',
      '深?(?:ザグリ|ざぐり|座ぐり|座グリ)(?:の(?=深))?|柱形沉孔|沉孔',
    ),
  ],
  [
    'countersink',
    sticky(
      '⌵',
      latin(
        "C[ '/-]?S(?:K|INK|UNK)?",
        'COUNTER ?S[IU]NK',
        'KEGELSENKUNG',
        'FRAISURE',
        'FRAIS[ÉE](?! ?(?:√ ?)?R[az])',
      ),
      latin('SVASATURA', 'SVASATO', 'AVELLANADO', 'VERZINKING', 'VERZONKEN', 'ЗЕНКОВКА'),
      'DIN 74(?:-\\d)?(?!\\d)|DIN EN ISO 15065',
      '皿(?:ザグリ|ざぐり|座ぐり)|皿モミ|皿もみ|沉头孔|锥形沉孔',
    ),
  ],
  ['sink', sticky(latin('(?:AN)?SENKUNG', 'SENK\\.', 'GESENKT', 'SENKEN', 'ANGESENKT'))],
]

/** What a quantity counts: `4 HOLES`, `2 PL`, `4 Bohrungen`, `4孔`. */
const counted = [
  latin('HOLES?', 'PLACES?', 'PLCS?', 'PLS?', 'POS(?:N|ITIONS?)?', 'OFF', 'NOS?', 'TIMES'),
  latin('SIDES', 'ENDS', 'SLOTS', 'CORNERS', 'EDGES', 'SURFACES', 'EQ(?:UALLY)?[. ]*SP(?:ACED)?'),
  latin('ST(?:C?K|(?:Ü|UE)CK)', 'STELLEN', 'BOHRUNG(?:EN)?', 'L(?:Ö|OE)CHER', '-?MAL', '-?FACH'),
  latin('TROUS', 'FOIS', 'AGUJEROS', 'TALADROS', 'VECES', 'FORI', 'VOLTE', 'GATEN', 'KEER'),
  latin('ОТВ', 'OTB', 'ОТВЕРСТИЯ', 'ОТВЕРСТИЙ', 'МЕСТА', 'МЕСТ', 'ШТ', 'ПАЗА', 'ПАЗОВ'),
  latin('РАДИУСА', 'РАДИУСОВ', 'ОТВОРИ', 'ОТВОРІВ', 'МІСЦЯ', 'МІСЦЬ'),
  latin(
    'OTW(?:ORY|OR[ÓO]W)?',
    'SZT',
    'MIEJSC(?:A)?',
    'D[ĚE]R',
    'D[ÍI]RY',
    'M[ÍI]STA?',
    'KS',
    'HÅL',
  ),
  latin('FURAT', 'DB', 'G[ĂA]URI', 'BUC', 'DEL[İI]K', 'ADET', 'HULLER', 'REIKÄÄ', 'KPL'),
  '箇所|ヶ所|か所|处|處|穴|孔',
]
/** `4 holes`, `3 places`: how many features a callout stands for. */
export const countedWord = new RegExp(`(?:- )?(\\d{1,3})[ -]?(?:${counted.join('|')})`, 'iuy')

/** Words that say where or how often, and change no value. */
export const noteWord = sticky(
  'NOM(?:INAL)?\\.?:(?= )',
  // How far apart what was counted stands on its circle: `Ø6 Cant. 3 a 120°`.
  '(?<=(?:CANT|QTY)[.:]{0,2} ?\\d{1,2} (?:/ )?)[AÀ] \\d{2,3} ?°',
  latin(
    'TYP(?:ICAL)?',
    'ALL(?: AROUND| OVER)?',
    'ALLE',
    'NOM(?:INAL)?',
    'EQ(?:UALLY)?[. ]*SP(?:ACED)?',
    // To the theoretically sharp corner.
    'T\\.?S\\.?C\\.?',
    'GAP',
    'N\\.?T\\.?S\\.?',
  ),
  latin('EQUI-?SPACED', 'EQS', 'APART', '(?:BOTH|FAR|NEAR|EACH|OPP|OTHER) SIDES?', 'BOTH ENDS'),
  latin('BEIDE SEITEN', 'INCL(?:UDED)?\\.?'),
  latin(
    'BEIDS(?:EITIG)?',
    'UMLAUFEND',
    'RINGSUM',
    'RUNDUM',
    'ALLSEITIG',
    'VERTEILT',
    'GETEILT',
    'VERSETZT',
  ),
  latin(
    'GLEICHM(?:(?:Ä|AE)(?:SS|ß)IG)?',
    '(?:AM|AUF DEM|ÜBER DEN) UMFANG',
    'C/C',
    'CTRS',
    'SEE NOTE \\d{1,2}',
    'NOTE \\d{1,2}',
    'UNO',
  ),
  latin('AS CAST', 'CAST', 'STOCK', 'O\\.?D', 'I\\.?D', 'H', 'SLOT', 'WIDE', 'LONG', 'HOLES?'),
  latin(
    'BOHRUNG(?:EN)?',
    'DRILL(?:ED)?(?: (?:&|AND) (?:TAP(?:PED)?|REAM(?:ED)?))?',
    'REAM(?:ED)?',
    'BORED?',
    'TAP(?:PED)?',
    'THREADS?',
    'THD',
  ),
  latin(
    '(?:TRAPEZ|FEIN|REGEL|METRISCHES )?GEWINDE',
    '(?:TRAPEZOIDAL|METRIC|FINE|COARSE) THREADS?',
    'GEBOHRT',
    'GERIEBEN',
    '(?:SACK|GRUND)LOCH',
    'GRUNDBOHRUNG',
    'REIBEN',
    'FILLETS?',
    'ROUNDS?',
    'UNMARKED',
    'GENERAL',
  ),
  latin('PER[ÇC]AGE', 'AGUJERO', 'FORATURA', 'ОТВ', 'OTB', 'ОТВЕРСТИЕ', 'LG'),
  latin('RADI(?:EN|I|US)?', 'RAYONS', 'RAGGI', 'TOUS', 'TUTTI', '(?:NICHT |UN)BEMA(?:SS|ß)TEN?'),
  latin('NON COT[ÉE]E?S?', 'NON QUOTAT[IE]', 'NO ACOTAD[OA]S', 'НЕУКАЗАННЫЕ'),
  latin('EINSTICH', 'KERNLOCH', 'FILETAGE', 'TARAUD(?:É|AGE)?', 'FORO', 'TROUS?', 'TALADRO', 'GAT'),
  // `M6 TAPx12`: the depth stands close behind its cross.
  'TAP(?:PED)?(?=[x×]\\d)',
  '均布|未注|其余|圆角|キリ|リーマ|ネジ|ねじ|タップ|Ⓔ',
)

/** A pitch circle: the Ø beside it is a size of its own. */
export const pitchCircleWord = sticky(
  latin('P\\.?C\\.?D', 'B\\.?H?\\.?C(?:\\.?D)?', 'LOCHKREIS', 'TEILKREIS', 'TKD?', 'LKD?'),
  latin('BOLT CIRCLE', 'PITCH CIRCLE'),
  'PCD(?=\\d)',
)
export const onWord = sticky(latin('ON(?: A)?', 'AUF', 'SUR', 'SU'))

export const chamferWord = sticky(
  latin(
    'CHAMFERS?',
    'CH(?:A(?:MF?|NF))?',
    'CHFR?',
    'FASEN?',
    'CHANFREINS?',
    'SMUSS[OI]',
    'CHAFL[ÁA]N',
  ),
  latin('AFSCHUINING', 'BISEL', 'ФАСК[АИ]'),
  '面取り|面取|倒角',
)

/** Chamfers with their number, as the source of an expression. */
export const countedChamfers =
  '\\d{1,2} (?:chamfers|fasen|chanfreins|chaflanes|smussi|фаск[иа]|фасок)'
/** The end of a chamfer's angle, with a stroke where its number stands on the next line. */
export const angleBefore = /° ?(?:\/ ?)?$/

export const approximateWord = sticky('~', latin('CA', 'CIRCA', 'APPROX', 'ENV'), '约|約')
export const referenceWord = sticky('\\( ?REF\\.? ?\\)', latin('REF', 'AUX'))
/** `REF 20`, `REF. Ø8`: before the size it marks. */
export const referenceBefore = /REF[.:]? ?(?=(?:S?Ø|S?R|□)? ?[\d.])/iy
export const basicWord = sticky(latin('BSC', 'BASIC', 'TED', 'TEF'))
export const leftHandWord = sticky(
  '\\( ?LH ?\\)',
  latin(
    '[-_]? ?LH',
    '[-_]? ?LEFT[ -]?HAND(?:ED)?',
    '[-_]? ?LINKS(?:GEWINDE)?',
    '[-_]? ?LI',
    '[-_]? ?LEFT',
  ),
)
export const rightHandWord = sticky(latin('[-_]? ?RH', 'RIGHT[ -]?HAND', 'RECHTS'))
export const plainWord = /(?!Ø)\p{L}[\p{L}'’.&-]{0,30}/uy
