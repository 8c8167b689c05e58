import type { MetadataField } from '../../reading.ts'

/** A note that says what a field of the title block would say. */
interface NoteRule {
  readonly field: MetadataField
  readonly pattern: RegExp
  /** `match`: only what the pattern matched; `note`: the whole note; otherwise this value. */
  readonly value: 'match' | 'note' | string
}

function note(field: MetadataField, pattern: RegExp, value: string = 'match'): NoteRule {
  return { field, pattern, value }
}

const bodies = String.raw`(?:(?<!\p{L})(?:DIN|EN|UNI|NF|UNE|BS|SS|NEN|NBN|JIS|ISO|GB\/T|ГОСТ|GOST)[\s-]*)`
const classes = String.raw`(?:very coarse|coarse|medium|fine|sehr grob|grob|mittel|fein|grof|middel|fijn|grossier|moyen(?:ne)?|fin|grueso|medio|media|fino|grossolan[oa]|medi[oa]|preciso|[fmcvFMCV]\s?[HKL]?)(?![\p{L}\d])`

/** Standards of general tolerances with their class, as printed. */
const generalTolerances: readonly NoteRule[] = [
  note(
    'generalTolerances',
    new RegExp(
      String.raw`${bodies}*2768(?:\s*(?:-|\/|T)\s*[12](?![\d.]))?(?::\s?(?:19|20)\d{2}(?:-\d{2})?)?(?:\s*(?:[-–—:,]\s*)?(?:(?:class|klasse|classe|clase)\s+)?${classes})?`,
      'iu',
    ),
  ),
  note(
    'generalTolerances',
    /(?:DIN\s*)7168(?:\s*(?:[-–]\s*)?(?:fein|mittel|grob|sehr grob|s?g|m|f))?(?![\p{L}\d])/iu,
  ),
  note('generalTolerances', /(?:DIN\s*)?(?:EN\s*)?ISO\s*22081(?::20\d{2})?/i),
  note('generalTolerances', /DIN\s*2769(?:\s*(?:[-–]\s*)?(?:[A-Z]{1,2}\d?|\d))?/i),
  note('generalTolerances', /(?:DIN\s*)?(?:EN\s*)?ISO\s*13920\s*(?:[-–]\s*)?[A-D][E-H]?/i),
  note(
    'generalTolerances',
    /(?:DIN\s*)?(?:EN\s*)?ISO\s*8062(?:-\d)?\s*(?:[-–]\s*)?(?:DCTG|CT)\s?\d{1,2}/i,
  ),
  note('generalTolerances', /(?:DIN\s*16742|ISO\s*20457)\s*(?:[-–]\s*)?TG\s?\d/i),
  note('generalTolerances', /(?:JIS\s*B\s*0405|GB\/T\s*1804)\s*(?:[-–]\s*)?[fmcv](?![\p{L}])/iu),
  note(
    'generalTolerances',
    /±\s*[\d.,]+(?![\d.,])(?:\s*(?:mm|in|"))?(?=.*(?:unless|otherwise|sofern|falls nicht|wenn nicht|tenzij|sauf|salvo|指示なき|指定なき|未注))/i,
  ),
  note(
    'generalTolerances',
    /(?<=(?:unless|otherwise|general tol|all tol|allgemeintol|tolerances?|toleranzen|tenzij|toleranties|sauf|tol\S{0,20} g[eé]n|salvo|tolerancias?|tolleranz\S{0,20}|公差)[^±]{0,60})±\s*[\d.,]+\s*(?:mm|in|")?/i,
  ),
]

/** General tolerances after GOST: the standard with its class, or the classes of tolerance themselves. */
const gostTolerances: readonly NoteRule[] = [
  note(
    'generalTolerances',
    /ГОСТ\s*(?:25670|30893\.[12])(?:\s*[-–:]\s*(?:[fmcvнHКKL]{1,2}|\d{2,4}))*(?!\p{L})/iu,
  ),
  note(
    'generalTolerances',
    /[HН]\d{1,2}[,;]?\s+h\d{1,2}[,;]?\s+(?:±\s*)?(?:I[TТ]|t)\s?\d{0,2}(?:\s?\/\s?2)?/,
  ),
  note('generalTolerances', /(?<=отклонени\P{Lu}{0,80})[HН]\d{1,2}[,;]?\s+h\d{1,2}/u),
]

const units: readonly NoteRule[] = [
  // The caption may be misspelt or unknown: `Medias: Milímetros (mm)`.
  note('units', /^\p{L}{4,20}: mill?[iíì]m[eèé]t\p{L}{2,4} ?\( ?mm ?\)$/iu, 'mm'),
  note(
    'units',
    /(?:dim(?:ension)?s?|decimals?|measure(?:ment)?s|units?|ma(?:ß|ss)e|ma(?:ß|ss)angaben|abmessungen|einheit\S*|maten|afmetingen|cotes?|dimensions|cotas|dimensiones|unidades|quote|dimensioni|afmetingen|bema(?:ß|ss)ung(?:en)?|unit[aà]|寸法|単位|单位|尺寸)(?:(?!inch|zoll|pouce|pulgada|pollic).){0,30}?(?:mm|mill?[iíì]m[eèé]t\S*|ミリ|毫米)(?![\p{L}\d])/iu,
    'mm',
  ),
  note(
    'units',
    /(?:dim(?:ension)?s?|measure(?:ment)?s|units?|ma(?:ß|ss)e|einheit\S*|maten|cotes?|cotas|quote|dimensioni).{0,30}?\b(?:inch(?:es)?|zoll|pouces?|pulgadas?|pollici)\b/i,
    'inch',
  ),
]

/** `MATERIAL SHALL BE CAST IRON`: a sentence instead of a caption; what it asks of any material is none. */
const materialSentence = note(
  'material',
  /(?<=^(?:notes?: )?(?:the )?material (?:shall|must|should|is to|to) be )(?!(?:free|clean|supplied|stored|handled|marked|certified|in|as|per|of|approved|annealed|hardened|heat|inspected|suitable)(?![\p{L}\d])|[\p{L} ]{1,30}:)[\p{L}\d][^.;]{1,80}/iu,
)

const projection: readonly NoteRule[] = [
  note(
    'projection',
    /\b(?:f[il1]?rst|1st)[\s-]angle|projektionsmethode\s?1|methode\s?E\b|europ(?:ese|äische|éenne|ea)\s?proje|(?:premier|1er)\s+di[eè]dre|(?:primer|1er)\s+diedro|primo\s+diedro|第一角|europe(?:se\s+projectie|an\s+projection)/i,
    'FIRST_ANGLE',
  ),
  note(
    'projection',
    /\b(?:th[il1]?rd|3rd)[\s-]angle|projektionsmethode\s?3|methode\s?A\b|amerika(?:anse|nische)\s?proje|(?:troisi[eè]me|3e|3ème)\s+di[eè]dre|(?:tercer|3er)\s+diedro|terzo\s+diedro|第三角|american\s+projection/i,
    'THIRD_ANGLE',
  ),
]

const edges: readonly NoteRule[] = [
  note(
    'edgeCondition',
    /(?:break|remove|chamfer|deburr|dull|radius)\b.{0,40}\b(?:edges?|corners?|burrs?)\b|\bdeburr?\b|\bburr[\s-]free\b|\bsharp edges\b/i,
    'note',
  ),
  note(
    'edgeCondition',
    /\bkanten\b.{0,40}(?:entgrat|gebrochen|brechen|gratfrei|gefast|gerundet)|\bentgrat(?:en|et)\b|\bgratfrei\b|\bscharfe kanten\b/i,
    'note',
  ),
  note('edgeCondition', /scherpe\s+(?:kanten|randen|hoeken)|\bontbramen\b|\bbraamvrij\b/i, 'note'),
  note(
    'edgeCondition',
    /(?:casser|abattre|rompre|adoucir).{0,30}(?:angles?|ar[eê]tes?)|\b[eé]bavurer\b|ar[eê]tes?\s+(?:vives?|abattues?|cass[eé]es?)/i,
    'note',
  ),
  note(
    'edgeCondition',
    /(?:romper|rebarbar|matar|eliminar|redondear).{0,30}(?:aristas?|cantos?|rebabas?)|\bdesbarbar\b|aristas?\s+vivas?/i,
    'note',
  ),
  note(
    'edgeCondition',
    /(?:smussare|rompere|interruzione|eliminare|togliere|raccordare).{0,30}(?:spigoli|bave|bordi)|\bsbavare\b|spigoli\s+vivi/i,
    'note',
  ),
  note('edgeCondition', /糸面取|バリ(?:なき|無き|取り|を除去)|去毛刺|[锐尖]角倒钝|锐边/, 'note'),
  note('edgeCondition', /(?:DIN\s*)?ISO\s*13715/i, 'note'),
]

const treatment: readonly NoteRule[] = [
  note(
    'surfaceTreatment',
    /^(?:coating|finish|surface (?:finish|treatment)|treatment|plating|paint|colou?r|oberflächen?(?:behandlung|schutz)?|beschichtung|behandlung|farbe|traitement|revêtement|finition|tratamiento|recubrimiento|acabado|trattamento|rivestimento|finitura|behandeling|oppervlaktebehandeling|表面処理|表面处理|処理)\s*[:：](?!\s*(?:break|deburr|remove|round|entgrat|kanten))(?=.*\p{L}{3}|.*[\u3040-\u9fff])/iu,
    'note',
  ),
  note(
    'surfaceTreatment',
    // `ALL DIMENSIONS AFTER BLACK ANODIZING` says what the sizes are of.
    /(?<!\b(?:dimensions?|tolerances?)\b.{0,20}\b(?:after|before|prior to|includ(?:e|ing))\b.{0,20})\b(?:(?:hard |black |clear |natural )?anodi[sz](?:e|ed|ing)|(?:zinc|nickel|chrome|gold|silver|tin)[\s-](?:plat(?:e|ed|ing)|coated)|electroless nickel|galvani[sz]ed?|powder[\s-]?coat(?:ed|ing)?|black oxid(?:e|ed)|passivat(?:e|ed|ion)|phosphat(?:e|ed|ing)|painted|bead[\s-]blast(?:ed)?|sand[\s-]?blasted|chromat(?:e|ed)|alodine|electropolish(?:ed)?|polished)\b/i,
    'note',
  ),
  note(
    'surfaceTreatment',
    /\b(?:(?:hart|schwarz|farblos|natur|rot|blau)?[\s-]?eloxier(?:t|en)|(?:galvanisch |feuer|glanz)?verzink(?:t|en)|vernickel(?:t|n)|verchrom(?:t|en)|brünier(?:t|en)|pulverbeschichtet|phosphatier(?:t|en)|lackier(?:t|en)|glasperlgestrahlt|gestrahlt|passivier(?:t|en)|chemisch (?:nickel|vernickelt)|kunststoffbeschichtet)\b/i,
    'note',
  ),
  note(
    'surfaceTreatment',
    /\b(?:geanodiseerd|anodiseren|(?:thermisch )?verzinkt|verzinken|gepoedercoat|poedercoaten|vernikkeld|gelakt|zwart geoxideerd|anodis[eé]e?|anodisation|zingu[eé]|zinguage|galvanis[eé]e?|nickel[eé]|chrom[eé](?! (?:stainless |alloy )?(?:steel|vanadium|moly))|thermolaqu[eé]e?|brunissage|anodizado|cincado|galvanizado|niquelado|cromado|pintado|pavonado|anodizzat[oa]|anodizzazione|zincat[oa]|zincatura|nichelat[oa]|nichelatura|cromat[oa]|brunit[oa]|brunitura|verniciat[oa]|verniciatura)(?!\p{L})/iu,
    'note',
  ),
  note(
    'surfaceTreatment',
    /アルマイト|メッキ|めっき|黒染|塗装|ユニクロ|クロメート|阳极氧化|发黑|镀锌|镀镍|喷塑|喷漆/,
    'note',
  ),
  note(
    'surfaceTreatment',
    /\b(?:case[\s-]?harden(?:ed)?|(?:induction |through )?harden(?:ed)?|nitrid(?:e|ed)|quench(?:ed)? and temper(?:ed)?|gehärtet|einsatzgehärtet|induktiv gehärtet|vergütet|nitriert|gehard|tremp[eé]|c[eé]ment[eé]|templad[oa]|cementad[oa]|temprat[oa]|cementat[oa]|bonificat[oa])\b.*\b(?:HRC|HV|HB|CHD|SHD|NHD|Eht|Rht)\b|焼入|淬火|调质|渗碳/i,
    'note',
  ),
]

const others: readonly NoteRule[] = [
  note('standard', /ASME\s*Y\s*14\.5(?:M)?(?:\s*[-–]\s*(?:19|20)\d{2})?/i),
  note('standard', /ANSI\s*Y\s*14\.5(?:M)?(?:\s*[-–]\s*(?:19|20)\d{2})?/i),
  note('standard', /ISO\s*8015(?::\d{4})?|ISO\s*GPS/i),
  note(
    'generalRoughness',
    /(?<=(?:unless|otherwise|surface|finish|roughness|rauheit|oberfl|ruwheid|rugosi|粗さ|粗糙度)(?:(?!\bat ).){0,60})\bR[az]\s?\d+(?:[.,]\d+)?(?:\s*(?:µm|μm|um|µin|uin))?/i,
  ),
  note(
    'generalRoughness',
    /\bR[az]\s?\d+(?:[.,]\d+)?(?!\d)(?=.*(?:unless|otherwise|sofern|sauf|salvo|tenzij))/i,
  ),
]

/** All notes, in the order in which they are tried. */
export const noteRules: readonly NoteRule[] = [
  ...generalTolerances,
  ...gostTolerances,
  ...units,
  ...projection,
  ...edges,
  ...treatment,
  materialSentence,
  ...others,
]

/** What notes say of all edges, sizes or views of a sheet, which is never what its part is called. */
const saidOfAll: readonly MetadataField[] = [
  'edgeCondition',
  'generalTolerances',
  'units',
  'projection',
]

/** Is a text a note on the whole sheet? */
export const isSheetNote = (text: string): boolean =>
  noteRules.some(({ field, pattern }) => saidOfAll.includes(field) && pattern.test(text))

/** Notes that look like an edge or treatment note but are about something else. */
export const notANote = /\b(?:do not|detail|section|view|schnitt|ansicht)\b/i

/** What is said of the scale in the line of another note. */
export const scaleRemark =
  /\b(?:do not scale(?: (?:the |this |from )?(?:drawing|dwg|print))?|(?:scale|ma(?:ß|ss)stab) ?[:=]? ?\d+ ?: ?\d+)(?!\p{L})[.,;]?/giu
