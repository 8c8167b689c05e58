const size = '\\d{1,4}(?:[.,]\\d{1,3})?'
const sizeWithClass = `(?:Ø ?)?${size}(?: ?mm)? ?[A-Za-z]{1,2}\\d{1,2}(?!\\d)`
const thread = '(?:M ?\\d[\\d.,x× -]{0,12}|#?\\d{1,2}(?:/\\d{1,2})?-\\d{1,2}(?: ?UN[CFJ]{1,2})?)'
/** What somebody wants to know of a thread, which the answer says anyway. */
const askedOfThread =
  '(?:(?:THREAD )?PITCH|TAP(?:PING)? (?:DRILL|HOLE)|CORE HOLE|(?:GEWINDE)?STEIGUNG|KERNLOCH(?:DURCHMESSER|BOHRER)?)(?: (?:SIZE|DIAMETER))?'

/** Words of people who do not draw, for signs of a sheet: the grammar would read the line, but as something else. */
export const plainWords: readonly (readonly [RegExp, string])[] = [
  // `M8 coarse`: the pitch that a thread without one has anyway.
  [/(?<=^(?:GEWINDE )?M ?\d{1,3}(?:[.,]\d)?) (?:COARSE(?: THREAD| PITCH)?|REGELGEWINDE)$/iu, ''],
  // `M8x1 fine`: the pitch has said it.
  [
    /(?<=^(?:GEWINDE )?M ?\d{1,3} ?[x×] ?\d(?:[.,]\d{1,2})?) (?:FINE(?: THREAD| PITCH)?|FEIN(?:GEWINDE)?)(?=$|,? (?:LH|LINKS|LEFT)| ?- ?\d[A-Z])/iu,
    '',
  ],
  // `Ø20 H7 alésé`: how it is made.
  [/(?<=\d) (?:AL[ÉE]S[ÉE]|ALESATO|ESCARIADO|GERUIMD)$/iu, ' REAM'],
  // `Passung 30 H7/k6`, `Höhe 12 h11`, `tolerance 25mm H7`: what a size with a class is of.
  [
    new RegExp(
      `^(?:(?:PRESS|SPIEL|ÜBERGANGS)?-?PASSUNG|(?:(?:PRESS|INTERFERENCE|CLEARANCE|TRANSITION) )?FIT|TOLERAN(?:CE|Z)(?: (?:OF|VON|FÜR))?|HÖHE|BREITE|LÄNGE|HEIGHT|WIDTH|LENGTH):? (?=${sizeWithClass})`,
      'iu',
    ),
    '',
  ],
  // `2 Bohrungen 8H7`
  [
    /^(\d{1,3} (?:HOLES|BORES|BOHRUNGEN|L(?:Ö|OE)CHER),? )(?=\d{1,3}(?:[.,]\d{1,3})?[A-Z]{1,2}\d{1,2}(?!\d))/iu,
    '$1Ø',
  ],
  // `hole tolerance 25 H7`
  [new RegExp(`^(?:HOLE|SHAFT|BORE) TOLERANCE (?=${size} ?[A-Za-z])`, 'iu'), 'Ø'],
  // `25 H7 in inches`: a question, no unit.
  [new RegExp(`(?<=^${sizeWithClass}) IN (?:INCH(?:ES)?|MM|ZOLL|MILLIMET(?:RE|ER)S?)$`, 'iu'), ''],
  // `tap drill for M8`, `Kernloch M10`, `1/4-20 tap drill`
  [new RegExp(`^${askedOfThread}(?: (?:FOR|OF|FÜR|VON|BEI))? (?=${thread}$)`, 'iu'), ''],
  [new RegExp(`(?<=^${thread}) ${askedOfThread}$`, 'iu'), ''],
  // `20 (BSC)`
  [/(?<=\d ?°?) ?\( ?(BSC|BASIC|TED|TEF)\.? ?\)$/iu, ' $1'],
  // `60° INCLUDED ANGLE`, `BSPP G1/4`: said twice.
  [/(?<=° ?)INCLUDED ANGLE$/iu, 'INCL'],
  [/^BSPP (?=G ?\d)/u, ''],
  // `ID 20`, `OD: 12.7 mm`
  [new RegExp(`^[OI]\\.?D\\.?:? ?(?=${size}(?:$| ?mm$| ?[±+-]))`, 'iu'), 'Ø'],
  // `hole 20 mm`, `Loch 5mm`
  [new RegExp(`^(?:HOLE|BORE|BOHRUNG|LOCH) (?=${size} ?mm$)`, 'iu'), 'Ø'],
]

