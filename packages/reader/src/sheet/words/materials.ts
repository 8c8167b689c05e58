import { captionedRule, categories, type MaterialRule, rule } from './material-rule.ts'
import { european, nonferrous } from './metals.ts'

const {
  steel,
  structural,
  stainless,
  coldForming,
  tool,
  castIron,
  aluminium,
  copper,
  titanium,
  thermoplastic,
  polyamide,
  thermoset,
  elastomer,
} = categories

/** AISI, SAE, ASTM, JIS, GB, SS, AFNOR. */
const elsewhere: readonly MaterialRule[] = [
  rule(
    /\b(?:AISI|SAE|ASTM|TYPE|SST?)(?! ?400|-?\s?(?:330|490|540))[\s-]?(?:A\s?)?(?:30[1-9]|31[0-9]|321|347|4[0-4]\d|630)[A-Z]{0,2}\b/i,
    'AISI',
    stainless,
  ),
  rule(/\b(?:17-4|15-5|17-7)\s?PH\b/i, 'ASTM A564', stainless),
  rule(
    /\b(?:30[1-4]|310|316|317|321|347|410|416|420|430|440)[LCFH]?N?\s?(?:s\/?s|stainless|sst|不锈钢)/i,
    'AISI',
    stainless,
  ),
  rule(
    /\b(?:s\/?s|stainless(?: steel)?|sst)\s?,?\s?(?:30[1-4]|310|316|317|321|347|410|416|420|430|440)[A-Z]?\b/i,
    'AISI',
    stainless,
  ),
  captionedRule(
    /(?<![\d.\p{L}-])(?:301|302|303|304|304L|310|316|316L|316Ti|321|347|410|416|420|430|430F|440C|630)(?![\d.-]|\p{L})/iu,
    'AISI',
    stainless,
  ),
  rule(
    /\b(?:AISI|SAE)[\s-]?(?:1\d|4[013]|5[0-2]|6[12]|8[1678]|9[23])[0-9L]\d{1,2}[A-Z]?\b/i,
    'SAE J403',
    structural,
  ),
  captionedRule(
    /(?<![\d.,-])(?:10[0-9]{2}|11[134]\d|12L?1[34]|1215|4130|4140|4142|4150|4340|4340M|5160|52100|8620|8640)(?![\d.,-])/,
    'SAE J403',
    structural,
  ),
  rule(/\bASTM\s?A\s?(?:36|53|105|500|513|514|516|572|588|992)\b|\bA36\b/i, 'ASTM', structural),
  rule(/\b(?:AISI\s)?(?:A2|D2|O1|S7|H13|M2|P20)\s(?:tool|steel)/i, 'AISI', tool),
  // High speed steels; `HSS` alone is also a hollow section.
  rule(/\bHSS(?:-(?:E|Co\d*|PM|M\d{1,2}|G|XE?))+\b/, 'ISO 4957', tool),
  rule(/\bSUS\s?\d{3}[A-Z]{0,3}\d?(?:-[A-Z\d]+)?/, 'JIS G 4303', stainless),
  rule(/\bSS\s?(?:330|400|490|540)\b/, 'JIS G 3101', structural),
  rule(/\bS(?:10|15|20|25|30|35|40|45|48|50|55)C(?:-D)?\b/, 'JIS G 4051', structural),
  rule(/\bS(?:CM|NCM|Cr|NC|MnC?|ACM)\s?\d{3}[A-Z]?\b/, 'JIS G 4053', structural),
  rule(/\bSK(?:D|S|H|T)?\s?\d{1,3}[A-Z]?\b/, 'JIS G 4404', tool),
  rule(/\bSUJ\s?2\b/, 'JIS G 4805', structural),
  rule(
    /\bS(?:PCC|PCD|PCE|PHC|ECC|GCC|GHC|TKM\s?\d*[A-Z]?|UM\s?\d{2}L?)\b/,
    'JIS G 3141',
    coldForming,
  ),
  rule(/\bFCD?\s?\d{3}\b/, 'JIS G 5501', castIron),
  rule(/\bSS(?:-EN)?\s?4\d{3}\b/, 'SS', aluminium),
  rule(/\bSS\s?2[3-5]\d{2}(?:-\d{2})?\b/, 'SS', stainless),
  rule(/\bSS\s?[12]\d{3}(?:-\d{2})?\b/, 'SS', structural),
  rule(/\bQ(?:195|215|235|255|275|345|355|390)[A-E]?\b/, 'GB/T 700', structural),
  rule(/\b(?:20|35|40|45|50)#/, 'GB/T 699', structural),
  rule(/\b(?:20|30|35|38|40)Cr(?:Mo|Ni|MnTi|MoAl)?A?\b/, 'GB/T 3077', structural),
  rule(/\b(?:HT|QT)\d{3}(?:-\d{1,2})?\b/, 'GB/T 9439', castIron),
  rule(/\b(?:06|0|1|12)Cr1[78]Ni\d{1,2}(?:Ti|Mo\d)?\b/, 'GB/T 20878', stainless),
  rule(/\bXC\s?\d{2}\b|\bFe\s?(?:360|430|510)[A-D]?\b|\bA\s?60-2\b/, null, structural),
  rule(/\bZ\s?\d{1,3}\s?C[ND]?[A-Z]*\s?\d{1,2}-\d{1,2}\b/, 'NF A 35-573', stainless),
]

/** Polymers by their symbols of ISO 1043-1 and by trade names, composites, ceramics, wood. */
const others: readonly MaterialRule[] = [
  rule(
    /\bPA\s?(?:6[./]6|66|6|11|12|46|610|612)(?:[\s-]?(?:GF|CF|G|MD)\s?\d{0,2})?\b/,
    'ISO 1043-1',
    polyamide,
  ),
  rule(
    /\b(?:POM|PBT|PET|PC|PP|ABS|PPS|PEEK|PPA|SAN|ASA|PSU|PPSU|PEI|PVDF|PTFE|LCP)(?:[\s-](?:GF|CF|C|H|ESD|MOD)\s?\d{0,2})\b/,
    'ISO 1043-1',
    thermoplastic,
  ),
  rule(
    /\b(?:POM|PEEK|PTFE|ABS(?:\/PC)?|PC\/ABS|PMMA|PVDF|PETG|PE-?HD|HD-?PE|PE-?UHMW|UHMW-?PE|PE\s?1000|PE\s?500|PE-LD|LDPE|PPSU|PEI|PBT)\b/,
    'ISO 1043-1',
    thermoplastic,
  ),
  captionedRule(
    /\b(?:PP|PC|PE|PS|PVC|PET|PPS|PSU|PLA|ASA|TPU|TPE|PA|PUR?|PI)\b/,
    'ISO 1043-1',
    thermoplastic,
  ),
  captionedRule(
    /\b(?:nylon|delrin|teflon|lexan|makrolon|ultem|hostaform|ultramid|zytel|acetal|acrylic|plexiglas|polycarbonate?|polypropylene?|polyamide?|polyethylen[e]?|polystyrene?|plastic|kunststoff|plastique|plastica|plastico|樹脂|塑料|尼龙)\b/i,
    null,
    thermoplastic,
  ),
  captionedRule(
    /\b(?:NBR|EPDM|FKM|FPM|VMQ|HNBR|CR|SBR|viton|silicone?|silikon|rubber|gummi|caoutchouc|caucho|gomma|neoprene?)\b(?:\s?\d{2}\s?(?:sh(?:ore)?\s?A))?/i,
    null,
    elastomer,
  ),
  captionedRule(
    /\b(?:epoxy|bakelite?|EP-GC|pertinax|hartpapier|hartgewebe|PF\s?\d{2})\b/i,
    null,
    thermoset,
  ),
  rule(/\b(?:CFK|CFRP|GFK|GFRP|FR-?4|carbon fib(?:er|re)|G10)\b/i, null, ['COMPOSITE']),
  captionedRule(/\b(?:Al2O3|ZrO2|Si3N4|SiC|ceramic|keramik)\b/i, null, ['CERAMIC']),
  captionedRule(
    /\b(?:plywood|multiplex|sperrholz|MDF|oak|eiche|buche|beech|wood|holz|leather|leder)\b/i,
    null,
    ['ORGANIC'],
  ),
]

/** Common words, when no designation is given; the longest word first. */
const words: readonly MaterialRule[] = [
  captionedRule(
    /\bstainless(?:[\s-]steel)?\b|\bedelstahl\b|\brostfrei(?:er stahl)?\b|\broestvast\s?staal\b|\brvs\b|\b(?:acier )?inox(?:ydable)?\b|\bacero inoxidable\b|\bacciaio inox(?:idabile)?\b|ステンレス|不锈钢|\brostfritt\b/i,
    null,
    stainless,
  ),
  captionedRule(
    /\btool steel\b|\bwerkzeugstahl\b|\bgereedschapsstaal\b|\bacier (?:a|à) outils?\b/i,
    null,
    tool,
  ),
  captionedRule(
    /\bcast iron\b|\bgusseisen\b|\bgrauguss\b|\bgietijzer\b|\bfonte\b|\bfundici[oó]n\b|\bghisa\b|鋳鉄/i,
    null,
    castIron,
  ),
  captionedRule(
    /\b(?:(?:mild|carbon|alloy|spring|plain) )?steel\b|\b(?:bau|feder|automaten|vergütungs)?stahl\b|\bstaal\b|\bacier\b|\bacero\b|\bacciaio\b|\bst[åa]l\b|鋼|钢/i,
    null,
    steel,
  ),
  captionedRule(/\balumini?um\b|\baluminio\b|\balluminio\b|\balu\b|アルミ|铝/i, null, aluminium),
  captionedRule(
    /\bbrass\b|\bmessing\b|\blaiton\b|\blat[oó]n\b|\bottone\b|真鍮|黄铜/i,
    null,
    copper,
  ),
  captionedRule(
    /\bbronze\b|\bbrons\b|\bbronce\b|\bbronzo\b|\bcopper\b|\bkupfer\b|\bkoper\b|\bcuivre\b|\bcobre\b|\brame\b|青銅|銅|铜/i,
    null,
    copper,
  ),
  captionedRule(/\btitan(?:ium|e|io)?\b|\btitaan\b|チタン|钛/i, null, titanium),
]

/** The name of the material as GOST 2.104 has it in its cell: `Сталь 45 ГОСТ 1050-88`, `Круг 20 ГОСТ 2590-2006`. */
const gost: readonly MaterialRule[] = [
  rule(/^Сталь(?!\p{L}).*/u, 'GOST', steel),
  rule(/^(?:Круг|Труба|Лист|Полоса|Шестигранник|Уголок|Швеллер)\s.*ГОСТ.*/u, 'GOST', steel),
  rule(/^(?:СЧ|ВЧ|Чугун)\s?\d.*/u, 'GOST', castIron),
  rule(/^(?:Алюмини[йе]|Дюралюминий|АМг|АД|Д16|В95)(?!\p{L}).*/u, 'GOST', aluminium),
  rule(/^(?:Латунь|Бронза|Медь|Бр[АОС]\p{L}*\s?\d|Л[СО]?\d{2}).*/u, 'GOST', copper),
  rule(/^Титан(?!\p{L}).*|^ВТ\d.*/u, 'GOST', titanium),
  rule(
    /^(?:Оргстекло|Фторопласт|Полистирол|Поликарбонат|Полиэтилен)(?!\p{L}).*/u,
    null,
    thermoplastic,
  ),
  rule(/^(?:Капролон|Полиамид)(?!\p{L}).*/u, null, polyamide),
  rule(/^(?:Текстолит|Стеклотекстолит|Гетинакс)(?!\p{L}).*/u, null, thermoset),
  rule(/^Резина(?!\p{L}).*/u, null, elastomer),
]

/** All rules, the surest first. */
export const materialRules: readonly MaterialRule[] = [
  ...european,
  ...nonferrous,
  ...elsewhere,
  ...others,
  ...gost,
  ...words,
]
