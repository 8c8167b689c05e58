import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'

/** A condition of delivery or heat treatment behind a material: `T6`, `+N`, `+QT`, `K`. */
const condition =
  '(?: ?\\+ ?[A-Z]{1,2}| ?-? ?[TOFH]\\d{0,4}| ?K)?(?: (?:NATUR|NATURAL|WEI(?:SS|ß)|WHITE|SCHWARZ|BLACK|GRAU|GR[EA]Y|TRANSPARENT|BLANK))?'

const names = [
  // Numbers of EN 10027-2 with the name beside them, or the word in front.
  '\\d\\.\\d{4}(?: ?[/(,-] ?.{2,24}| (?:G?X?\\d{1,3}[A-Z]|[CSE]\\d|ST ?\\d|EN |AL)\\S{1,20})?',
  '(?:材質|材料|MATERIAL|MAT\\.|MATL\\.?|WERKSTOFF)[:.]? ?.{2,40}',
  'EN ?AW[- ]?(?:\\d{4}|AL ?[A-Z][A-Z\\d.,]{1,10})',
  '(?:AISI|SAE) ?\\d{3,4}[A-Z]{0,2}',
  'SS ?3\\d\\d[LN]?|A ?(?:36|106|240|276|283|285|500|514|516|572|992)(?: GR\\.? ?\\d{0,2}[A-Z]?)?|AMS ?[4567]\\d{3}[A-Z]?',
  'ASTM ?[AB] ?\\d{1,4}.{0,20}',
  'G(?:GG|G|TS|TW)-?\\d{2,3}(?:[.,]\\d)?|(?:EN-?)?GJ[LSM]W?-?\\d{3}(?:-\\d{1,2})?',
  '(?:G-)?CU(?:ZN|SN|AL|NI|CR|BE|ETP|OF|CO)\\d{0,2}[A-Z\\d,.-]{0,12}|CW\\d{3}[A-Z]|CC\\d{3}[A-Z]',
  '1[357]-\\d ?PH|(?:G-?)?(?:X|GX)\\d{1,3}CR.{2,16}|MAGNESIUM|WOLFRAM|TUNGSTEN|CERAMIC|KERAMIK|GUMMI|NBR|FKM|EPDM|VITON|SILIKON',
  'R?ST ?\\d{2}(?:-\\d)?',
  '(?:P|L)\\d{3}[A-Z]{1,3}\\d?|E(?:295|335|355|360)',
  '(?:30[1-9]|31[0-79]|32[19]|347|4[0-4]\\d)(?:L|H|N|TI|F|SE)|\\d{3,4}[A-Z]?(?:-[TOH]\\d{0,4})? (?:STEEL|STAINLESS(?: STEEL)?|STAHL|ALUMINI?UM|ALU|BRASS)',
  'DELRIN|NYLON|TEFLON|ACETAL|POLYCARBONATE?|PLEXIGLAS|UHMW(?:-?PE)?',
  'TI-?6AL-?4V(?: ELI)?|TI(?:TAN|TANIUM)? GR(?:ADE|\\.)? ?\\d{1,2}|3\\.7\\d{3}',
  'PA ?(?:6|66|12|46|11)(?: ?-? ?G(?:F ?\\d{2})?)?|POM(?:-?[CH])?|PEEK(?:-?.{1,8})?|PTFE|PMMA|PET(?:-?[GP])?|PVDF|PPS|PVC(?:-?U)?|PE-?(?:UHMW|HD|HMW|500|1000)|ABS|HGW ?\\d{4}',
  '(?:INCONEL|HASTELLOY|MONEL|HARDOX|WELDOX|STRENX|TOOLOX) ?[A-Z]{0,2}-?\\d{0,3}',
  'SUS ?\\d{3}[A-Z]{0,2}|S[SPTU](?:CC|HC|EC|K)\\d?|SS ?400|S\\d{2}C|SKD ?\\d{1,2}|SKH ?\\d{1,2}|SCM ?\\d{3}|SNCM ?\\d{3}|FCD? ?\\d{3}|SUJ ?2|A(?:2017|5052|6061|6063|7075)P?',
  '\\d{2}(?:钢|#钢?)|Q(?:195|215|235|275|345|355)[A-E]?|(?:HT|QT) ?\\d{3}(?:-\\d{1,2})?|(?:СТ|Ст) ?\\d(?:пс|сп|кп)?|СТАЛЬ ?.{1,16}|(?:\\d{2}[ХГСНМ]{1,4}\\d?){1,3}[ТА]?',
  'G(?:S|D|K)-?(?:\\d{2}|AL.{2,14})|MS ?\\d{2}|(?:E|SF|SE)-?CU ?\\d{0,2}|C[1-9]\\d{4}|[34]\\d\\d ?(?:SS|SST|CRES)|(?:SST|CRES|SS) .{2,20}|1[57]-\\d ?PH .{2,16}|CRS|HRS|\\d{4} (?:CRS|HRS|CDS)',
  '(?:AL|ALUM(?:INI?UM)?)\\.?(?: ALLOY)? ?\\d{4}(?:-[TOH]\\d{0,4})?|[ADHOSW]\\d{1,2} (?:TOOL )?STEEL|SPCC(?:-?[SD]{1,2})?|SP[HE]C[CDE]?|SECC(?:-?.{1,4})?|\\d[A-Z]?\\d?L\\d{2}|\\d{3}[AM]\\d{2}|EN ?\\d{1,2}[A-Z]?|BS ?970.{0,12}',
  '(?:0\\d)?(?:\\d{1,2})?CR\\d{1,2}(?:NI|MN|MO|TI|N)[A-Z\\d]{1,8}|(?:\\d{2}[ХГСНМТЮФ]{1,3}\\d{0,2}){1,3}[ХГСНМТЮФА]{0,3}|TIAL\\d[A-Z]\\d|GRADE \\d{1,2} TITANIUM',
  'PC/ABS|P[AP][\\d.]{0,3}-?[GTM][FVDX]? ?\\d{2}|>[A-Z\\d/-]{2,16}<|PE ?\\d{3,4}|(?:NBR|EPDM|FKM|FPM|VMQ|HNBR|CR|NR|SBR|VITON|SILIKON|SILICONE|GUMMI|RUBBER) ?\\d{2}(?: ?± ?\\d)?(?: ?SH(?:ORE|\\.)?(?: ?[AD])?)?|\\d{2}(?: ?± ?\\d)? ?SH(?:ORE)? ?[AD]|(?:G10|FR-?4)(?: ?/ ?(?:G10|FR-?4))?|UL ?94.{2,8}',
  '\\p{L}[\\p{L}\\d -]{2,30} (?:PER|TO) ASTM ?[AB] ?\\d{1,4}',
  '(?:AMS-?)?QQ-A-\\d{3}.{0,8}|\\d{4}-[TOH]\\d{0,4} PER .{4,24}',
  'EDELSTAHL|BAUSTAHL|STAHL|MESSING|BRONZE|ROTGUSS|KUPFER|ALUMINIUM|ALU|GRAUGUSS|STAINLESS STEEL|MILD STEEL|BRASS|COPPER|ALUMINUM|CAST IRON',
]

