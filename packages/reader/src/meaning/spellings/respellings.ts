import { anySymbol } from '../../grammar/characteristics.ts'
import { sizeModifiers } from '../../modifiers.ts'
import { hurriedSpellings } from './hurried-spellings.ts'
import { pairSpellings } from './pair-spellings.ts'
import { plainSpellings } from './plain-spellings.ts'
import { sentencesOfFrames } from './sentences-of-frames.ts'
import { shopSpellings } from './shop-spellings.ts'
import { tradeSpellings } from './trade-spellings.ts'

/** `FLAT .002`, `|PERP|.001|A|`: characteristics as people shorten them, before a small decimal. */
const characteristics = (
  [
    ['STR', '⏤'],
    ['FLAT', '⏥'],
    ['CYL', '⌭'],
    ['PAR(?:A|L)?', '∥'],
    ['PERP', '⊥'],
    ['ANG', '∠'],
    ['CONC', '◎'],
    ['SYM', '⌯'],
    ['POS', '⌖'],
  ] as const
).map(
  ([word, symbol]) =>
    [new RegExp(`^(\\|? ?)${word}\\.? ?([ |]) ?(?=Ø?\\d?[.,]\\d)`, 'iu'), `$1${symbol}$2`] as const,
)

/** `ⓁⓅ`: modifiers of a size, whose oval is typed as two rings. */
const ringed = sizeModifiers.map((name) => {
  const rings = [...name].map((letter) => {
    const index = letter.charCodeAt(0) - 65
    return `[${String.fromCodePoint(0x24b6 + index, 0x24d0 + index)}]`
  })
  return [new RegExp(`(?<=\\d ?)${rings.join('')}$`, 'u'), ` ${name}`] as const
})

/** Words for a diameter, with what they stand before in frames, where sheets have nothing but the sign. */
const diameterInFrame =
  /(?<=^\p{L}[\p{L} ]{2,30}[ :]|[|⌖◎⊥∥⏤∠] ?)(?:DIAM?|DURCHM)\.? ?(?=\d?[.,]\d)/giu

/** What a value of a surface is of, in front of it. */
const ofSurface =
  '(?:RAUHEIT|RAUIGKEIT|OBERFLÄCHE(?:NGÜTE|NRAUHEIT)?|ROUGHNESS|(?:SURFACE|MACHINE) (?:FINISH|ROUGHNESS|TEXTURE)|SURFACE|FINISH)'

/**
 * Spellings of people that no sheet has, with what a sheet has instead. A drawing sets such lines in another way, so its
 * reader does without them.
 */
