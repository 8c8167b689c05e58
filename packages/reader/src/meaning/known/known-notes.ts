import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'

/** What notes and title blocks say of the sheet, of tests and of the assembly. The first counts. */
export const knownNotes: readonly (readonly [RegExp, StatementKey, SourceKey | null])[] = [
  [
    /^(?:SEE|SIEHE|VGL\.?|VOIR|VEDI|VER) (?:NOTES?|DETAIL|VIEW|SECTION|SHEET|ANMERKUNG|HINWEIS|EINZELHEIT|ANSICHT|SCHNITT|BLATT|NOTA) ?[A-Z\d]{0,3}$|^(?:NOTES?|ANMERKUNG|HINWEIS) ?\d{1,2}$/iu,
    'isPointer',
    null,
  ],
  [
    /SPIEGELBILD|GESPIEGELT|OPPOSITE HAND|MIRROR(?:ED| IMAGE|$)|(?:LINKS|RECHTS|LINKE|RECHTE)(?: AUSFÜHRUNG)? (?:WIE )?GEZEICHNET|AS SHOWN/iu,
    'isMirrored',
    null,
  ],
  [
    /^(?:SICHT|GRAT|SCHLEIF|FOLIEN)SEITE(?!\p{L})|^(?:BURR|VISIBLE|GRAIN|PROTECTIVE FILM|FILM) SIDE(?!\p{L})/iu,
    'isSheetSide',
    null,
  ],
  [
    /^(?:(?:SCHLEIF|DREH|BEARBEITUNGS|FERTIG)?AUFMA(?:SS|ß)|BEARBEITUNGSZUGABE|(?:MACHINING|GRINDING|FINISHING) (?:STOCK|ALLOWANCE)|SOVRAMETALLO|SUR[ÉE]PAISSEUR)(?!\p{L}).*\d/iu,
    'isAllowance',
    null,
  ],
  [
    /^(?:FLANSCH |FLANGE )?(?:DN|NPS|NW) ?\d{1,4}(?: ?\/? ?PN ?\d{1,3})?$|^(?:FLANSCH |FLANGE )?PN ?\d{1,3}$|^\d{1,2}(?:[ -]?\d\/\d)?"? (?:SCH(?:EDULE|\.)? ?\d{1,3}S?|STD PIPE)$/iu,
    'isPipeSize',
    null,
  ],
  [
    /^(?:TORQUE|TIGHTEN(?:ING)?(?: TORQUE)?|ANZ(?:UGS?|IEH|\.)-?(?:DREH)?MOMENT|DREHMOMENT|COUPLE(?: DE SERRAGE)?|COPPIA(?: DI SERRAGGIO)?|PAR DE APRIETE|M ?A ?=)(?!\p{L}).{0,24}\d|^\d{1,4}(?:[.,]\d{1,2})?(?: ?(?:±|-|\+) ?\d{1,3}(?:[.,]\d{1,2})?)? ?(?:Nm|N ?[·.*] ?m|(?:IN|FT)[ -.·]?LBF?S?|LBF?[ -.·]?(?:IN|FT))$/iu,
    'isTorque',
    null,
  ],
  [
    /\bISO ?(?:1940|21940)(?!\d)|(?:AUS)?GEWUCHTET|(?<!\p{L})(?:BALANC(?:ED?|ING)|WUCHT(?:EN|GÜTE|UNG)|ÉQUILIBR|EQUILIBRAT)/iu,
    'isBalance',
    null,
  ],
  [
    /\b(?:EN ?)?10204(?!\d)|^(?:ABNAHMEPRÜFZEUGNIS|WERKSZEUGNIS|(?:INSPECTION|MATERIAL|MILL) (?:TEST )?CERT(?:IFICATE)?)(?!\p{L})/iu,
    'isInspectionDocument',
    null,
  ],
  [
    /^(?:(?:1ST|FIRST|3RD|THIRD)[ -]ANGLE|PROJEKTION(?:SMETHODE)?|PROJECTION(?: METHOD)?|METHODE [13EA]$|第[一三]角法)/iu,
    'isProjection',
    null,
  ],
  [/^IP ?[0-6X][0-9X]K?$/iu, 'isProtection', null],
  [
    /^(?:#? ?\d{1,2} ?GA(?:UGE|\.)?(?:$| )|\d{1,2} GAGE(?:$| )|GA(?:UGE|GE) ?\d{1,2}$)/iu,
    'isGauge',
    null,
  ],
  [
    /^(?:Ø ?)?(?:\d{0,2}[.,]?\d{0,4} ?)?(?:RC ?[1-9]|L[TN] ?[1-6]|LC ?(?:[1-9]|1[01])|FN ?[1-5])(?: FIT)?$/u,
    'isAnsiFit',
    null,
  ],
  [
    /^[ACDF][1-5]-(?:45|50|60|70|80|100)$|^(?:SAE )?(?:GRADE|GR\.?) ?[258](?:\.[12])?(?: (?:BOLT|SCREW|NUT)S?)?$/iu,
    'isPropertyClass',
    null,
  ],
  [
    /^(?:RWDR|WDR|RADIALWELLENDICHTRING|WELLENDICHTRING|SIMMERRING|SHAFT SEAL|OIL SEAL|LIP SEAL|ROTARY (?:SHAFT )?SEAL|V-?RING|NUTRING|QUAD-?RING|X-?RING|JOINT À LÈVRES?|PARAOLIO|RETÉN)(?!\p{L})|\bDIN ?3760(?!\d)|\bISO ?6194(?!\d)|^(?:BAUFORM )?[AB]S? ?\d{1,3} ?[x×] ?\d{1,3} ?[x×] ?\d{1,2} (?:NBR|FKM|FPM)$/iu,
    'isSeal',
    null,
  ],
  [
    /^(?:(?:KETTENRAD|SPROCKET|KETTE|CHAIN|ROLLENKETTE|ROLLER CHAIN|ZAHNRIEMEN|TIMING BELT|KEILRIEMEN|V-?BELT|RIEMENSCHEIBE|ZAHNSCHEIBE|PULLEY)(?!\p{L}).*\d|(?:0[4-9]|[1-4]\d)[AB]-?[123](?:$|[ ,])|(?:HTD|GT[23]) ?[23589]\d?M?(?:$|[ -])|AT ?(?:3|5|10|20)(?:$|[ /])|T ?(?:2[.,]5|5|10|20),? ?(?:\/|Z ?=|\d{1,3} ?(?:TEETH|ZÄHNE))|(?:XL|XXL|MXL|XH) ?\d{2,3}|(?:SPZ|SPA|SPB|SPC) ?\d{2,4})/iu,
    'isDrive',
    null,
  ],
  [
    /^(?:FAO|F\.A\.O\.?|(?:MACHINE )?(?:FINISH|MACHINE)(?:ED)? ALL OVER|MFO|ALLSEITIG BEARBEITET|RUNDUM BEARBEITET)(?!\p{L})/iu,
    'isAllOver',
    null,
  ],
  [
    /^(?:[x-z] ?√[\u0304\u030a]?|√[\u0304\u030a]?(?: ?[x-z])?) ?= ?√|^√[\u0304\u030a]? ?[x-z]$/u,
    'isSurfaceReference',
    'iso21920',
  ],
  [/^(?:√ ?)?R[Ss]m ?\d/u, 'isSpacingParameter', 'iso21920'],
  [/^(?:C ?(?:PK|MK|P|M)|PPK)(?: ?[≥>=:]{1,2})? ?\d[.,]\d{1,2}$/iu, 'isCapability', null],
  [
    /(?<!\p{L})(?:PRESSURE[ -]TEST|LEAK[ -]?(?:TEST|TIGHT|PROOF)|DRUCK(?:GE)?PRÜF|DRUCKPROBE|DICHT(?:IG|HEITS)?(?:KEIT)?S?-?(?:GE)?PRÜF|RISSPRÜF|RISSFREI|RÖNTGENPRÜF|ULTRASCHALLPRÜF|(?:100 ?% )?(?:VISUAL )?INSPECTION|MPI|FPI|NDT|X-?RAY|MAGNETIC PARTICLE|DYE PENETRANT)|\b100 ?% (?:GE)?PRÜF/iu,
    'isTest',
    null,
  ],
  [
    /^(?:ROHS|REACH|WEEE|DFARS|ITAR|CONFLICT MINERALS)(?!\p{L})|(?:ROHS|REACH)[- ]?(?:COMPLIANT|KONFORM|CONFORM)/iu,
    'isCompliance',
    null,
  ],
  [
    /^(?:GRAIN(?: DIRECTION)?|WALZRICHTUNG|FASERRICHTUNG|FASERVERLAUF|SENS DE LAMINAGE|SENSO DI LAMINAZIONE)(?!\p{L})/iu,
    'isGrain',
    null,
  ],
  [
    /^(?:SCHUTZVERMERK|PROPRIETARY|CONFIDENTIAL|VERTRAULICH|COPYRIGHT|©)|^(?:DRAWING|DWG|PART|ITEM) ?(?:NO|NUMBER|NR)\b|^(?:ZEICHNUNGS|TEILE|SACH|ARTIKEL|IDENT)-?(?:NR|NUMMER)(?!\p{L})/iu,
    'isTitleEntry',
    null,
  ],
  [
    /^(?:TOL(?:ERANCES?)?\.?:? ?|DECIMALS?:? ?|DECIMAL PLACES?:? ?)?(?:[X0]{0,3}[.,]X{1,4}|[1-4] ?(?:PL(?:ACE|C)?S?\.?|DEC(?:IMAL)?S?)(?: (?:DEC(?:IMAL)?S?|PLACES?))?\.?) ?[=:]? ?±|^(?:ANG(?:LES?|ULAR)?|WINKEL|FRACTION(?:S|AL)?|BRÜCHE|LINEAR|MACHINED|HOLE(?:S)?(?: DIA)?)\.?(?: TOL(?:ERANCE)?S?)? ?[=:]? ?± ?[\d.]|^TOLERANCES?:? ?(?:UNLESS|±|\(?EXCEPT|ON\b)/iu,
    'isGeneralValue',
    null,
  ],
  [
    /^(?:SAUF (?:INDICATION|SPÉCIFICATION|INDIC\.) CONTRAIRE|SALVO (?:DIVERSA|DIVERSE|ALTRA) INDICAZION[EI]|SALVO INDICACI[ÓO]N (?:CONTRARIA|EN CONTRA)|SE NON (?:DIVERSAMENTE|ALTRIMENTI)|(?:UNLESS OTHERWISE|(?:WENN|SOWEIT|FALLS|SOFERN) NICHT ANDERS)(?: \p{L}+)?$|特記(?:なき|無き)|指示(?:なき|のない|無き)|未注|一般公差)|^(?:ALLE? |ALL |TOUTES LES |TUTTE LE |TODAS LAS )?(?:MA(?:ß|SS)E(?:INHEIT)?|QUOTE|COTES?|COTAS|DIM(?:ENSION)?S?\.?|MISURE|UNITS?|MEASUREMENTS)(?: (?:ARE|SIND|SONT|SONO))?(?: (?:IN|EN))? ?[:=]? ?(?:MM|MILLIM|INCH|IN\b|ZOLL|POUCES|POLLICI|PULGADAS)/iu,
    'isGeneralValue',
    null,
  ],
  [
    /^(?:INTERPRET|DIMENSION(?:S|ING)?(?: AND TOLERANC(?:ES|ING))?|TOLERANC(?:ES|ING)|DRAWING|DRAWN|GD ?& ?T|LIMITS|SYMBOLS)(?: (?:DRAWING|DIMENSIONS|AND|&|TOLERANCES|TOLERANCING|IS|ARE|IN))*,? (?:PER|IAW|TO|ACCORDANCE WITH|ACC\.? TO) (?:ASME|ANSI|ISO|DIN|BS|JIS|MIL)/iu,
    'isStandard',
    null,
  ],
]
