import { anySymbol } from '../../grammar/characteristics.ts'
import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'
import { knownMaterials } from './known-materials.ts'
import { knownNotes } from './known-notes.ts'
import { knownOddLines } from './known-odd-lines.ts'
import { knownParts } from './known-parts.ts'
import { knownProcesses } from './known-processes.ts'
import { knownShopWords } from './known-shop-words.ts'
import { knownThreads } from './known-threads.ts'
import { knownWelds } from './known-welds.ts'
import { knownWordsAbroad } from './known-words-abroad.ts'

/** A tolerance class or a pair of them without a size. */
export const classAlone =
  /^(?:(?:[Pp]assung|PASSUNG|[Ff]it|FIT|[Tt]oleranz(?:klasse|feld)|[Tt]olerance class) )?([A-Za-z]{1,2}) ?(01|0|[1-9]\d?)(?: ?\/ ?(?:[a-z]{1,2}|H) ?\d{1,2})?$/

/** What has no field in the decoder: how it begins or reads, its name, its standard. The first that fits counts. */
export const knownLines: readonly (readonly [RegExp, StatementKey, SourceKey | null])[] = [
  ...knownProcesses,
  ...knownOddLines,
  ...knownShopWords,
  // Before the other undercut, which shares its word.
  [/\bDIN ?76(?![\d])|^GEWINDE(?:FREISTICH|AUSLAUF|RILLE)(?!\p{L})/iu, 'isThreadUndercut', 'din76'],
  [/\b(?:DIN ?509|FREISTICH)(?![\p{L}\d])/iu, 'isUndercut', 'din509'],
  [
    /\b(?:ISO ?6411|DIN ?332)(?!\d)|ZENTRIER(?:BOHRUNG|UNG)|CENT(?:ER|RE)[ -](?:DRILL|HOLE)/iu,
    'isCentreHole',
    'iso6411',
  ],
  [
    /(?<![\p{L}\d])(?:DIN ?82(?!\d)|RNDL|R(?:AA|BL|BR|GE|GV|KE|KV)(?! ?=)|(?:KREUZ)?RÄNDEL|KORDEL(?!GEWINDE)|KNURL|ISO ?13444|ローレット|MOLET|GODRON|ZIGRIN|MOLETEADO)/iu,
    'isKnurl',
    'din82',
  ],
  // Whose width looks like a count before a diameter.
  [
    /^(?:(?:(?:THREAD|GRIND(?:ING)?) )?(?:RELIEF|UNDERCUT)|GROOVE|GLAND|NECK|EINSTICH|RAINURE|D[ÉE]GAGEMENT|SCARICO|(?:GORGE|GOLA|RANURA|GARGANTA)(?: D[EI] ?\p{L}{4,14})?|(?:RING)?NUT) (?:\d{1,2}(?:[.,]\d{1,3})?|\.\d{1,3})(?: (?:WIDE|WD|BREIT))? ?[x×] ?(?:Ø ?)?[\d.,]+(?: (?:DEEP|DP|TIEF))?$|^\d{0,2}[.,]?\d{1,3}(?: MAX\.?)? (?:UNDERCUT|GRIND(?:ING)? RELIEF)$|^GLAND (?:Ø ?)?[\d.,]+ ?[x×] ?(?:Ø ?)?[\d.,]+$|^(?:RING)?NUT \d{1,2}(?:[.,]\d{1,2})? BREIT,? \d{1,2}(?:[.,]\d{1,2})? TIEF$|^\d{0,2}[.,]?\d{1,3} WIDE ?[x×]? ?\d{0,2}[.,]?\d{1,3} DEEP (?:GROOVE|SLOT|RELIEF|NECK)$/iu,
    'isGroove',
    null,
  ],
  [/\bDIN ?6888(?!\d)|SCHEIBENFEDER|(?<!\p{L})WOODRUFF/iu, 'isWoodruff', 'din6888'],
  [
    /\bDIN ?6885(?!\d)|^6885-?[AB]? ?\d|^(?:PA(?:SS|ß)FEDER(?:NUT)?|KEY|KEYWAY|KEYSEAT|RAINURE(?: DE CLAVETTE)?)\b.*\d|^NUT \d{1,3} ?(?:JS|N|P) ?\d|^(?:\d{0,2}[.,]?\d{1,3}|\d{1,2}\/\d{1,2})"?(?: ?WIDE)? (?:KEYWAY|KEYSEAT)|^(?:SQ(?:UARE)?\.?|RECT(?:ANGULAR)?\.?|GIB) KEY(?!\p{L})|\d ?(?:JS|N|P) ?9\b.*\b(?:NUT|KEYWAY)\b|^(?:b ?= ?)?\d{1,3} ?(?:(?:JS|N|P|H) ?9|D ?10)[,;]? ?t ?[12]? ?[= ] ?\d|^B ?\d{1,3} ?(?:JS|N|P) ?9 ?[x×] ?\d/iu,
    'isKeyway',
    'din6885',
  ],
  [
    /\b\d{2}(?: ?- ?\d{2})? ?R(?:C|B|OCKWELL)\b|\bHR[ABC](?=\d)|\b(?:HRC|HRB|HRA|HV(?!-NAHT) ?\d*|HBW?|(?:CHD|SHD|NHD|E[Hh][Tt]|R[Hh][Tt]|N[Hh][Tt]) ?\d*)\b|(?:GEHÄRTET|VERGÜTET|NITRIERT|AUFGEKOHLT|CARBURI[SZ]ED|GEGLÜHT|NITROCARBURIERT|NITROCARBURISED|ANGELASSEN|HARDENED|TEMPERED|NITRIDED|ANNEALED)(?!\p{L})|(?<!\p{L})(?:HÄRTEN|VERGÜTEN|BORIER|BORID|HEAT[ -]TREAT|CASE[ -]HARDEN|QUENCH|CASE DEPTH|HÄRTETIEFE|NITRI(?:DE|EREN)(?!\p{L})|CARBURI[SZ]E(?!\p{L})|(?:INDUCTION|THROUGH|FLAME|SURFACE)[ -]HARDEN|STRESS[ -]RELIEV|^(?:HARDNESS|HÄRTE) .{0,10}SHORE ?[AD](?!\p{L})|(?:VICKERS|ROCKWELL|BRINELL)(?:HÄRTE| HARDNESS)|(?:SPANNUNGSARM|WEICH|NORMAL)GEGLÜHT|FHD(?!\p{L})|TRAIT[ÉE] THERMIQUE|TRAITEMENT THERMIQUE|TRATTAMENTO TERMICO|TRATAMIENTO TÉRMICO)|^R ?C ?\d{2}(?: ?- ?\d{2})?$|\bAMS ?-?[A-Z]?-?27(?:5|6)\d(?!\d)/iu,
    'isHardness',
    'iso15787',
  ],
  [
    /HB[WS]? ?\d{2,3}|调质|淬火|回火|正火|退火|渗碳|渗氮|氮化|时效|焼入|焼き入|焼戻|焼なまし|浸炭|窒化|調質|(?<!\p{L})(?:TREMP[ÉE]|CÉMENT|REVENU|NITRUR|CEMENTAT|TEMPRA|BONIFICA|NITRURA|TEMPLE|TEMPLAD|CEMENTAD|ЗАКАЛ|ЦЕМЕНТ|АЗОТИР|ТВЧ)/iu,
    'isHardness',
    'iso15787',
  ],
  [/\b(?:DIN ?)?ISO ?2768\b|^DIN ?2768$/i, 'isGeneralTolerance', 'iso2768'],
  [/^CT ?(?:[1-9]|1[0-6])$|\bISO ?8062(?:-[1-4])?\b.{0,12}\bD?CT(?:G)? ?\d/i, 'isCastGrade', null],
  [/^\d{1,2} ?(?:-|–|TO|BIS) ?\d{1,2} ?T\.?P\.?I\.?$/i, 'isTeethPerInch', null],
  [
    /\bISO ?(?:3302|4759|8062|9013|13920|20457|22081)\b|\bDIN ?(?:168[0-8]|2769|6930|7168|7526|7715|16742|16901)\b|\bEN ?(?:10243|22768)\b|\bJIS ?B ?(?:040[5-9]|041[0-9])(?!\d)|\bGB ?(?:\/ ?T)? ?(?:1184|6414)(?!\d)|^PRODUKTKLASSE [ABC]$|^PRODUCT GRADE [ABC]$/i,
    'isOtherGeneralTolerance',
    null,
  ],
  [
    /^(?:[⌊⌋⌈⌉]|\|_|_\||∟) ?[+±-] ?\d|^[+±-]\d{0,2}[.,]\d{1,2} (?:GRAT|BURR|BAVURE|BAVA|REBABA)$/iu,
    'isEdge',
    'iso13715',
  ],
  [
    /\bISO ?13715\b|^(?:(?:WERKSTÜCK)?-?(?:AUSSEN|AUßEN|INNEN)?KANTEN?|EDGES?|[⌞⌟⌜⌝∟])(?: \p{L}+)? ?[+±-] ?\d|^[+±-]\d[.,]\d.{0,12} (?:KANTEN?|EDGES?)$|^(?:KANTEN? )?(?:SCHARFKANTIG|GRATFREI|SHARP(?: EDGES?)?|(?:GRAT|BURRS?) MAX)/iu,
    'isEdge',
    'iso13715',
  ],
  // `UP 90° R 1.5` beside a bend line of a flat pattern.
  [
    /^(?:BEND(?:ING)?|BIEGE(?:N|LINIE|WINKEL)|BIEGUNG|ABKANTEN|(?:AB)?KANTUNG|PLI(?:AGE|ER)?|PIEG(?:A|ATURA|ARE)|PLEGADO|PLIEGUE|DOBLEZ)(?!\p{L}).{0,16}\d ?(?:°|DEG|GRAD)|^(?:UP|DN|DOWN|OBEN|UNTEN|NACH (?:OBEN|UNTEN)|HAUT|BAS|ARRIBA|ABAJO|SU|GI[ÙU]) \d{1,3}(?:[.,]\d{1,2})? ?°|^\d{1,3}(?:[.,]\d{1,2})? ?° (?:UP|DOWN|NACH (?:OBEN|UNTEN)|HAUT|BAS|ARRIBA|ABAJO|SU|GI[ÙU])$|^(?:FLAT PATTERN|BEND LINES?|BIEGELINIEN?|HEM(?:MED)?|UMSCHLAG|DÉPLIÉ|DÉVELOPPÉ|SVILUPPO|DESARROLLO)(?!\p{L})|^(?:AUFWÄRTS|ABWÄRTS|AUF|AB) \d{1,3} ?°|^R ?\d{1,3}(?:[.,]\d{1,2})? ?[↑↓] ?\d{1,3} ?°|^[↑↓] ?\d{1,3} ?° ?R ?\d|^K(?: ?=|-?(?:FAKTOR|FACTOR|FACTEUR) ?=?) ?0?[.,]\d|^(?:ABWICKLUNG|GESTRECKTE LÄNGE|DEVELOPED LENGTH|FLAT LENGTH)(?!\p{L})/iu,
    'isBend',
    null,
  ],
  [
    /^(?:↧ ?\d{1,3}(?:[.,]\d{1,3})?(?: ?[/;] ?)?){1,3}$|^\d{1,3}(?:[.,]\d{1,3})?(?: ?mm)? (?:DEEP|DP|TIEF|DEPTH)$|^(?:TIEFE?|DEPTH|PROF\.?) ?\d{1,3}(?:[.,]\d{1,3})?$/iu,
    'isDepthAlone',
    null,
  ],
  [
    /^(?:√|▽{1,4})? ?(?:0[.,][1248]|1[.,][56]|3(?:[.,]2)?|6(?:[.,]3)?|12(?:[.,]5)?|18|25|35|50|70|100|140|200)-?[SZ]$/u,
    'isOldJisSurface',
    null,
  ],
  [/\bDIN ?74(?!\d)/i, 'isSeatStandard', null],
  [/\bDIN ?974(?!\d)/i, 'isCounterboreStandard', null],
  [/^(?:PRÜFMA(?:ß|SS)|INSPECTION (?:DIMENSION|CHARACTERISTIC))$/iu, 'isInspected', null],
  [/\bISO ?(?:8015|14405|286(?:-[12])?)\b/i, 'isPrinciple', 'iso14405'],
  [
    /\bISO ?6149(?!\d)|\bSAE ?J ?(?:1926|514)(?!\d)|\bORB(?!\p{L})|\bJIC(?!\p{L})|\bDIN ?3852(?!\d)|\bSAE(?: ?-?\d{1,2})? (?:O-?RING )?(?:PORT|BOSS)/iu,
    'isPort',
    null,
  ],
  [
    /^(?:\d{1,3} ?[x×] ?)?M ?\d{1,2} ?[x×X] ?\d{1,3}(?: ?(?:LG|LANG|LONG)\.?)? (?:DIN|ISO|EN)(?: (?:EN|ISO)){0,2} ?\d{3,5}|(?<!\p{L})(?:DIN|ISO|EN)(?: EN)?(?: ISO)? ?\d{3,5} ?-? ?M ?\d|^M ?\d{1,2}(?: ?[x×] ?\d{1,3})? ?- ?(?:[34568]\.[689]|10\.9|12\.9|A[245](?:-\d{2})?)$|(?:SCHRAUBE|MUTTER|SCHEIBE|STIFT|BOLZEN|SPLINT|FEDERRING|SCREW|BOLT|WASHER|PIN)(?!\p{L}).{0,30}\d|^(?:A[245]-\d{2}|8\.8|10\.9|12\.9) M ?\d{1,2}(?: ?[x×] ?\d{1,3})?$|^(?:TORX|KREUZSCHLITZ|PHILLIPS|POZIDRIV?|INBUS)(?: (?:T|TX|PH|PZ)? ?\d{1,2})?$/iu,
    'isFastener',
    null,
  ],
  [
    /BREAK (?:ALL )?(?:SHARP )?(?:EDGES?|CORNERS?)|KANTEN? (?:GEBROCHEN|BRECHEN)|^(?:ALLE )?KANTEN (?!.*\d ?[x×]).{0,16}(?:GE|VER)RUNDET|CASSER LES ANGLES|DEBURR|ENTGRATE[NT]|(?:KANTEN|ALLSEITIG|GRAT)-? ?(?:GRAT)?FREI(?!\p{L})|^UNGRATIG$|去毛刺|锐(?:边|角)倒钝|バリ(?:取り|なきこと)|糸面取り?|ÉBAVURER|EBAVURER|SBAVARE|DESBARBAR|(?:ELIMINAR|QUITAR|SIN) REBABAS|(?:TOGLIERE|SMUSSARE|ROMPERE)(?: GLI)? SPIGOLI|SENZA BAVE?|MATAR (?:CANTOS|ARISTAS)|ARÊTES VIVES ABATTUES|ABATTRE LES (?:ANGLES|ARÊTES)|ОСТРЫЕ КРОМКИ|REMOVE (?:ALL )?(?:BURRS|SHARP)|BURR[- ]?FREE|FREE (?:OF|FROM) BURRS/iu,
    'isBrokenEdge',
    'iso13715',
  ],
  [
    /^[HН] ?1\d ?[,;] ?h ?1\d|^[±+] ?t ?[123]? ?\/ ?2$|(?<!\p{L})(?:GOST|ГОСТ) ?(?:30893|25670)/iu,
    'isGeneralGost',
    null,
  ],
  [
    /^(?:\d\.\d{4}|C[kmqf]?\d{2}[ERU]?|S\d{3}[A-Z\d]{0,4}|D[CDX]\d{2}[A-Z]?|X\d{1,3}[A-Z][A-Za-z]{1,8}\d[\d-]{0,8}|\d{1,3}(?=[A-Z]{2})(?:CR|MN|MO|NI|SI|AL|CU|CO|TI|NB|PB|[VWBSN]){1,4}\d{0,2}(?:-\d)?|(?:GD?K?-?)?AL(?:MG|CU|ZN|SI|MN)[A-Z\d.,()]{1,12}|EN ?AC-?[A-Z\d]{4,5}[A-Z\d.,()]{0,12}|(?:EN ?AW-?)?\d{4}-T\d{1,4}|EN-?GJ[LSM][A-Z\d-]{0,12}|EN 10027(?:-\d)?)(?: ?\+ ?[A-Z]{1,2}\d{0,3}| (?:[FHTO]\d{0,4}|[DSK][F]?))?$/iu,
    'isMaterial',
    null,
  ],
  ...knownMaterials,
  ...knownThreads,
  ...knownWelds,
  [
    /^(?:(?:GALVANISCH |FEUER)?VERZINKT|(?:HART)?VERCHROMT|VERNICKELT|(?:HART)?ELOXIERT|BRÜNIERT|PHOSPHATIERT|CHROMATIERT|PASSIVIERT|PULVERBESCHICHTET|LACKIERT|BESCHICHTET|(?:HARD )?ANODI[SZ]ED?|BLACK OXIDE|(?:ZINC|NICKEL|CHROME|CADMIUM)[ -]PLATED?|PASSIVATED?|POWDER[ -]COATED?|PLATED|PAINT(?:ED)?|COATED)(?!\p{L})/iu,
    'isCoating',
    null,
  ],
  [
    /^(?:KEGEL|KONUS|TAPER|CONICIT(?:Y|É|E|À|A)|CONICIDAD|⌲|7 ?[/:] ?24(?!\d)|(?:SK|BT|ISO|CAT) ?(?:30|40|50)$|HSK)/iu,
    'isConicity',
    null,
  ],
  [
    /^(?:MK|MORSE(?: ?TAPER)?|MORSEKEGEL|MT|CM|C[ÔO]NE MORSE|CONO MORSE|КОНУС МОРЗЕ)(?: ?N[oO°r]\.?)? ?[0-6]$/iu,
    'isConicity',
    null,
  ],
  [
    /^(?:MODUL|MODULE|MODULO)\b|^MOD\.? ?\d|^(?:VERZAHNUNG|STIRNRAD|ZAHNRAD|KEGELRAD|SCHNECKE|GEAR|SPUR GEAR|TEETH|ZÄHNEZAHL|EINGRIFFSWINKEL|PRESSURE ANGLE|SCHRÄGUNGSWINKEL|HELIX ANGLE|PROFILVERSCHIEBUNG(?:SFAKTOR)?|(?:STIRN|NORMAL)MODUL|WÄLZKREIS|GRUNDKREIS|KOPFKREIS|FU(?:SS|ß)KREIS|BASE CIRCLE|(?:TIP|ROOT) (?:CIRCLE|DIAMETER)|ZAHNWEITE|SPAN MEASUREMENT)(?!\p{L})|\b(?:DIN ?(?:3960|3961|3962|3967|867)|ISO ?1328|AGMA)\b|^DP ?\d|^P\.?A\.? ?\d{2}(?:[.,]5)? ?(?:°|DEG)|^\d{1,3} ?DP[ ,]|^\d{1,3} ?T(?:EETH)?[ ,]+(?:\d{1,3} ?DP|DP ?\d|M(?:OD(?:ULE)?)? ?=? ?\d)|^(?:QUALITÄT|QUALITY|VERZAHNUNGSQUALITÄT|GEAR QUALITY|QUAL\.) ?\d|^\d{1,3} ?(?:TEETH|ZÄHNE)\b|^[mz] ?= ?\d{1,3}(?:[.,]\d{1,2})? ?[,;]? ?[mz] ?= ?\d|^m(?:n|t)? ?\d(?:[.,]\d{1,2})?,? z ?\d|^(?:NUMBER OF TEETH|NO\.? OF TEETH|NOMBRE DE DENTS|NUMERO (?:DI )?DENTI|N[ÚU]MERO DE DIENTES|LICZBA ZĘBÓW|ЧИСЛО ЗУБЬЕВ|МОДУЛЬ|モジュール|歯数|模数|齿数|ZAHNRADPAARUNG)(?!\p{Script=Latin})|^z ?\d? ?(?:\/ ?z ?\d )?= ?\d{1,3}(?: ?\/ ?\d{1,3})?$|^ROOT DIA(?:METER)?\.? ?\d|^β ?= ?\d|^W ?[k\d] ?= ?\d{1,3}[.,]\d/iu,
    'isGear',
    null,
  ],
  [
    /^1 ?: ?\d+(?:[.,]\d+)?(?: ?± ?\d{1,3}(?:[.,]\d{1,3})?[°'"]?| ?\([\d°'". ]{2,14}\))?$/,
    'isTaper',
    null,
  ],
  [/^\d+ ?: ?\d+$/, 'isScale', null],
  [
    /^(?:TOL(?:ERAN(?:CES?|Z|ZEN))?\.?:? )?[±+-] ?\d+(?:[.,]\d+)?(?:(?: ?(?:[/;]|\.{2,3}|…) ?[+-]?| [+-]) ?\d+(?:[.,]\d+)?)?$|^± ?\d{1,2}(?:[.,]\d{1,2})? ?[°'](?: ?\d{1,2} ?')?$|^0 ?\/ ?[+-] ?\d+(?:[.,]\d+)?$/i,
    'isToleranceAlone',
    null,
  ],
  [/^(?:IT ?(?:01|0|[1-9]|1[0-8])|±? ?IT ?(?:[1-9]|1[0-8]) ?\/ ?2)$/i, 'isGrade', 'iso286'],
  [/\bIT ?(?:01|0|[1-9]|1[0-8])\b/, 'isGrade', 'iso286'],
  [classAlone, 'isClassAlone', 'iso286'],
  [/^[ⒺⓂⓁⓇⓅⒻⓉⓊ]$/u, 'isModifierAlone', 'iso1101'],
  // `UZ+0.15:-0.25`: an offset that changes from one end of the feature to the other.
  [/^(?:UZ ?[+-]? ?[\d.,]{1,5}(?: ?: ?[+-]? ?[\d.,]{1,5})?|VA)$/, 'isModifierAlone', 'iso1101'],
  [/^(?:PLTZF|FRTZF)$/iu, 'isCompositeZone', null],
  [/^[A-Z] ?→ ?[A-Z]$/u, 'isFromTo', null],
  [/^(?:LD|MD|PD|CZ|SZ|UZ|OZ|SIM|UF|ACS|MM[CR]|LM[CR]|RFS)$/, 'isModifierAlone', 'iso1101'],
  [
    /^(?!.{0,10}\d(?:X| ?R)$)(?:S?Ø ?)?\d*[.,]\d+ ?(?:[ⓂⓁⓅⓊ]|CZ|SZ|UZ)? ?(?:[ |]*[A-Z](?:-[A-Z])?(?![\p{L}\d])(?: ?[ⓂⓁⓅ])?)+[ |]*$/u,
    'isFrameWithoutSymbol',
    'iso1101',
  ],
  [/^(?:S?Ø ?)?\d*[.,]\d+ ?(?:CZ|SZ|UZ|OZ|[ⓂⓁ])$/u, 'isFrameWithoutSymbol', 'iso1101'],
  [new RegExp(`^${anySymbol}$`, 'u'), 'isSymbolAlone', 'iso1101'],
  [
    /^(?:S?[ØR]|M|□|SW) ?0(?:[.,]0{1,4})?(?: ?mm)?$|^Ø? ?0(?:[.,]0{1,4})? ?[A-Za-z]{1,2}\d{1,2}$|[x×X] ?0(?:[.,]0{1,4})?$|^0(?:[.,]0{1,4})? ?[x×X] ?\d/u,
    'isZeroSize',
    null,
  ],
  [
    /^\d{1,4}(?:[.,]\d{1,2})? ?[x×] ?\d{1,4}(?:[.,]\d{1,2})?(?: ?[x×] ?\d{1,4}(?:[.,]\d{1,2})?)?$/,
    'isTwoSizes',
    null,
  ],
  [
    /^(?:FORM |Form )?[A-HJ] ?\d{1,2}(?:[.,]\d{1,2})? ?(?:[x×X] ?|\/(?=\d{1,2}[.,]\d))\d{1,3}(?:[.,]\d)?(?: ?[x×X] ?\d{1,3})?$/,
    'isFormAndSizes',
    null,
  ],
  [/^\d[EFGHefgh](?:\d[EFGHefgh])?(?: ?\/ ?\d[efgh](?:\d[efgh])?)?$/, 'isThreadClass', 'iso965'],
  // Sa 1 to Sa 3 are grades of blasting (ISO 8501-1), which stand among the coatings.
  [/^(?:S[aqzpv]|S(?:sk|ku|dr|dq|al|tr|k|pk|vk)) ?\d/u, 'isArealParameter', null],
  // Skewness, kurtosis and material ratio have no unit, and a lower limit as often as an upper one.
  [/^(?:√ ?)?R(?:sk|ku|mr)(?!\p{L})/u, 'isShapeParameter', 'iso21920'],
  [/^(?:√ ?)?(?:R[aAzZtqpvc]|Rmax|RSm)$/u, 'isParameterAlone', 'iso21920'],
  [/^\d{1,4}(?:[.,]\d{1,3})? ?- ?\d{1,4}(?:[.,]\d{1,3})?$/, 'isTwoNumbers', null],
  [/^PROFIL(?:E|FORM)? ?Ø? ?[\d.,]/iu, 'isProfile', 'iso1101'],
  // `A-A` names a section.
  [
    /^(?!([A-Z]) ?- ?\1$)[A-Z](?: ?- ?[A-Z])?$|^(?:DATUM|Datum|datum|BEZUG|Bezug) [A-Z]-[A-Z]$|^[A-Z](?: ?\| ?[A-Z]){1,2}$/,
    'isDatumLetter',
    'iso5459',
  ],
  [
    /^(?:PHI|D) ?=? ?\d{1,4}(?:[.,]\d{1,3})?(?: ?[A-Z]{1,2} ?\d{1,2}| ?[±+-].*)?$/iu,
    'isDiameterLetter',
    null,
  ],
  // ISO 286 leaves these letters out, since they look like figures and each other.
  [/^[OQo] ?\d{1,4}(?:[.,]\d{1,3})?(?! ?[x×X\d])/, 'isNoSign', null],
  [/^\d{1,3} ?'$/, 'isFeet', null],
  ...knownNotes,
  ...knownParts,
  ...knownWordsAbroad,
]
