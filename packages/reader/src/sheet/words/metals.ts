import { captionedRule, categories, type MaterialRule, rule } from './material-rule.ts'

const {
  structural,
  stainless,
  quenched,
  caseHardening,
  coldForming,
  freeCutting,
  tool,
  castIron,
  aluminium,
  castAluminium,
  copper,
  titanium,
  nickel,
  magnesium,
  zinc,
} = categories

/** EN 10027-2 and DIN 17007 numbers, EN 10027-1 names of steels, cast irons. */
export const european: readonly MaterialRule[] = [
  rule(/\b1[.,]4\d{3}\b/, 'EN 10027-2', stainless),
  rule(/\b1[.,][23]\d{3}\b/, 'EN 10027-2', tool),
  rule(/\b1[.,][015678]\d{3}\b/, 'EN 10027-2', structural),
  rule(/\b5[.,][1234]\d{3}\b/, 'EN 1560', castIron),
  rule(/\b0[.,][678]\d{3}\b/, 'DIN 17007', castIron),
  rule(/\b3[.,][0-4]\d{3}(?:\.\d\d)?\b/, 'DIN 17007', aluminium),
  rule(/\b3[.,]7\d{3}\b/, 'DIN 17007', titanium),
  rule(/\b3[.,]5\d{3}\b/, 'DIN 17007', magnesium),
  rule(/\b2[.,]4\d{3}\b/, 'DIN 17007', nickel),
  rule(/\b2[.,][01]\d{3}(?:\.\d\d)?\b/, 'DIN 17007', copper),
  rule(/\bX\s?\d{1,3}\s?(?:Cr|Ni|Mn)[A-Za-z]*\s?\d[\d-]*(?:\+[A-Z]+)?\b/, 'EN 10088', stainless),
  rule(/\bGX\d{1,3}(?:Cr|Ni)[A-Za-z]*[\d-]+\b/, 'EN 10213', stainless),
  rule(/\bHS\s?\d{1,2}-\d{1,2}-\d{1,2}(?:-\d{1,2})?\b/, 'EN ISO 4957', tool),
  rule(/\bX\d{2,3}Cr(?:Mo|V|W|MoV)[\d-]*\b/, 'EN ISO 4957', tool),
  rule(
    /\bS\s?(?:185|235|275|355|420|460|500|550|620|690|700|890|960)(?:[A-Z][A-Z0-9]{0,4})?(?:\+[A-Z]{1,2})?\b/,
    'EN 10025',
    structural,
  ),
  rule(/\bE\s?(?:295|335|355|360)(?:GC|\+[A-Z]{1,2})?\b/, 'EN 10025', structural),
  rule(/\bP\s?(?:235|245|265|275|295|355)(?:GH|TR\d|NH?|NL\d)\b/, 'EN 10028', structural),
  rule(/\bD[CD]\s?0[1-7](?:\+[A-Z]+\d*)?\b/, 'EN 10130', coldForming),
  rule(/\bDX\s?5\dD?(?:\s?\+\s?Z\s?\d*)?/, 'EN 10346', coldForming),
  rule(/\bH\d{3}(?:LA|X|P|B)D?\b/, 'EN 10268', coldForming),
  rule(
    /\bSt\s?(?:12|13|14|33|37|44|50|52|60|70)(?:[-.]\d[A-Z]?)?(?:\s?K)?\b/i,
    'DIN 17100',
    structural,
  ),
  rule(/\b(?:Ck|Cf|Cm|Cq)\s?\d{2}[A-Z]?\b/, 'DIN 17200', quenched),
  rule(
    // `Type C45` is steel, `Type C 16 pin` a plug.
    /\bC(?:(?<![Tt][Yy][Pp][Ee][ -]C)\s)?(?:10|15|16|20|22|25|30|35|40|45|50|55|60|75|80|85)(?:[ERSGC]|Pb)?(?:\s?\+\s?[A-Z]{1,3})?\b/,
    'EN ISO 683-1',
    quenched,
  ),
  rule(
    /\b(?:14NiCr14|16MnCrS?5|20MnCrS?5|17CrNi6-6|18CrNiMo7-6|15CrNi6|17CrNiMo6|20MoCrS?4|16NiCrS?4|C1[05]E|Ck1[05])\b/,
    'EN ISO 683-3',
    caseHardening,
  ),
  rule(
    /\b\d{1,3}(?:Cr|Mn|Ni|Mo|Si|V|Al|B)[A-Z][A-Za-z]*\d{1,2}(?:[-.]\d{1,2})*(?:\s?\+\s?[A-Z]{1,3})?\b/,
    'EN ISO 683-2',
    quenched,
  ),
  rule(/\b\d{1,3}Cr\d{1,2}\b/, 'EN ISO 683-17', structural),
  rule(
    /\b\d{1,2}S(?:Mn)?(?:Pb)?\s?\d{0,2}(?:Pb)?\d{2}(?:\s?\+\s?[A-Z]{1,3})?\b/,
    'EN ISO 683-4',
    freeCutting,
  ),
  rule(
    /\bEN[\s-]?GJ[LSVMN][A-Z]?[\s-]?(?:HB)?\d{3}(?:-\d{1,2}[A-Z]?)?(?:-LT)?\b/,
    'EN 1561',
    castIron,
  ),
  rule(/\bGJ[LSVM][\s-]?\d{3}(?:-\d{1,2})?\b/, 'EN 1561', castIron),
  rule(/\bGG{1,2}G?[\s-]?\d{2}\b/, 'DIN 1691', castIron),
  rule(/\bGS[\s-]?(?:38|45|52|60)\b/, 'DIN 1681', structural),
]

