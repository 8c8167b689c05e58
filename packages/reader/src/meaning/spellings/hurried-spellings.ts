/** Capitals that a name of a thread has on the sheet, whichever way it is typed. */
const threadNames = (['NPTF', 'NPT', 'BSPP', 'BSPT', 'BSP', 'BSW', 'BSF'] as const).map(
  (name) => [new RegExp(`(?<=\\d"? ?-? ?|^)${name}(?![\\p{L}])`, 'iu'), name] as const,
)

const metric =
  '(?:\\d{1,2} ?[x×X] ?)?M ?\\d[\\d.,]{0,4}(?: ?[x×X] ?[\\d.,]{1,4})?(?: ?- ?\\d[EFGH])?'

/** What somebody types in a hurry: small letters, a figure for the sign of a diameter, words that add nothing. */
export const hurriedSpellings: readonly (readonly [RegExp, string])[] = [
  ...threadNames,
  // `g3/8"`, `rp 1/2`, `tr40x14 p7`, `rd 40x1/6`
  [/^((?:\d{1,2} ?[x×] ?)?)g ?(?=(?:\d ?)?\d{1,2}\/\d|\d{1,2}")/u, '$1G'],
  [/^((?:\d{1,2} ?[x×] ?)?)r([pc]) ?(?=(?:\d ?)?\d{1,2}\/\d|\d{1,2}")/u, '$1R$2'],
  [/^((?:\d{1,2} ?[x×] ?)?)tr ?(?=\d)/iu, '$1Tr'],
  [/(?<=^(?:\d{1,2} ?[x×] ?)?Tr ?\d{1,3} ?[x×] ?\d{1,2}) ?\(?p ?(\d{1,2})\)?/iu, 'P$1'],
  // `M10 innen`, `G1/2 external`: the side is that of the class, or follows from the part.
  [
    /(?<=^(?:\d{1,2} ?[x×] ?)?(?:M|G|R|Tr) ?\d.{0,20}?) ?(?:INNEN|AUSSEN|AUßEN|INTERNAL|EXTERNAL|FEMALE|MALE)(?:GEWINDE| THREAD)?$/iu,
    '',
  ],
  // `MlO x 1.5`
  [/^((?:\d{1,2} ?[x×] ?)?M)[lI](?=[O\d])/u, '$11'],
  // `M1O x 1,5`: the letter O for a zero.
  [/^((?:\d{1,2} ?[x×] ?)?M ?\d?)O(?=$| ?[x×-])/iu, '$10'],
  // `M6x1 - 6H ▼ 15`, `4-M3 ▽ 6`: the sign of depth as a triangle.
  [/(?<=^(?:\d{1,2} ?[x×X-] ?)?[MØG] ?\d.{0,20}?) ?[▼▾▽] ?(?=\d)/gu, ' ↧'],
  // `M5 x 10 / 12`, `M6-12/16 tief`: the depths of the thread and of its bore.
  [
    new RegExp(
      `^(${metric}) ?[-/ x×] ?([5-9]|\\d{2}) ?/ ?(\\d{1,3})(?: ?(?:TIEF|DEEP|DP))?$`,
      'iu',
    ),
    '$1 ↧$2/$3',
  ],
  // `010.5 THRU`, `4 X 0 6.6 TIEF 12`: a zero for the sign of a diameter, since no figure begins with one.
  [
    /^((?:\d{1,2} ?[xX×] ?)?)0 ?(?=[1-9]\d{0,2}(?:[.,]\d{1,3})?,? ?(?:THRU|THROUGH|DURCH|↧|(?:[x×] ?)?\d{1,3} ?(?:TIEF|DEEP|DP)|TIEF|DEEP))/iu,
    '$1Ø',
  ],
  // `M8-6H 16 deep / drill 6.8 x 20`: the hole of the thread by its tool.
  [
    /(?<=^(?:\d{1,2} ?[x×] ?)?M ?\d.{0,20}(?:DEEP|DP|TIEF|↧ ?\d{1,3})) ?[/,] ?(?:DRILL|BOHREN|KERNLOCH|TAP DRILL) (?:Ø ?)?(\d{1,3}(?:[.,]\d{1,3})?) ?[x×] ?(\d{1,3})$/iu,
    ' / Ø$1 ↧$2',
  ],
  // `M20 Feingewinde 1,5`
  [
    /(?<=^(?:\d{1,2} ?[x×] ?)?M ?\d{1,3}) (?:FEINGEWINDE|FINE(?: THREAD)?|FEIN),? (?=\d[.,]?\d{0,2}(?!\d))/iu,
    'x',
  ],
  // `5/8 whit`
  [/(?<=^(?:\d{1,2}[ -])?\d{1,2}(?:\/\d{1,2})?"? ?)(?:WHIT(?:WORTH)?)\.?$/iu, ' BSW'],
  // `(2.50) REF`: said twice.
  [/^\(([^()]{1,20})\) ?REF\.?$/iu, '($1)'],
  // `2 X Ø8 REAM H7`: the process between size and class.
  [
    /(?<=Ø ?\d{1,3}(?:[.,]\d{1,3})?) (?:REAM(?:ED)?|GERIEBEN|REIBEN|(?:DOWEL|PIN)(?: PIN)?(?: HOLES?)?|PASSBOHRUNG) (?=[A-Z]{1,2} ?\d{1,2}(?!\d))/iu,
    ' ',
  ],
  // `Fase max. 0,3`
  [/^((?:CHAMFERS?|FASEN?)) (MAX|MIN)\.? ?(\d{0,2}[.,]?\d{1,3})$/iu, '$1 $3 $2'],
  // `45° CHAMFER X 2`
  [/^(\d{2}) ?° (?:CHAMFERS?|FASEN?),? ?[x×]? ?(\d{0,2}[.,]?\d{1,3})$/iu, '$2 x $1°'],
  // `22.5°±.5°`
  [/(?<=° ?± ?)\.(?=\d{1,2} ?°)/u, '0.'],
  // `zwischen 10 und 12`
  [
    /^(Ø ?)?(?:ZWISCHEN|BETWEEN|VON|FROM) (\d{0,4}[.,]?\d{1,4}) (?:UND|AND|BIS|TO) (\d{0,4}[.,]?\d{1,4})$/iu,
    '$1{$3;$2}',
  ],
  // `20 bis 22`, `Ø20..22`
  [
    /^(Ø ?)?(\d{1,4}(?:[.,]\d{1,3})?) ?(?:BIS|TO|\.{2,3}|…|[÷~]) ?(\d{1,4}(?:[.,]\d{1,3})?)(?: ?mm)?$/iu,
    '$1{$3;$2}',
  ],
  // `12 plus minus 0,1`
  [/(?<=\d) ?PLUS[ /-]?(?:ODER )?MINUS ?(?=\d|[.,]\d)/iu, ' ±'],
  // `DRILL THRU .25`
  [
    /^((?:\d{1,2} ?[x×] ?)?)(?:DRILL|BOHREN) (?:THRU|THROUGH|DURCH) (?:Ø ?)?(\d{0,3}[.,]?\d{1,4})(?![.,]?\d)/iu,
    '$1Ø$2 THRU',
  ],
  // `.500 DRILL & REAM`, `.201 (#7) DRILL`: two tools of one hole, and the name of its drill.
  [
    /^((?:\d{1,2} ?[x×] ?)?)(?:Ø ?)?(\d{0,3}[.,]?\d{1,4}"?) DRILL ?(?:&|AND|,) ?(?=REAM)/iu,
    '$1Ø$2 ',
  ],
  [/(?<=\d"?) ?\( ?(?:#\d{1,2}|[A-Z]|\d{1,2}\/\d{1,2}) ?\) (?=DRILL)/iu, ' '],
  // `3/8-16 NC-2`: series and class as they were written before the unified threads.
  [
    /(?<=^(?:\d{1,2} ?[x×] ?)?(?:#?\d{1,2}|\d{1,2}\/\d{1,2}|\d?\.\d{2,4})"? ?- ?\d{1,2} ?)N([CF]) ?- ?[1-4]$/iu,
    'UN$1',
  ],
  // `32 FINISH`
  [/^(\d{1,3}) (?:MICRO ?)?FINISH$/iu, '√$1'],
  // `M20 Regelgewinde`
  [/(?<=^M ?\d{1,3}) ?-? ?(?:REGELGEWINDE|COARSE(?: THREAD)?)$/iu, ''],
  [/^Ø ?KUGEL (?=\d)/iu, 'SØ'],
  [/^(?:HEX(?:AGON)?|6-?KT\.?|SECHSKANT|ZWEI(?:FLACH|KANT)|2 FLÄCHEN) (?=SW ?\d)/iu, ''],
  // `4 x Ø8.5 - DURCHGANG`
  [/(?<=Ø ?\d{1,3}(?:[.,]\d{1,3})?) - (?=DURCH|THRU)/iu, ' '],
  // `.06 R TYP`: the letter behind its value.
  [/^((?:\d{1,2} ?[x×] ?)?)(\d{0,2}[.,]\d{1,3}) ?R(?= TYP|$)/iu, '$1R$2'],
  // `N. 4 fori M6`
  [/^N[.°º] ?(?=\d{1,2} FORI )/iu, ''],
  // `TRUE POSITION WITHIN .010`
  [/(?<=^\p{L}[\p{L} ]{5,20}) WITHIN (?=Ø? ?\d?[.,]\d)/iu, ' '],
  [/^(?:WINKEL|ANGLE):? (?=\d{1,3}(?:[.,]\d{1,2})? ?(?:°|GRAD|DEG))/iu, ''],
  // `Teilkreisdurchmesser 120`
  [
    /^(?:(?:TEIL|LOCH)KREIS(?:DURCHMESSER|-?Ø)|[TL]K-Ø|PITCH (?:CIRCLE )?(?:DIA(?:METER)?\.?|Ø)):? ?(?:Ø ?)?(\d{1,4}(?:[.,]\d{1,4})?)$/iu,
    'Ø$1 TK',
  ],
  // `32 rms`
  [/(?<=^√? ?\d{1,3}(?:[.,]\d{1,2})? ?)RMS$/iu, ' RMS'],
  [/^JE (?=\d{1,2} ?[x×])/iu, ''],
  [/^(?:BOGENL(?:Ä|AE)NGE|BOGENMA(?:SS|ß)) (?=\d)/iu, '⌒ '],
  // `fraisure Ø10 à 90°`
  [/(?<=\d) ?À ?(?=\d{2,3} ?°)/iu, ' x '],
  // `9/16 +.005/-.002`: fractions have decimals of an inch as their deviations.
  [/^((?:\d{1,2}[ -])?\d{1,2}\/(?:2|4|8|16|32|64)) ?(?=[+-] ?0?\.\d)/u, '$1" '],
]