/** Their spellings that the grammar does not read at all. */
export const plainSpellings: readonly (readonly [RegExp, string])[] = [
  // `螺纹M10深20`, `粗糙度 Ra3.2`, `其余 Ra 6.3`: a thread, a roughness, of all other surfaces.
  [/^螺纹[:：]? ?(?=M ?\d)/u, ''],
  [/^(?:表面)?(?:粗糙度|其余)[:：]? ?(?=√? ?R[az] ?\d)/u, ''],
  // `63√ ALL OVER`
  [/^(\d{1,3}) ?√ ALL OVER$/iu, '√$1 ALL OVER'],
  // `.015 R MAX TYP`
  [/^(\d{0,2}[.,]\d{1,3}) ?R (MAX|MIN)\.?(?= TYP|$)/iu, 'R$1 $2'],
  // `what is 25 H7?`, `25 g6 limits`
  [
    /^(?:WHAT(?:['’]S| IS| DOES)|WAS (?:IST|BEDEUTET|HEI(?:SS|ß)T)|EXPLAIN|DECODE|MEANING OF|BEDEUTUNG(?: VON)?):? (?=.*\d)/iu,
    '',
  ],
  [/(?<=\d) ?\?$/u, ''],
  [
    /(?<=\d) (?:MEAN(?:S|ING)?|BEDEUTET|BEDEUTUNG|LIMITS|TOLERAN(?:CE|Z)|GRENZMA(?:SS|ß)E|ABMA(?:SS|ß)E) ?\??$/iu,
    '',
  ],
  // `greater than 3`, `kleiner als Ø5`
  [
    /^(?:GREATER|MORE|LARGER|BIGGER) THAN (?=[ØR]? ?\d)|^(?:GRÖ(?:SS|ß)ER|MEHR)(?: ALS)? (?=[ØR]? ?\d)/iu,
    '> ',
  ],
  [/^(?:LESS|SMALLER) THAN (?=[ØR]? ?\d)|^(?:KLEINER|WENIGER)(?: ALS)? (?=[ØR]? ?\d)/iu, '< '],
  // `3.2 finish`
  [/^(\d{1,3}(?:[.,]\d{1,2})?) (?:SURFACE )?FINISH$/iu, '√$1'],
  // `Ebenheit 0,1 gemeinsame Zone`
  [/(?<=\d) (?:GEMEINSAME ZONE|COM(?:MON|BINED) ZONE)$/iu, ' CZ'],
  // `Kanten gebrochen 0,5x45°`
  [/^(?:ALLE )?KANTEN (?:GEBROCHEN|BRECHEN|ANGEFAST):? (?=\d[\d.,]{0,4} ?[x×] ?\d)/iu, 'FASE '],
  // `10-32`: a thread by its number and its pitch, not two limits.
  [/^(?=(?:0-80|2-56|4-40|[68]-32|10-24|10-32|12-24)$)/u, '#'],
  // `|20|`, `⎕20`: a box.
  [new RegExp(`^[|⎕▭] ?((?:Ø ?|R ?)?${size}°?) ?\\|?$`, 'u'), '[$1]'],
  // `∠20°`
  [new RegExp(`^[∠∡] ?(?=${size} ?°)`, 'u'), ''],
  // `∇ ∇ ∇`
  [/^▽ ▽$/u, '▽▽'],
  [/^▽ ▽ ▽$/u, '▽▽▽'],
  // `H7 20`, `h6 Ø25`, `k6 30mm`: the class before its size; M8 is a thread, N8 a roughness, R7 a radius.
  [
    new RegExp(`^((?:JS|js|[FGHKPfghkmnp])(?:[5-9]|1[0-3])) ((?:Ø ?)?${size})(?: ?mm)?$`, 'u'),
    '$2 $1',
  ],
  // `Ø16 m6 E`, `20 ±0.1 E`: the envelope requirement without its ring.
  [
    /^((?:Ø ?)?\d{1,4}(?:[.,]\d{1,3})? ?(?:[A-Za-z]{1,2}\d{1,2}|± ?\d{0,2}[.,]\d{1,3})) E$/u,
    '$1 Ⓔ',
  ],
  // `[⌖|Ø0.1|A]`: a frame in brackets.
  [/^\[ ?([^[\]|]{1,5}\|[^[\]]{3,40}?)\|? ?\]$/u, '|$1|'],
  // `lin. profile 0.1 A`
  [/^LIN\.? PROF(?:ILE|\.)? (?=\d?[.,]\d)/iu, '⌒ '],
  [/^SURF\.? PROF(?:ILE|\.)? (?=\d?[.,]\d)/iu, '⌓ '],
  // `FLATNESS .003 PER 1.00 SQ`
  [/(?<=^\p{L}{4,20} \d?[.,]\d{1,4}) PER (\d{0,4}\.?\d{1,3})"? ?SQ(?:UARE)?\.?$/iu, '/$1x$1'],
  // `ALL MACHINED SURFACES 125 RMS`, `machined surfaces Ra 3.2`
  [/^(?:ALL )?MACHINED SURFACES:? (?:TO BE )?(?=√? ?\d{1,3} ?(?:RMS|AA|√|$)|√? ?R[az] ?\d)/iu, ''],
  // `Ø5/Ø10x90°`: a hole with its countersink.
  [
    /^((?:\d{1,2} ?[x×] ?)?Ø ?\d{1,3}(?:[.,]\d{1,3})?) ?\/ ?(Ø ?\d{1,3}(?:[.,]\d{1,3})? ?[x×] ?(?:82|90|100|120) ?°)$/u,
    '$1 ⌵ $2',
  ],
]