/** Aluminium, copper, titanium, nickel, magnesium, zinc. */
export const nonferrous: readonly MaterialRule[] = [
  rule(/\b(?:EN[\s-]?)?AW[\s-]?\d{4}A?(?:[\s-]?[THOF]\d{0,4})?\b/, 'EN 573', aluminium),
  rule(/\b(?:EN[\s-]?)?AC[\s-]\d{5}\b/, 'EN 1706', castAluminium),
  // Trade names of cast tooling plate.
  rule(/\bMIC[\s-]?6\b|\bATP[\s-]?5\b|\bALCA[\s-]?5\b/, null, castAluminium),
  rule(
    /\b(?:G[DK]?-)?Al\s?(?:Mg|Si|Zn|Cu|Mn|Fe|Bi)[A-Za-z\d.,]*(?:[\s-]F\d{2})?\b/,
    'EN 573',
    aluminium,
  ),
  rule(/\b(?:A|AA|AL)?\s?[2-7]0\d{2}-[THO]\d{0,4}\b/i, 'AA', aluminium),
  captionedRule(
    /\b(?:A|AA|AL)?\s?(?:2011|2014|2017|2024|3003|5005|5052|5083|5086|5754|6005|6060|6061|6063|6082|7020|7050|7075)(?:-[THO]\d{0,4})?\b/i,
    'AA',
    aluminium,
  ),
  rule(
    /\bA(?:1050|1100|2017|2024|5052|5056|5083|6061|6063|7075)[A-Z]{0,2}\b/,
    'JIS H 4000',
    aluminium,
  ),
  rule(/\bADC\s?1[0-4]Z?\b/, 'JIS H 5302', castAluminium),
  rule(/\bA(?:356|360|380|383|413)(?:[.-][\dT]+)?\b/, 'AA', castAluminium),
  rule(/\bC[WCBMR]\d{3}[A-Z]\b/, 'EN 1412', copper),
  rule(/\bG?-?Cu\s?(?:Zn|Sn|Al|Ni|Be|Cr|Ag|Te|Mg|Si)[A-Za-z\d.,]*\b/, 'EN 12164', copper),
  rule(/\b(?:Cu-ETP|Cu-DHP|Cu-OF|E-Cu(?:\s?58)?|SF-Cu)\b/, 'EN 1976', copper),
  rule(/\b(?:UNS\s?)?C(?:1\d{4}|2\d{4}|3\d{4}|5\d{4}|6\d{4}|9\d{4})\b/, 'UNS', copper),
  rule(/\bC(?:1020|1100|2680|2801|3602|3604|3771|5191|6191)[A-Z]{0,2}\b/, 'JIS H 3250', copper),
  rule(/\bM[Ss]\s?(?:58|60|63)\b/, 'DIN 17660', copper),
  rule(/\bTi[\s-]?6\s?Al[\s-]?4\s?V(?:\s?ELI)?\b|\bTiAl6V4\b/i, 'ASTM B348', titanium),
  rule(/\b(?:titanium\s|ti\s?)gr(?:ade|\.)?\s?\d{1,2}\b/i, 'ASTM B348', titanium),
  rule(/\b(?:inconel|hastelloy|monel|incoloy|nimonic)(?:\s?[A-Z]?-?\d{1,4}[A-Z]?)?/i, null, nickel),
  rule(/\bAZ\s?(?:31|61|80|91)[A-Z]?\b/, 'ASTM B93', magnesium),
  rule(/\bZamak\s?\d{1,2}\b|\bZ(?:L|P)?0?(?:400|410|430)\b|\bZDC[12]\b/i, 'EN 12844', zinc),
]
