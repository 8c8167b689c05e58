import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'

type KnownLine = readonly [RegExp, StatementKey, SourceKey | null]

/** `DIN 125 A 8,4`: washers, nuts and pins by the number of their standard. */
const fastenerStandards =
  '(?:1|7|84|660|661|7337|71412|1804|981|5406|94|125|126|127|433|439|471|555|580|582|653|705|906|908|910|912|913|914|915|916|931|933|934|935|963|965|980|982|985|988|1481|1587|2338|2339|2341|4014|4017|4026|4032|4035|4762|6325|6797|6798|6912|7089|7090|7091|7092|7093|7343|7346|7349|7380|7434|7436|7979|7980|7984|7991|8734|8735|8740|8744|8752|9021|10642|10511|14579)'

/** Parts that are bought in, and what a drawing says around its views. */
export const knownParts: readonly KnownLine[] = [
  [
    /\bDIN ?(?:471|472|6799|983|984|7993)(?!\d)|(?:SICHERUNGS|SEEGER|SPRENG|NUT)-?(?:RING|(?<=SEEGER)(?= ?\d))|SICHERUNGSSCHEIBE|\bCIRCLIP|(?:RETAINING|SNAP) ?RING|\bE-?CLIP/iu,
    'isRetainingRing',
    null,
  ],
  [
    /(?<!\p{L})O-? ?RING(?:E|S|NUT)?(?!\p{L})|\bISO ?3601\b|\bDIN ?3771\b|^AS ?568|^OR ?\d{1,3}[ -]\d{1,4}$/iu,
    'isORing',
    null,
  ],
  [
    /\bDIN ?(?:5480|5481|5482|546[1-4]|5471|5472)(?!\d)|\bISO ?(?:14|4156)(?= ?-? ?(?:\d{1,2} ?[x×]|(?:EXT|INT)(?!\p{L}))|$)|^\d{1,2} ?\/ ?\d{1,2} (?:DP|SPLINE|PITCH)(?!\p{L})|\bANSI B92|(?:KEIL|ZAHN|VIELZAHN|NUTEN)WELLE|ZAHNNABE|KERBVERZAHNUNG|\bSPLINES?\b|\bSERRATION|^[WN] ?\d{1,3} ?[x×] ?\d(?:[.,]\d{1,2})? ?[x×] ?(?:30 ?[x×] ?)?\d{1,3}(?: ?[x×] ?\d{1,2}[A-Za-z]{1,2})?$/iu,
    'isSpline',
    null,
  ],
  [
    /^(?:TOTAL|ACTIVE|INACTIVE|END|NO\.? OF|NUMBER OF) (?:ACTIVE )?COILS(?!\p{L})|^WINDUNGSRICHTUNG(?!\p{L})|^(?:HAND OF (?:HELIX|COIL(?:ING|S)?|WINDING))(?!\p{L})|^[cR] ?= ?[\d.,]{1,6} ?N ?\/ ?mm$|^(?:FEDERKRAFT |SPRING FORCE |LOAD )?F ?\d? ?= ?[\d.,]{1,7} ?N(?: .{0,20})?$|(?:DRUCK|ZUG|SCHENKEL|TELLER|BLATT|SPIRAL|DREH)FEDERN?(?!\p{L})|^FEDER(?:RATE|KONSTANTE)?(?!\p{L})|^SPRING (?:RATE|CONSTANT)|\b(?:COMPRESSION|EXTENSION|TENSION|TORSION|DISC|COIL|LEAF|BELLEVILLE) SPRING|^SPRING\b|\bDIN ?(?:2093|2095|2096|2097|2098|2194)(?!\d)|\bEN ?(?:15800|10270|13906)(?!\d)|^(?:WIRE|DRAHT)-? ?(?:Ø|DIA|DURCHMESSER).*\d|^(?:FREE|SOLID) (?:LENGTH|HEIGHT)(?!\p{L})|^(?:UNGESPANNTE LÄNGE|BLOCKLÄNGE|FEDERLÄNGE)(?!\p{L})|^(?:WOUND|COILED|RECHTS|LINKS)-? ?(?:RIGHT|LEFT|GEWICKELT|GEWUNDEN)|^CLOSED (?:AND|&) GROUND|^ENDEN ANGELEGT|^d ?= ?[\d.,]+ ?[,;]? D ?[maei]? ?= ?\d|^L ?_?0 ?= ?[\d.,]+ ?,? ?d ?= ?\d|^(?:RH|LH|(?:RIGHT|LEFT)[ -]HAND) (?:COIL|WIND|WOUND)|\d ?COILS(?!\p{L})|\d WINDUNGEN(?!\p{L})/iu,
    'isSpring',
    null,
  ],
  [
    /(?:KUGEL|NADEL|ROLLEN|WÄLZ|GLEIT)-?LAGER(?!\p{L})|\b(?:BALL|NEEDLE|ROLLER) ?BEARING|^BEARING\b|^\d{4,5}[ -]?(?:2RS1?|RS|ZZ|2Z|Z|C3)\b|\bDIN ?(?:625|628|720|5412|617|1850|615|630|635)(?!\d)|^(?:NU|NJ|NUP|NN|HK|BK|NK|NKI|NA|RNA|AXK|KB)[ -]?\d{2,4}(?:\/\d{2})?(?:[ -].{1,8})?$|^LM(?:EU?)?[ -]?\d{1,2}[ -]?(?:L?UU|OP|GA|F|K|H|L)?$|^(?:INA|SKF|FAG|NSK|NTN|TIMKEN) .*\d|^[67]\d{3} ?[ABC]E?$|^(?:W ?)?6\d\d ?-?(?:ZZ|2Z|2RS1?|RS)$/iu,
    'isBearing',
    null,
  ],
  [
    new RegExp(
      `^(?:DIN|ISO)(?: EN)?(?: ISO)? ?${fastenerStandards}(?![\\d])(?: ?-?.{0,24}\\d.*)?$`,
      'iu',
    ),
    'isFastener',
    null,
  ],
  // `M8 DIN 912`, `M10 ISO 4017`: the screw in front of its standard.
  [
    new RegExp(`^M ?\\d{1,2} (?:DIN|ISO)(?: EN)?(?: ISO)? ?${fastenerStandards}(?!\\d)`, 'iu'),
    'isFastener',
    null,
  ],
  [
    /^(?:MS|NAS|AN) ?\d{2,6}(?:[A-Z]{0,2}-?\d{1,3}[A-Z]{0,2}){1,3}$|^PEM(?!\p{L})|^(?:CLS|CLA|SP|FH|FHS|BSO|BSOS|SO|SOS|S|SS)-(?:M\d(?:\.5)?|\d{3,4})-\d{1,3}$|^KM ?\d{1,2}$|^MB ?\d{1,2}$|(?<!\p{L}|(?:FÜR|FOR) (?:A )?)(?:BLIND ?RIVET|POP ?RIVET|RIVET|BLINDNIET|NIET)(?!\p{L}).*\d|^(?:CLINCH|WELD|RIVET|CAGE|SELF[ -]CLINCHING) ?(?:NUT|STUD|STANDOFF)S?(?!\p{L})|^(?:EINPRESS|EINNIET|ANSCHWEI(?:SS|ß)|NIET)-?(?:MUTTER|BOLZEN|BUCHSE)N?(?!\p{L})/iu,
    'isFastener',
    null,
  ],
  [
    /^(?:(?:SCHNITT|ANSICHT|SECTION|VIEW|DETAIL|EINZELHEIT)\.? ?(?:VON |IN |AUF )?(?:[A-Z](?: ?- ?[A-Z])?(?!\p{L})|[A-Z]?\d{1,2})|(?:VORDER|SEITEN|DRAUF|RÜCK|UNTER)ANSICHT|(?:FRONT|SIDE|TOP|REAR|BOTTOM) VIEW)/iu,
    'isView',
    null,
  ],
  // `Z (10:1)` names a detail and its scale, `M 1:2` is a scale alone.
  [
    /^(?:[A-Z] ?- ?[A-Z]|[A-LN-Z]) ?\(? ?\d{1,3} ?: ?\d{1,3} ?\)?$|^([A-Z]) ?- ?\1$/u,
    'isView',
    null,
  ],
  [
    /^(?:(?:SCALE|MA(?:ß|SS)STAB|尺度)\.?:? ?\d{1,3} ?: ?\d{1,4}(?:[.,]\d)?|M ?\d{1,3} ?: ?\d{1,4})$/iu,
    'isScale',
    null,
  ],
  [
    /^(?:NOT TO SCALE|N\.?T\.?S\.?|NICHT MA(?:ß|SS)STÄBLICH|DO NOT SCALE.{0,12})$/iu,
    'isNotToScale',
    null,
  ],
  [
    /^(?:BLATT|SHEET|SEITE|PAGE|POS(?:ITION)?\.?|ITEM) ?(?:NR\.? ?|NO\.? ?)?\d{1,3}(?: ?(?:\/|VON|OF) ?\d{1,3})?$|^(?:GEWICHT|MASSE|WEIGHT|MASS)(?!\p{L})|^\d+(?:[.,]\d+)? ?(?:KG|LBS?)$|^(?:個数|数量|STK|MENGE|QTY|QUANTITY|ANZAHL|STÜCKZAHL)\.?:? ?\d{1,4}$|^\d{1,4} ?(?:STK|STÜCK|PCS|PIECES)\.?$|^(?:GEZ(?:EICHNET)?|GEPR(?:ÜFT)?|DRAWN|CHECKED|APPROVED|REV(?:ISION)?|DWG NO|ZEICHNUNGSNUMMER)(?!\p{L})/iu,
    'isTitleEntry',
    null,
  ],
  [
    /LOCTITE|SCHRAUBENSICHERUNG|THREADLOCK|(?<!\p{L})MASK(?:ING)?(?: (?:OFF|THREADS?|HOLES?))(?!\p{L})|ABDECKEN$|MASKIEREN|(?<!\p{L})(?:LUBRICATE|GREASE|EINFETTEN|EINÖLEN|GEFETTET|GEÖLT)(?!\p{L})|MACHINE (?:IN|AFTER) ASSEMBLY|GRAVUR|MARKIERUNG|PRÄGE|VERSTIFTE|VERBOHR|(?<!\p{L})(?:LASER[ -]?)?(?:MARK(?:ING)? |ENGRAV|STAMP |GRAVIER|BESCHRIFT|KENNZEICHN)|(?:BEI|NACH|VOR) (?:DER )?MONTAGE|(?:GEMEINSAM|ZUSAMMEN) (?:MIT .{1,20} )?(?:GE)?(?:BOHR|BEARBEITE|RIEB)|MATCH(?:ED)? ?(?:DRILL|MARK)|DRILL (?:AT|ON|IN) ASS|(?:AT|AFTER|BEFORE|ON|IN) ASSEMBLY|NACH DEM (?:SCHWEI|HÄRT|FÜG)|AFTER (?:WELDING|HARDENING|HEAT TREAT)/iu,
    'isWorkNote',
    null,
  ],
  [
    /^(?:FESTIGKEITSKLASSE|PROPERTY CLASS) ?\d|(?<!\p{L})(?:R ?[mp]|RP ?0[.,]2|RE|ZUGFESTIGKEIT|STRECKGRENZE|TENSILE STRENGTH|YIELD STRENGTH)[ =:≥>]{0,3}(?:MIN\.? )?\d{2,4}.{0,20}(?:N ?\/ ?mm|MPa)|^QT ?\d{3,4} ?(?:N ?\/ ?mm²?|MPa)$|^\d{3,4}(?: ?- ?\d{3,4})? ?(?:N ?\/ ?mm(?:²|2|\^2)?|MPa)$/iu,
    'isStrength',
    null,
  ],
  [
    /^(?:GENERAL TOL(?:ERANCES?|S?\.?)(?!\p{L})|ALLGEMEINTOLERANZ(?:EN)?|FREIMA(?:ß|SS)TOLERANZ(?:EN)?|(?:UNLESS OTHERWISE (?:SPECIFIED|STATED|NOTED),?|WENN NICHT ANDERS ANGEGEBEN,?)(?: ALL)?(?: (?:TOLERANCES?|DIMENSIONS|TOLERANZEN|MA(?:ß|SS)E)(?: (?:ARE|SIND))?)?(?= ?:? ?[±+]))|^(?:[X0]{0,3}[.,]X{1,4} ?[=:]? ?± ?[\d.,]+"? ?[,;]? ?){2,}|^ALL DIM(?:ENSION)?S? (?:ARE )?IN|^ALLE MA(?:ß|SS)E IN/iu,
    'isGeneralValue',
    null,
  ],
  [
    /^(?:ROHR|VIERKANTROHR|FLACH(?:STAHL|MATERIAL)?|RUND(?:STAHL|MATERIAL|STANGE)?|WINKEL(?:STAHL)?(?! ?\d{1,3}(?:[.,]\d+)? ?(?:°|GRAD|$))|PROFILROHR|TUBE|PIPE|FLAT BAR|ROUND BAR|BAR STOCK|ANGLE IRON|(?:IP|UP)[EBN]|INP|UNP|HE ?-?[ABM]|[RSC]HS|QR|RR|FL|BL|RD)[ -]?(?:Ø ?)?\d|^(?:VKT|6KT)[ -]?\d{1,3}(?:[.,]\d)? ?(?:[x×]|-|DIN|EN)|^L ?\d{2,3} ?[x×] ?\d{2,3} ?[x×] ?\d/iu,
    'isStock',
    null,
  ],
  [
    /^Ø ?\d{1,4}(?:[.,]\d{1,2})? ?[x×] ?\d{1,4}(?:[.,]\d{1,2})? (?:ROHR|RUND(?:STAHL|MATERIAL|STANGE)?|TUBE|PIPE|ROUND BAR|BAR STOCK|TUBO|TUBE|BARRE)$/iu,
    'isStock',
    null,
  ],
  [/^(?:[A-Z] ?)?↔(?: ?[A-Z])?$/u, 'isBetween', 'iso1101'],
  [/^(?:S?Ø|[±⌴⌵↧□°⌲⌳]|\d{1,4}(?:[.,]\d{1,4})? ?±|R|SR|SW)$/u, 'isSignAlone', null],
  [
    /^(?:THRU|THROUGH|DURCH(?:GEHEND)?|DEEP|TIEF|TYP\.?|BOTH SIDES|BEIDSEITIG|EQ\.? ?SP\.?|EQUALLY SPACED|BOTH ENDS|(?:NEAR|FAR|BOTH|EACH|ONE) (?:SIDE|END|FACE)S?|[NFB]\.?S\.?(?: ?(?:&|AND|\/) ?[NF]\.?S\.?)?|TYP\.? \d (?:SIDES|ENDS|CORNERS)|DR(?:ILL)?\.? ?(?:THRU|THROUGH)|(?:DRILL )?(?:THRU|THROUGH) (?:ONE|BOTH) WALLS?|BOHRUNG DURCH(?:GEHEND)?|(?:EQUI|EQUALLY)[- ]?SPACED|GLEICHMÄ(?:SS|ß)IG (?:AM UMFANG|VERTEILT)|AM UMFANG VERTEILT|全周|両側|片側|SYMM?\.?|REF\.?|CL|℄)$/iu,
    'isSignAlone',
    null,
  ],
  [
    /^\(?\d{1,3} ?[x×]\)?$|^\d{1,2} EQ\.? ?SP(?:ACED)?\.?$|^(?:TYP\.? ?)?\d{1,3} ?(?:PL(?:ACE|C)?S?\.?|STELLEN|HOLES|BOHRUNGEN|L(?:Ö|OE)CHER)(?: (?:EQ(?:UALLY|UI)?\.?[ -]?SP(?:ACED)?\.?|TYP\.?))?$/iu,
    'isCountAlone',
    null,
  ],
  // A standard without a value, which only says how the sheet is meant; whatever is known better stands above.
  [
    /^(?:(?:GEM(?:ÄSS|Äß|\.)|NACH|TO|PER|ACC(?:ORDING)?\.? TO|TOLER(?:ANCING|ANZEN|IERUNG)|DIMENSIONING(?: AND TOLERANCING)?|BEMA(?:SS|ß)UNG):? ){0,2}(?:(?:DIN|EN|ISO|ASME|ANSI|JIS|GB(?:\/T)?|BS|NF|UNI|VDI|AWS|SAE|ASTM|GOST|ГОСТ)(?:[ -]|(?=\d))){1,3}[A-Z]{0,2} ?\d[\d.]{0,7}(?: ?-\d{1,4})?(?: ?: ?\d{4}(?:-\d{2})?)?[A-Z]?$/iu,
    'isStandard',
    null,
  ],
]
