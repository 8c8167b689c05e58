const size = '\\d{1,3}(?:[.,]\\d{1,2})?'
const count = '(?:\\d{1,2} ?[x×] ?)?'

/** Callouts of one kind that stand side by side with a stroke between them; limits of one size have no such sign. */
const kinds = [
  // `C1/C2`
  `${count}C ?${size}`,
  // `M8/M10`, `2xM6/M8x1`
  `${count}M ?${size}(?: ?[x×] ?${size})?`,
  // `1x45°/2x45°`
  `${count}${size} ?[x×] ?\\d{2} ?°`,
  // `▽▽/▽▽▽`
  '▽{1,4}',
]

/** `Ø12 H7 / 25`: no shaft has a class without a letter, so that the stroke parts the hole from its depth. */
const holeOfClass = `^(${count}Ø ?${size} ?(?:JS|[EFGHKMNPRS]) ?\\d{1,2}) ?/ ?(?=${size}(?: ?mm)?`

/** Two of a kind with a stroke close to both: the grammar parts them where it stands apart. */
export const pairSpellings: readonly (readonly [RegExp, string])[] = [
  ...kinds.map((kind) => [new RegExp(`^(${kind})/(?=${kind}$)`, 'u'), '$1 / '] as const),
  [new RegExp(`${holeOfClass}(?: ?(?:TIEF|DEEP|DP))$)`, 'iu'), '$1 '],
  [new RegExp(`${holeOfClass}$)`, 'u'), '$1 ↧'],
]
