const size = '\\d{1,4}(?:[.,]\\d{1,3})?'

/** Words of people who do not draw, for signs of a sheet: the grammar would read the line, but as something else. */
export const plainWords: readonly (readonly [RegExp, string])[] = [
  // `M8 coarse`: the pitch that a thread without one has anyway.
  [/(?<=^(?:GEWINDE )?M ?\d{1,3}(?:[.,]\d)?) (?:COARSE(?: THREAD| PITCH)?|REGELGEWINDE)$/iu, ''],
  // `M8x1 fine`: the pitch has said it.
  [
    /(?<=^(?:GEWINDE )?M ?\d{1,3} ?[x×] ?\d(?:[.,]\d{1,2})?) (?:FINE(?: THREAD| PITCH)?|FEIN(?:GEWINDE)?)$/iu,
    '',
  ],
  // `Ø20 H7 alésé`: how it is made.
  [/(?<=\d) (?:AL[ÉE]S[ÉE]|ALESATO|ESCARIADO|GERUIMD)$/iu, ' REAM'],
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
  // `∇ ∇ ∇`
  [/(?<=^[▽ ]*▽) (?=▽[▽ ]*$)/gu, ''],
  // `H7 20`, `h6 Ø25`: the class before its size; M8 is a thread, N8 a roughness, R7 a radius.
  [new RegExp(`^((?:JS|js|[FGHKPfghkmnp])(?:[5-9]|1[0-3])) ((?:Ø ?)?${size})$`, 'u'), '$2 $1'],
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