/** Surface treatments, wherever they stand in the line. */
const treatments = [
  'VERZINKT|VERCHROMT|VERNICKELT|ELOXIERT|ELOXAL|ELEKTROPOLIER(?:T|EN)|BRÜNIERT|(?:ZINK|MANGAN)?PHOSPHATIERT|CHROMATIERT|PASSIVIERT|BESCHICHTET|LACKIERT|POLIERT|GEBEIZT|VERZINNT|VERGOLDET|VERSILBERT',
  '(?:SAND|GLASPERL(?:EN?)?|KUGEL|PERL|STRAHL)-?GESTRAHLT|SA ?(?:[13]|2(?:[.,]5| ?1\\/2)?)(?![.,]\\d)|HARTCOAT(?:IERT)?|HARTANODISIERT|KTL(?:-BESCHICHTUNG)?|GRUNDIERT',
  'CHROMATED?|CHROMAT(?:E|ING)|(?:HARD ?|CLEAR |BLACK |NATURAL )?ANODI[SZ](?:ED?|ING)|HARD ?COAT(?:ED)?|HARD CHROM(?:E|ED|IUM)|POWDER[ -]?COAT(?:ED|ING)?|PASSIVAT(?:ED?|ION)|ALODINE|CHEM(?:ICAL)? ?FILM|IRIDITE|SURTEC|DLC|TIN(?=$|[ -]COAT|-BESCHICHT)|TICN|TIALN|(?:ZN|ZINC|MANGANESE) PHOSPHATE|GALVANI[SZ]AD[OA]|GALVANIS[ÉE]E?|CHEM(?:ISCH|\\.)? ?(?:NI|NICKEL)|E ?6[ /]?EV ?\\d|FLZN.{0,12}|ZNNI.{0,16}|BLACK OXIDE|BLACKENED|(?:ELECTRO-?)?POLISH(?:ED|ING)?|(?:BEAD|SAND|GLASS|SHOT)[ -](?:BEAD[ -])?(?:BLAST|PEEN)(?:ED)?|GALVANI[SZ]ED|E-?COAT(?:ED)?|A[1-5][A-T]|GALZN|GEOMET|DACROMET|DELTA-?TONE|PRIMED|NICKEL[ -]PLAT(?:ED|ING|E)|ZINC[ -]PLAT(?:ED|ING|E)|ELECTROLESS NICKEL|ENP',
  '(?:NICKEL|CHROM|ANODIS|ZINGU|ZINCAT|BRUNIT|NICHELAT|CROMAT|ANODIZZAT|CINCAD|NIQUELAD|ANODIZAD|PAVONAD)[ÉEOA]E?|ZIN(?:G|C)AGE|ZINCATURA|BRUNITURA|NICHELATURA|CROMATURA|ANODIZZAZIONE|VERNICIATURA|CINCADO|NIQUELADO|PEINTURE|VERNICIAT[OA]|ЦИНКОВ(?:АТЬ|АНИЕ)|ХИМ\\. ?ОКС',
  '(?:DIN EN )?ISO ?(?:1456|1461|2081|2082|4042|4520|4527|4526|10074|7599|10683)(?!\\d)|(?:MIL-(?!PRF-13830)(?:A|C|F|P|S|PRF|DTL|STD)|QQ-[B-Z])-?\\d{2,5}[A-Z]?|AMS ?-?(?:2[45]\\d\\d|2700|QQ-?[B-Z]-?\\d{2,3})[A-Z]?|ASTM ?(?:A967|A380|A123|A153|B117|B254|B456|B488|B545|B580|B633|B689|B733|B766|B841)',
]

