import { anySymbol } from '../../grammar/characteristics.ts'

/** How notes put a characteristic, and the name that a frame without its symbol begins with. */
const adjectives = [
  ['PERPENDICULAR|SQUARE|NORMAL|RECHTWINKE?LIG|SENKRECHT', 'PERPENDICULARITY'],
  ['PARALLEL', 'PARALLELISM'],
  ['CONCENTRIC|COAXIAL|KONZENTRISCH|KOAXIAL', 'CONCENTRICITY'],
  ['SYMMETRIC(?:AL)?|SYMMETRISCH', 'SYMMETRY'],
  ['FLAT|EBEN', 'FLATNESS'],
  ['STRAIGHT|GERADE', 'STRAIGHTNESS'],
  ['ROUND|CIRCULAR|RUND', 'ROUNDNESS'],
  ['CYLINDRICAL|ZYLINDRISCH', 'CYLINDRICITY'],
] as const

const zone = '((?:Ø ?)?\\d{0,2}[.,]\\d{1,4}(?: ?(?:mm|in\\.?|"))?)'
const to =
  '(?:TO|WITH(?: RESPECT TO| REGARD TO)?|WRT|ZU[MR]?|AUF|BEZOGEN AUF) (?:DATUM |SURFACE |BEZUG )?-?([A-Z](?:-[A-Z])?)-?'
const within = '(?:(?:TO )?WITHIN|TO|INNERHALB(?: VON)?|AUF|MAX\\.?) '
const indicator = '(?: ?(?:T\\.?I\\.?R|F\\.?I\\.?[MR])\\.?)?'

const phrase = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'iu')

/** `PERPENDICULAR TO A WITHIN .002`, `PARALLEL WITHIN .001 TO DATUM B`, `FLAT WITHIN .003`, `eben auf 0,02`. */
export const sentencesOfFrames: readonly (readonly [RegExp, string])[] = [
  ...adjectives.flatMap(([words, name]) => [
    [phrase(`(?:${words}) ${to},? (?:${within})?${zone}${indicator}`), `${name} $2 $1`] as const,
    [phrase(`(?:${words}) (?:${within})?${zone}${indicator} ${to}`), `${name} $1 $2`] as const,
    [phrase(`(?:${words}) (?:${within})${zone}${indicator}`), `${name} $1`] as const,
  ]),
  // `perpendicularity of 0.05 with respect to A`
  [
    phrase(
      `(\\p{L}{5,20}) (?:OF |VON )?${zone} (?:WITH (?:RESPECT|REGARD) TO|BEZOGEN AUF) ([A-Z])`,
    ),
    '$1 $2 $3',
  ],
  // `RUNOUT .002 TIR TO DATUM A`: the indicator only says how runout is measured.
  [
    /(?<=^\p{L}[\p{L} -]{2,30} (?:Ø ?)?\d{0,2}[.,]\d{1,4}) ?(?:T\.?I\.?R|F\.?I\.?[MR])\.?(?= )/iu,
    '',
  ],
  // `position ø0.3 at MMC to A, B, C`
  // `⌖ .010 A B C AT MMC`: of the feature, though it stands behind its datums.
  [
    new RegExp(`^(${anySymbol} ?(?:Ø ?)?\\d{0,2}[.,]\\d{1,4})((?: [A-Z])+) AT (MMC|LMC|RFS)$`, 'u'),
    '$1 $3$2',
  ],
  // `TRUE POSITION .014 DIA MMC A B C`: the word for a diameter behind the zone.
  [
    /(?<=^\p{L}[\p{L} ]{2,30} )(\d{0,2}[.,]\d{1,4}) ?(?:DIA(?:METER)?|DURCHM(?:ESSER)?)\.?(?= |$)/iu,
    'Ø$1',
  ],
  [/(?<=\d) AT (?=(?:MMC|LMC|RFS|MMR|LMR)(?!\p{L}))/iu, ' '],
  [/(?<=(?:MMC|LMC|RFS|MMR|LMR)) TO (?=[A-Z](?!\p{L}))/iu, ' '],
  // `... MMC A-B-C`: the datums of a note, of which a common datum would have two.
  [/(?<=\d (?:MMC|LMC|RFS) )([A-Z])-([A-Z])-([A-Z])$/u, '$1 $2 $3'],
  // `FLAT WITHIN .001 PER INCH`
  [
    /^(FLAT|STRAIGHT)(?:NESS)? (?:TO )?(?:WITHIN )?(\d{0,1}\.\d{2,4})"? PER (?:IN\.?|INCH)$/iu,
    '$1NESS $2/1',
  ],
]