export const respellings: readonly (readonly [RegExp, string])[] = [
  // `Ra 3,2 ( Ra 1,6 )`
  [/\( (?=[^()]{1,40} \)$)([^()]{1,40}) \)$/u, '($1)'],
  ...sentencesOfFrames,
  ...plainSpellings,
  ...tradeSpellings,
  ...shopSpellings,
  ...pairSpellings,
  // `Ø 12,5 / 12,3`, `.502 / .498`
  [/^(Ø?) ?(\d{0,4}[.,]\d{1,4}) \/ (?=\d{0,4}[.,]\d{1,4}$)/u, '$1$2/'],
  // `Ø20 + 0,1 / - 0,2`
  [/(?<=\d) ?\/ ?(?=[+-] ?\d)/gu, '/'],
  [/(?<=[\d/] ?)([+-]) (?=\d{0,4}[.,]?\d{1,4}(?![\d\p{L}]))/gu, '$1'],
  // `12^{+0.1}_{-0.2}`, `12 {+0,1|-0,2}`, `45 h9 {0/-0.062}`
  [/(?<=\d) ?\^? ?\{([+-] ?[\d.,]+|0)(?:\} ?_ ?\{|[|/])([+-] ?[\d.,]+|0)\}$/u, ' $1/$2'],
  // `20^+0,2_-0,1`
  [/(?<=\d)\^ ?(?=[+-])/gu, ' '],
  [/(?<=\d)_ ?(?=[+-])/gu, ' '],
  // `⌖ Ø0.1 A B / Ø0.05 A`: a composite frame, whose rows share the symbol.
  [new RegExp(`^(${anySymbol})( ?.{2,40}?) ?(?<!/)/ (?=Ø?[\\d.,])`, 'u'), '$1$2 $1 '],
  // `POS Ø0.3 A B / Ø0.1 A`, `PLTZF ⌖ Ø0.8 A B FRTZF Ø0.2 A`: the same in words.
  [/^(?:TRUE )?POS(?:ITION)?( ?.{2,40}?) ?(?<!\/)\/ (?=Ø?[\d.,])/iu, '⌖$1 ⌖ '],
  [/^PLTZF:? ?⌖?( ?.{2,40}?)[,;/]? ?FRTZF:? ?⌖? ?(?=Ø?[\d.,])/iu, '⌖$1 ⌖ '],
  // `⌓ .020 A B C SIM REQT`
  [
    new RegExp(
      `^(${anySymbol} ?(?:S?Ø ?)?[\\d.,]+)(.{0,24}?),? SIM(?:ULTANEOUS)? REQ(?:UIREMENT|T|D)?S?\\.?$`,
      'iu',
    ),
    '$1 SIM$2',
  ],
  // `UF ⌓ 0.1`, `⌖ 4x Ø0.2 CZ A`: a modifier in front of its frame, a number behind its symbol.
  [new RegExp(`^(UF|CZ|SZ|SIM) (${anySymbol} ?(?:S?Ø ?)?[\\d.,]+)`, 'u'), '$2 $1'],
  [new RegExp(`^(${anySymbol}) ?(\\d{1,2}) ?[xX×] ?(?=S?Ø? ?\\d?[.,])`, 'u'), '$2x $1 '],
  // `⌖ Ø0.3 PD A`: of which diameter of a thread, in front of the datums instead of below the frame.
  [
    new RegExp(
      `^(${anySymbol} ?(?:S?Ø ?)?[\\d.,]+(?: Ⓜ| Ⓛ)?) (PD|MD|LD)((?: [A-Z](?:-[A-Z])?)+)$`,
      'u',
    ),
    '$1$3 $2',
  ],
  // `<CF> Ø20 ±0.1`, `AVG Ø50 ±0.2`
  [/^[<⟨(]?(CF|AVG)[>⟩)]? (?=(?:Ø ?)?\d)(.+)$/u, '$2 $1'],
  // `3 equal spaces @ 20 = 60`
  [
    /^(\d{1,3}) (?:EQUAL )?SPACES (?:@|OF|AT) (\d{1,4}(?:[.,]\d{1,3})?) ?(= ?\d{1,5}(?:[.,]\d{1,3})?)$/iu,
    '$1x $2 ($3)',
  ],
  [diameterInFrame, 'Ø'],
  ...characteristics,
  ...ringed,
  // `PERPENDICULARITY 0.02 TO DATUM A`
  [/(?<=\d)(?: ?,)?(?: TO| ZU| ZUM| AUF)? (?:DATUMS?|BEZUG) (?=[A-Z](?!\p{L}))/iu, ' '],
  // `Positionstoleranz Ø0,2 zu A und B`
  [
    /(?<=^\p{L}{5,20} (?:Ø ?)?\d{0,2}[.,]\d{1,4}(?: TO| ZU)? [A-Z](?:(?:,| UND| AND) [A-Z]){0,2})(?:,| UND| AND|, UND|, AND) (?=[A-Z](?:$| |,))/giu,
    ' ',
  ],
  [/(?<=^\p{L}{5,20} (?:Ø ?)?\d{0,2}[.,]\d{1,4}) (?:TO|ZU|ZUM|AUF) (?=[A-Z](?:$| |,))/iu, ' '],
  // `⌖ 0.2 [A-B] C`
  [new RegExp(`(?<=^(?:${anySymbol}|\\p{L}{3}).{1,30})\\[([A-Z](?:-[A-Z])?)\\]`, 'gu'), ' $1 '],
  // `(P).750`: the height of a projected zone close behind its letter.
  [new RegExp(`(?<=^${anySymbol}.{1,30})\\(P\\) ?(?=\\d?[.,]?\\d)`, 'u'), 'Ⓟ '],
  // `⌭ 0.02 CZ 2x`: how often, behind the frame instead of above it.
  [new RegExp(`^(${anySymbol} ?.{2,40}?) (\\d{1,2}) ?[x×X]$`, 'u'), '$2x $1'],
  // `Ebenheit 0,02 auf 100`
  [
    new RegExp(
      `(?<=^(?:\\p{L}{4,20} |${anySymbol} ?)Ø?\\d{0,2}[.,]\\d{1,4}) (?:AUF|PER|JE|OVER|IN) (?=\\d{1,4}(?:\\.\\d{1,3})?(?: ?[x×] ?\\d{1,4}(?:\\.\\d{1,3})?)?(?: ?mm)?$)`,
      'iu',
    ),
    '/',
  ],
  // `Rundlauf zu A 0,02`
  [/^(\p{L}{4,20}) (?:ZU|TO|WRT) ([A-Z](?:-[A-Z])?):? ((?:Ø ?)?\d{0,2}[.,]\d{1,4})$/iu, '$1 $3 $2'],
  // `Rundlauftoleranz 0,02 A`, `flatness tolerance 0.05`
  [/^(\p{L}{5,20}?)(?:S?TOLERANZ| TOLERANCE):?(?= (?:Ø ?)?\d)/iu, '$1'],
  // `Ø(12)`
  [/^(S?Ø|S?R) ?\((\d{1,4}(?:[.,]\d{1,3})?)\)$/u, '($1$2)'],
  // `Außendurchmesser 50`, `inner dia 20`
  [
    /^(?:(?:AUSSEN|AUßEN|INNEN)(?:DURCHMESSER|-?Ø)|(?:OUTSIDE|OUTER|INSIDE|INNER) DIA(?:METER)?\.?):? ?(?=\d)/iu,
    'Ø',
  ],
  // `M6 - Sackloch 12 tief`, `M6 blind 12`
  [/(?<=\d) ?-? ?(?:SACKLOCH|BLIND(?: HOLE)?),? (?=\d{1,3}(?:[.,]\d)? ?(?:TIEF|DEEP|DP))/iu, ' '],
  [/(?<=\d) ?-? ?(?:SACKLOCH|BLIND(?: HOLE)?),? (?=\d{1,3}(?:[.,]\d)?$)/iu, ' ↧'],
  [/^(?:TRAPEZGEWINDE|TRAPEZOIDAL THREAD) (?=\d{1,3} ?[x×])/iu, 'Tr'],
  [/^(?:FEINGEWINDE|FINE THREAD) (?=\d{1,3} ?[x×] ?\d)/iu, 'M'],
  // `R3/R5`
  [/^(R ?\d{1,4})\/(R ?\d{1,4})$/u, '$1 / $2'],
  // `√Ra 3.2 (✓)`, `√(Ra 3.2) (√)`
  [/(?<=R[az] ?\d.{0,10}\( ?)[✓✔](?= ?\)$)|^[✓✔](?= ?\(?R[az] ?\d)/gu, '√'],
  [/^√ ?\((R[az] ?\d{1,3}(?:[.,]\d{1,3})?)\) ?(?=\( ?√ ?\)$)/u, '√ $1 '],
  // `ALL AROUND Ra 3.2`, `all surfaces Rz 25`
  [/^ALL[ -]?AROUND:? (?=√? ?R[az] ?\d)(.{2,30})$/iu, '$1 ALL AROUND'],
  [/^(?:ALL SURFACES|ALLE FLÄCHEN):? (?=√? ?R[az] ?\d)(.{2,30})$/iu, '$1 ALL OVER'],
  // `Ra: 1,6`
  [/^(R[az]|Rmax|Rt) ?: ?(?=\d)/u, '$1 '],
  [new RegExp(`^${ofSurface}:? (?=R[az] ?\\d|N ?\\d)`, 'iu'), ''],
  // `Linksgewinde M16`
  [
    /^(?:LINKSGEWINDE|LEFT[ -]HAND(?:ED)? THREAD|LH THREAD|LH|LINKS):? (?=(?:M|TR|G) ?\d)(.{2,40})$/iu,
    '$1 LH',
  ],
  // `M20x1,5-6g Länge 30`
  [/(?<=^(?:M|Tr) ?\d.{0,20}),? (?:LÄNGE|LANG|LENGTH|LG\.?) ?(?=\d{1,3}(?:[.,]\d)?$)/iu, ' x '],
  // `Ø.250 2X THRU`
  [/^((?:Ø ?)?\d{0,3}[.,]?\d{1,4}) (\d{1,2}) ?[xX] (?=THRU|DURCH|↧)/iu, '$2x $1 '],
  // `BASIC 1.250`, `[TED 45°]`
  [/^\[? ?(?:BASIC|BSC|TED|TEF)\.?:? ((?:Ø ?|R ?)?\d{0,4}[.,]?\d{1,4} ?°?)\]?$/iu, '[$1]'],
  [/^Ø ?= ?(?=\d)/u, 'Ø'],
  [/^(?:BOHRUNG|HOLE|DRILL) (?=\d)/iu, 'Ø'],
  [/^ARC LENGTH (?=\d)/iu, '⌒ '],
  // `= 0.1 A`
  [/^= ?(?=\d{0,2}[.,]\d{1,4} [A-Z])/u, '⌯ '],
  // `m8x1`
  [/^((?:\d{1,2} ?[x×] ?)?)m(?=\d{1,3}(?:[.,]\d)? ?[x×] ?\d)/u, '$1M'],
  // `3/4-14 NPTF-1`: how its crests are gauged.
  [/(NPTF?)-[12]$/u, '$1'],
  // `M5x0.8-6H ↧10 (Ø4.2 ↧13)`
  [/ \((Ø ?[\d.,]{1,6}[^()]{0,20})\)$/u, ' / $1'],
  [/^(?:Тр[аa]п|T[pр][аa][пn])\.? ?(?=\d)/u, 'Tr'],
  // `4kt 8x8`: both sides of a square.
  [/^(?:VKT\.?|VIERKANT|4-?KT\.?) ?(\d{1,3}) ?[x×] ?\1$/iu, '□$1'],
  [/^(?:VKT\.?|VIERKANT|4-?KT\.?) ?(?=\d)/iu, '□'],
  [/^(?:TED|THEORETISCH (?:EXAKTES|GENAUES) MA(?:ß|SS)) (\d{1,4}(?:[.,]\d{1,4})?)$/iu, '[$1]'],
  [/^(\d{1,4}(?:[.,]\d{1,4})?) THEO(?:\.|R\.|R(?:ETISCH|ETICAL)?)?$/iu, '[$1]'],
  [/^R VOLL$/iu, 'FULL R'],
  [/^(\p{L}{5,20})\.? (?=R[az] ?\d)(.{2,40})$/u, '$2 $1'],
  // `Ra 3,2 (Ra 1,6)`: for the sheet, with an exception.
  [/^(R[az]\d? ?[\d.,]{1,6}) ?\((R[az]\d? ?\d[^()]{0,40})\)$/u, '√$1 (√$2)'],
  // `Ra 3,2 16%`: the rule as ISO 21920-1 writes it.
  [/^(√? ?R[az]\d? ?\d{1,3}(?:[.,]\d{1,3})?) ?16 ?%$/u, '$1 T16%'],
  // `20/H7`: the stroke of a fit in front of its first class.
  [
    /^(Ø ?)?(\d{1,3}(?:[.,]\d{1,3})?) ?\/ ?(?=(?:JS|js|[FGHKMNPRSTUfghkmnprstu]) ?\d{1,2}$)/u,
    '$1$2 ',
  ],
  // `M10x1.5-6H-6g`
  [/(?<=^M ?\d.{0,14}-? ?\d[EFGH])-(?=\d[efgh]$)/u, '/'],
  // `M6-10/12`, `2x M8 - 16 / 20`: the depths of the thread and of its bore.
  [
    /^((?:\d{1,2} ?[x×X] ?)?M ?\d[\d.,x×]{0,9}(?: ?- ?\d[EFGH])?) ?[-/ ] ?(?=\d{1,3} ?\/ ?\d{1,3}$)/u,
    '$1 ↧',
  ],
  // `M6-6H / 12`: the depth of an internal thread behind its class.
  [/^((?:\d{1,2} ?[x×X] ?)?M ?\d[\d.,x×]{0,9} ?-? ?\d[EFGH]) ?\/ ?(?=\d{1,3}$)/u, '$1 ↧'],
  // `Zyl. Senkung Ø18 x 11`
  [/^ZYL(?:\.|INDRISCHE)[- ]?(?=SENKUNG )/iu, ''],
  // `50 ca.`
  [/^(.{0,40}\d) ?(?:CA|CIRCA|APPROX|ETWA)\.?$/iu, '~ $1'],
  // `60 H7-n6`, whose n stands for Ø elsewhere
  [/(?<=^(?:Ø ?)?\d{1,3}(?:[.,]\d{1,3})? ?[A-Z]{1,2} ?\d{1,2}) ?- ?Ø(?=\d{1,2}$)/u, '/n'],
  [/(?<=^(?:Ø ?)?\d{1,3}(?:[.,]\d{1,3})? ?[A-Z]{1,2} ?\d{1,2}) ?- ?(?=[a-z]{1,2} ?\d{1,2}$)/u, '/'],
  // `|| 0,02 B`
  [/^\|\| ?(?=Ø?\d?[.,]?\d)/u, '∥ '],
  // `Hex 19 A/F`
  [/^(?:HEX(?:AGON)?|6-?KT\.?|SECHSKANT) ?(\d{1,3}(?:[.,]\d)?)(?: ?A\/?F)?$/iu, 'SW $1'],
  [/^(\d{1,3}(?:[.,]\d{1,3})?) ?(?:A\/?F|ACROSS FLATS)$/iu, 'SW $1'],
  [/^⬡ ?(?=\d)/u, 'SW '],
  [/^<= ?(?=(?:Ø|R)? ?\d)/u, '≤'],
  [/^>= ?(?=(?:Ø|R)? ?\d)/u, '≥'],
  [/^CH\.? (?=\d)/iu, ''],
  // `finish 125`
  [new RegExp(`^${ofSurface}:? (?=\\d)`, 'iu'), '√'],
  // `30 ± 0.1°`: the degrees of both stand behind the tolerance.
  [/^(\d{1,3}(?:[.,]\d{1,3})?) ?± ?(\d{1,2}(?:[.,]\d{1,3})?) ?°$/u, '$1° ±$2°'],
  [/^(?:KUGELRADIUS|SPHERICAL RADIUS|SPHERE RADIUS) (?=\d)/iu, 'SR'],
  // `ra 0.8`
  [/^r([az]) ?(?=\d?[.,]?\d)/u, 'R$1 '],
  // `m6 tief 12`, `4x m8`
  [
    /^((?:\d{1,2} ?[x×] ?)?)m ?(?=\d{1,2}(?:[.,]5)? (?:\p{L}|↧|- ?\d)|(?<=[x×] ?m ?)\d{1,2}$)/u,
    '$1M',
  ],
  // `⬚25`: a dotted box for a theoretically exact size.
  [/^⬚ ?((?:Ø ?|R ?)?\d{1,4}(?:[.,]\d{1,3})?°?)$/u, '[$1]'],
  // `∠ 0.2 A @ 30°`: the theoretically exact angle behind its frame.
  [/^(∠ .{2,30}) (?:@|AT|BEI) (?=\d{1,2}(?:[.,]\d{1,2})?°$)(.*)$/iu, '$1 [$2]'],
  // `1 250`, `Ø1 250 ±0.5`: thousands parted by a blank.
  [
    /^((?:S?Ø|R)? ?[1-9]\d{0,2}) (\d{3}(?:[.,]\d{1,3})?)(?= ?mm$|$| ?±| [+-]| ?[A-Za-z]{1,2}\d{1,2}$)/u,
    '$1$2',
  ],
  ...hurriedSpellings,
]
