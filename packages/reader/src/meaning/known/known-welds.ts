import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'

/** Welds by their letters, symbols, names and processes, and what belongs to them. The first counts. */
export const knownWelds: readonly (readonly [RegExp, StatementKey, SourceKey | null])[] = [
  // `2x a4`, `a5 V 150`, `z7 ⚑`: how often, how long, and where it is welded; `2x s4` may be two sheets 4 thick.
  [/^\d{1,2} ?[x×] ?[az] ?\d{1,2}(?:[.,]5)?$/u, 'isWeld', 'iso2553'],
  [
    /^[asz] ?\d{1,2}(?:[.,]\d)? ?(?:(?:HY|DV|[VXYIUJK])(?:-?Naht)? \d{2,4}|[⚑🏴▶])$/u,
    'isWeld',
    'iso2553',
  ],
  // `a5 4x40 (60) ISO 5817-C`: the size of a weld in front of what it has to be like.
  [/^[asz] ?\d{1,2}(?:[.,]5)? .*\bISO ?5817\b/, 'isWeld', 'iso2553'],
  [/\bISO ?5817\b/i, 'isWeldQuality', null],
  // `a6 Baustellennaht`, `z5 field weld`: welded where the part is put up.
  [
    /^(?:[asz] ?\d{1,2}(?:[.,]\d)? )?(?:(?:BAUSTELLEN|MONTAGE)-?NAHT|(?:FIELD|SITE) WELDS?)$/iu,
    'isWeld',
    'iso2553',
  ],
  // `6 mm FILLET ALL AROUND`: a rounded edge or a weld.
  [
    /^\d{0,3}[.,]?\d{1,3}(?: ?mm| ?")? FILLETS?(?: (?:ALL (?:A?ROUND|OVER)|BOTH SIDES|RUNDUM|\d{1,2} (?:PLACES|PLCS?)))?$/iu,
    'isFillet',
    null,
  ],
  // `Ø6 SPOT 3x (25)`: how many spots, and their distance in brackets.
  [
    /^Ø ?[\d.,]{1,5} (?:SPOT|PUNKT|PLUG)\p{L}{0,12} \d{1,3} ?[x×] ?\( ?\d{1,4} ?\)$/iu,
    'isWeld',
    'iso2553',
  ],
  [
    /^(?:a ?=? ?[2-8]|z ?=? ?[3-5])(?:[.,]5)?$|^[asz] ?\d{1,2}(?:[.,]\d)?(?: ?[▷△◺⊿]| \d{1,3} ?[x×])|^[△◺⊿] ?[asz]? ?\d|^[asz] ?\d{1,2}(?:[.,]\d)? (?:umlaufend|rundum|ringsum|\|\|)$|^[asz] ?\d{1,2}(?:[.,]\d)? (?:HY|DV|[VXYIUJK])(?:-?Naht)? \d{1,3} ?[x×]|^(?:CJP|PJP)(?!\p{L})|^[asz] ?=? ?\d{1,2}(?:[.,]\d)? (?:111|12[12]|13[1568]|141|15|21|52)(?!\d)|^\d{1,2}\/\d{1,2}"? ?[▷△◺⊿]/u,
    'isWeld',
    'iso2553',
  ],
  [
    /^[as] ?\d{1,2}(?:[.,]\d)? ?[VYIUJKX](?:-?Naht)?$|^a ?\d{1,2}(?:[.,]5)? z ?\d{1,2}$|(?<!\p{L})(?:TIG|MIG|MAG|WIG|LASER|SPOT)[ -]?(?:WELD|GESCHWEI)|^(?:TIG|MIG|MAG|WIG|SMAW|GMAW|GTAW) ?\d|^\d{1,2}(?:[.,]5)? ?[▷△◺⊿] ?\d/iu,
    'isWeld',
    'iso2553',
  ],
  // `z5 x 100`, `3x50(75) a4`: with the length of the weld, or of its pieces and gaps.
  [
    /^[az] ?\d{1,2} ?[x×] ?\d{2,4}$|^\d{1,3} ?[x×] ?\d{1,4} ?\( ?\d{1,4} ?\) ?[asz] ?\d/,
    'isWeld',
    'iso2553',
  ],
  [
    /^(?:HY-?|[VXYIUJK]-|KEHL|SCHWEI(?:SS|ß))?NAHT(?:DICKE|HÖHE)?(?!\p{L}).*\d|^(?:(?:STUMPF|KEHL|ECK|PUNKT|BÖRDEL|LOCH)-?|(?:H|D|DH)?[VXYIUJK]-?)NAHT(?!\p{L})|\bISO ?(?:2553|4063)\b|\bAWS A2|^WELD(?:ED)?(?!\p{L}| ?(?:NUT|STUD))|^(?:GE|VER)SCHWEI(?:SS|ß)T|(?<!\p{L})(?:FILLET|GROOVE|BUTT|SPOT|PLUG|SEAM)[ -]WELD/iu,
    'isWeld',
    'iso2553',
  ],
  [
    /(?<!\p{L})(?:DOPPEL|DH|DHV|DHY|DU|DV|DY|STEILFLANKEN|ROLLEN|QUETSCH)?-?(?:KEHL|STUMPF|STEILFLANKEN|FLANKEN|LINIEN|HEFT)-?N(?:AHT|ÄHTE)(?!\p{L})|SCHWEI(?:SS|ß)N(?:AHT|ÄHTE)(?!\p{L})|(?:PUNKT|BUCKEL|NAHT|HEFT|ROLLNAHT)-?(?:GE)?SCHWEI(?:SS|ß)|^(?:AN|VER)?GEHEFTET|^NAHT (?:EBEN|BEARBEITET|BLECHEBEN|ABARBEITEN)/iu,
    'isWeld',
    'iso2553',
  ],
  [
    /^(?:SOUDURES?|SOUDÉE?S?|CORDONS?(?: (?:D['’]ANGLE|DE SOUDURE))?|SALDATUR[AE]|CORDON[EI](?: (?:D['’]ANGOLO|DI SALDATURA))?|SOLDADURAS?|CORD[ÓO]N(?: DE SOLDADURA)?)(?!\p{L})|^(?:TACK|STITCH|WELDS)(?: WELDS?)?(?!\p{L})|GRIND (?:WELDS? )?FLUSH|(?<!\p{L})WELDS?(?: (?:ALL|UNLESS|TYP))|^\d{1,2}\/\d{1,2}"? ?(?:FILLET|V|BEVEL)(?: \d{1,2} ?- ?\d{1,2})?(?: TYP)?$|溶接|焊/iu,
    'isWeld',
    'iso2553',
  ],
  [/\bISO ?10042\b/i, 'isWeldQuality', null],
  [
    /^(?:ER|E)\d{2,3}(?:XX|\d{2}|S-?\d|T-?\d|L)[A-Z\d-]{0,6}$|^(?:G|W) ?\d{0,2} ?\d?Si ?\d?$|^G[34]Si1$|^(?:SG|WSG) ?[23]$/u,
    'isFiller',
    null,
  ],
]