/** Materials, and what is done to their surface. */
export const knownMaterials: readonly (readonly [RegExp, StatementKey, SourceKey | null])[] = [
  [
    /^(?:(?:DI|BI)?CHROMATE|NICKEL ACETATE|HOT WATER) SEAL(?:ED)?(?!\p{L})|发黑|发蓝|镀[锌铬镍]|阳极氧化|喷[塑漆砂]|黒染|メッキ|めっき|アルマイト|塗装/iu,
    'isCoating',
    null,
  ],
  // First, since ASTM B633 names a coating and no metal.
  [new RegExp(`(?<!\\p{L})(?:${treatments.join('|')})(?![\\p{L}\\d])`, 'iu'), 'isCoating', null],
  [new RegExp(`^(?:${names.join('|')})${condition}$`, 'iu'), 'isMaterial', null],
  // `Stahl C45E+QT`, `Werkstoff: S235JR`
  [/^(?:STAHL|STEEL|WERKSTOFF|MATERIAL|MATL?\.)(?::| )(?=.*\d)/iu, 'isMaterial', null],
  // `Fe//Zn8//Cr`, `Zn8`, `Ni 10 chem`: coatings as ISO 2081 and ISO 4526 write them.
  [
    /^(?:Ep ?-? ?)?(?:Fe|Al|Cu|St)\/{1,2}|^(?:Zn(?:Ni|Fe)?|Ni|Cr|Sn|Ag|Au) ?\d{1,3}(?: ?µm)?(?:$|[ /(])/u,
    'isCoating',
    null,
  ],
  [/(?<!\p{L})RAL ?\d{4}(?!\d)/iu, 'isColour', null],
]
