import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'

/** What notes say of the way a part is made: casting, moulding, punching and bending. The first counts. */
export const knownProcesses: readonly (readonly [RegExp, StatementKey, SourceKey | null])[] = [
  [
    /^(?:DCTG|GCTG|RMAG?)(?! ?=)(?: ?-? ?(?:[A-H\d][\d.,]{0,4}))?(?: ?\( ?(?:RMAG ?)?[A-HJK]\d? ?\))?$/iu,
    'isCastGrade',
    null,
  ],
  [
    /^DCTG ?\d{1,2}(?: ?[-/,;] ?(?:GCTG|RMA(?:G|(?!G))) ?[A-H\d]{1,2}(?: ?\( ?(?:RMAG ?)?[A-HJK] ?\))?)+$/iu,
    'isCastGrade',
    null,
  ],
  [/^TG ?[1-9](?: ?\(?N?W\)?)?$/iu, 'isOtherGeneralTolerance', null],
  [/^SMI(?! ?=)(?: ?±? ?[\d.,]{1,5})?$/iu, 'isMoulding', null],
  [
    /^(?:PARTING (?:LINE|PLANE)|TRENN(?:EBENE|UNG|LINIE|FUGE|NAHT)|FORMTRENN\p{L}*|PLAN DE JOINT|PIANO DI DIVISIONE|分型面|(?:EJECTOR(?: PINS?)?|KNOCK-?OUT(?: PINS?)?|AUSWERFER)(?: ?-?(?:MARKS?|MARKIERUNG(?:EN)?|STIFTE?|LOCATIONS?))?|(?:GATE|ANGUSS|ANSCHNITT|SPRUE|POINT D['’]INJECTION|PUNTO DI INIEZIONE)|(?:SINK|WELD|FLOW) ?(?:MARKS?|LINES?)|EINFALLSTELLEN?|BINDEN(?:AHT|ÄHTE)|FLASH(?= )|CRUSH RIBS?|SCHWIMMHAUT|ABDRÜCKE? VON AUSWERFERN?)(?!\p{L})(?!.*Ø)/iu,
    'isMoulding',
    null,
  ],
  [
    /^(?:TEXTUR(?:E|IERUNG)?:? )?(?:VDI ?(?:3400)?(?:,? ?(?:REF|CH|K)\.?)? ?\d{1,2}|VDI ?3400.{0,16}|MT ?-? ?11\d{3}.{0,4}|SPI(?: ?[-/] ?SPE)?(?: FINISH)? ?-? ?[A-D] ?-? ?[1-3])$/iu,
    'isMouldTexture',
    null,
  ],
  [
    /^(?:(?:\d{1,2} ?[x×] ?)?(?:LOUV(?:ER|RE)S?|EMBOSS(?:ED|ING)?|DIMPLES?|LANC(?:E|ED|ING)|BEADS?|GUSSETS?|STIFFEN(?:ING|ER) RIBS?|EXTRU(?:DED|SION) HOLES?|BURRING|SICKEN?|LÜFTUNGSSCHLITZE?|KIEMEN|DURCHZ(?:UG|ÜGE)|DURCHSTELLUNG(?:EN)?|NOCKEN|CREV(?:É|ES)|SOYAGE|NERVATURE?|FERITOI[AE]|BUGN[AE]))(?!\p{L})/iu,
    'isFormedFeature',
    null,
  ],
  [
    /^(?:(?:STANZ|SCHNITT)?GRAT(?:HÖHE|SEITE)?|BURR(?:S| HEIGHT)?|BAVURES?|BAV[AE]|REBABAS?)(?: \p{L}{1,12}\.?)? ?(?:MAX\.? ?)?(?:<=?|≤)? ?\d[\d.,]{0,4}(?: MAX\.?)?$/iu,
    'isEdge',
    'iso13715',
  ],
  [
    /^(?:GESCHLIFFEN|GEFRÄST|GEDREHT|GEHONT|GELÄPPT|ERODIERT|GESÄGT|GEGOSSEN|GESCHMIEDET|GEBOHRT|GERIEBEN|GERÄUMT|ROLLIERT|(?:SURFACE |CYLINDRICALLY |FINE |CENTERLESS )?GROUND|MILLED|TURNED|HONED|LAPPED|REAMED|BROACHED|DRILLED|BORED|SAWN|(?:AS )?(?:CAST|FORGED|ROLLED|DRAWN|MACHINED)|(?:WIRE )?EDM|SCRAPED|RECTIFIÉE?|FRAISÉE?|TOURNÉE?|RODÉE?|RETTIFICAT[OA]|FRESAT[OA]|TORNIT[OA]|LAPPAT[OA]|RECTIFICAD[OA]|FRESAD[OA]|TORNEAD[OA]|SZLIFOWA(?:Ć|NE)|FREZOWA(?:Ć|NE)|TOCZY[ĆC]|ШЛИФОВАТЬ|研削|研磨|磨削|铣削|车削|フライス|旋削)$/iu,
    'isProcessAlone',
    null,
  ],
]
