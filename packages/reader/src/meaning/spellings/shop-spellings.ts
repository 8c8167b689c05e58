const length = '\\d{0,4}(?:[.,]\\d{1,3})?'

/** What a shop writes for the signs of a sheet, with the sign or the order that a sheet has instead. */
export const shopSpellings: readonly (readonly [RegExp, string])[] = [
  // `─ 0.02`, `― Ø0,1`: a line or a long dash for the sign of straightness.
  [/^[─━⎯―] ?(?=Ø?\d{0,2}[.,]\d{1,4}(?!\d))/u, '⏤ '],
  // `TOP 0.1 A`: tolerance of position.
  [/^(\|? ?)TOP\.? ?([ |]) ?(?=S?Ø? ?\d?[.,]\d)/iu, '$1⌖$2'],
  // `Profil einer Fläche 0,2 A`, `Lauftoleranz 0,05 A`, `Rundlaufabweichung max. 0,02`
  [/^PROFIL EINER (LINIE|FLÄCHE)(?= )/iu, 'PROFILFORM EINER $1'],
  [/^LAUF(?:TOLERANZ)?(?= \d)/iu, 'RUNDLAUF'],
  [/^(\p{L}{5,20}?)(?:S?ABWEICHUNG)(?: MAX\.?| ≤)?(?= (?:Ø ?)?\d)/iu, '$1'],
  // `Ra 1.6 U`: which limit it is, behind the value.
  [/^(R[a-z]{1,3} ?\d{1,3}(?:[.,]\d{1,3})?) ([UL])$/u, '$2 $1'],
  // `N9 (N6)`: grades for the sheet, with an exception.
  [/^√?(N ?\d{1,2}) ?\(√?(N ?\d{1,2})\)$/u, '√$1 (√$2)'],
  // `Ø10/Ø16`, `□8/Ø10`: two sizes on one line, each with its sign.
  [new RegExp(`^((?:\\d{1,2} ?[x×] ?)?[Ø□] ?${length}) ?/ ?(?=[Ø□] ?${length}$)`, 'u'), '$1 / '],
  // `S R12.5`
  [/^S R ?(?=\d)/u, 'SR'],
  // `sphärisch R20`, `spherical Ø20`
  [/^(?:SPHÄRISCH(?:ER)?|KUGELIG|SPHERICAL|KUGELFLÄCHE) ?(?=[RØ] ?\d)/iu, 'S'],
  // `4-Kant 10`, `12-Kant 14`, `Zweiflach 14`, `WAF 15`
  [/^(?:4-?KANT|QUADRAT) ?(?=\d)/iu, '□'],
  [/^VIERKANT (?=□)/iu, ''],
  [
    /^((?:\d{1,2} ?[x×] ?)?)(?:(?:6|8|12|SECHS|ACHT|ZWÖLF)-?KANT|ZWEI(?:FLACH|KANT)|W\.?A\.?F\.?) (?:SW ?)?(?=\d{1,3}(?:[.,]\d)?(?:$| ))/iu,
    '$1SW ',
  ],
  // `Ø4 Reibahle H7`
  [
    /(?<=^(?:\d{1,2} ?[x×] ?)?Ø ?\d{1,3}(?:[.,]\d{1,3})?) (?:REIBAHLE|(?:AUF|AUS)GERIEBEN) (?=[A-Z]{1,2} ?\d{1,2}(?!\d))/iu,
    ' ',
  ],
  // `Ø6,6 durch / ⌴Ø11 - 6,4`: a dash before the depth of a seat.
  [
    /(?<=(?:⌴|C'?BORE|(?:FLACH)?SENKUNG) ?Ø ?\d{1,3}(?:[.,]\d{1,2})?) ?- ?(?=\d{1,3}(?:[.,]\d{1,2})?$)/iu,
    ' ↧',
  ],
  // `M8/Kernloch 25 tief, Gewinde 20 tief`: the depth of the hole before that of its thread.
  [
    /^((?:\d{1,2} ?[x×] ?)?M ?\d[\d.,x×]{0,9}(?: ?- ?\d[GH])?) ?[/,]? ?KERNLOCH (\d{1,3}(?:[.,]\d)?) ?TIEF ?[/,]? ?GEWINDE (\d{1,3}(?:[.,]\d)?) ?TIEF$/iu,
    '$1 ↧$3/$2',
  ],
  // `Ø4,2 / M5 - 15/12`: the hole and its thread, then the depths of both.
  [
    /^(Ø ?\d{1,2}(?:[.,]\d{1,2})?) ?\/ ?(M ?\d[\d.,x×]{0,7}) ?- ?(\d{1,3}) ?\/ ?(\d{1,3})$/iu,
    '$2 ↧$4 / $1 ↧$3',
  ],
  // `flach gesenkt Ø15x8`
  [/^FLACH ?(?:AN)?GESENKT:? (?=Ø ?\d)/iu, '⌴ '],
  // `M8 - 6H x 20 DP (DRILL Ø6.8 x 25 DP)`: the drill in brackets.
  [/ ?\(DRILL (Ø ?[\d.,]{1,6}[^()]{0,20})\)$/iu, ' / $1'],
  [/^WHITWORTH(?: THREAD|GEWINDE)? (?=\d)/iu, 'W '],
  // `Ø8,5 Durchgangsbohrung für M8`
  [/(?<=Ø ?\d{1,3}(?:[.,]\d{1,3})?) DURCHGANGS(?:BOHRUNG|LOCH) (?=FÜR M ?\d)/iu, ' DURCH '],
  // `2 Stiftlöcher Ø6 H7`: what the counted holes are for.
  [
    /^(\d{1,2}) ?[x×]? ?(?:STIFT|PASS|ZYLINDERSTIFT|BEFESTIGUNGS|MONTAGE|SCHRAUBEN|ZENTRIER|QUER|ÖL|ENTLÜFTUNGS|DOWEL |MOUNTING |FIXING |PIN |BOLT )-?(?:BOHRUNG(?:EN)?|L(?:Ö|OE)CHER|HOLES?) (?=Ø)/iu,
    '$1x ',
  ],
  // `3.50 DIA BOLT CIRCLE`
  [
    /(?<=^|on |auf )(?:Ø ?)?(\d{0,4}[.,]?\d{1,4})(?: ?DIA(?:METER)?\.?)? (?:BOLT|PITCH|HOLE) CIRCLE(?: DIA(?:METER)?\.?)?$/iu,
    'Ø$1 PCD',
  ],
  // `6-M5x0.8 深10 下穴15`: the depth of the hole before the thread is cut, without its word.
  [
    /(?<=M ?\d[\d.x×]{0,8}) ?(?:深さ?|↧) ?(\d{1,3}(?:\.\d)?) ?下穴 ?(\d{1,3}(?:\.\d)?)$/u,
    ' ↧$1/$2',
  ],
  // `4-φ6.6穴 φ11深ザグリ6.5`: the counterbore behind its diameter.
  [
    /(?<=Ø ?\d{1,3}(?:\.\d)?)穴 (Ø ?\d{1,3}(?:\.\d)?) ?深?(?:ザグリ|ざぐり|座ぐり) ?(?:深さ?)?(\d{1,3}(?:\.\d)?)$/u,
    ' ⌴ $1 ↧$2',
  ],
  // `min. 3 mm Wandstärke`: what the bound is of, behind it.
  [
    /^(MIN|MAX)\.? (\d{0,2}[.,]?\d{1,3})(?: ?mm)? (WAND(?:STÄRKE|DICKE)|WALL THICKNESS)$/iu,
    '$3 $1 $2',
  ],
  // `Ø6.6 (M6)`: the screw that the hole is for.
  [/(?<=^(?:\d{1,2} ?[x×] ?)?Ø ?\d{1,3}(?:[.,]\d)?) ?\((M ?\d{1,2})\)$/u, ' FOR $1'],
  // `Ø9 DIN EN 20273`, `SW 13 DIN 475`: the standard that the size is taken from.
  [
    /(?<=^Ø ?\d{1,3}(?:[.,]\d)?) (?:DIN )?(?:EN )?(?:ISO )?(?:20)?273(?: (?:FEIN|MITTEL|GROB|[FMHC]))?$/iu,
    '',
  ],
  [/(?<=^SW ?\d{1,3}) (?:DIN 475|DIN 3110|ISO 272)$/iu, ''],
  // `10 ^+0.1 -0.2`
  [/(?<=^(?:Ø ?)?\d{1,4}(?:[.,]\d{1,3})?) \^ ?(?=[+-])/u, ' '],
  // `Mittenabstand 40`, `hole spacing 25`
  [
    /^(?:(?:MITTEN|LOCH|ACHS|BOHRUNGS)-?ABSTAND|(?:HOLE|CENT(?:RE|ER)) (?:SPACING|DISTANCE)):? (?=\d{1,4}(?:[.,]\d{1,3})?(?:$| ?mm$| ?[±+-]))/iu,
    '',
  ],
  // `1,5 mm Blech`
  [/^(\d{1,2}(?:[.,]\d{1,2})?) ?mm (?:BLECH|SHEET(?: METAL)?)$/iu, 't=$1'],
  // `Rundgewinde Rd 30x1/8`: what the letters say already.
  [/^(?:RUNDGEWINDE|KNUCKLE THREAD) (?=RD ?\d)/iu, ''],
  // `max. Rundlauf 0,03`, `zul. Unrundheit 0,02`: a zone is a greatest value anyway.
  [
    /^(?:MAX\.?|ZUL(?:ÄSSIGER?|\.)?) (?=(?:RUND|PLAN)LAUF|EBENHEIT|(?:UN)?RUNDHEIT|GERADHEIT|PARALLELITÄT|RECHTWINKLIGKEIT|SYMMETRIE|RUN-?OUT|FLATNESS)/iu,
    '',
  ],
  [/^(?:ZUL\.? )?UNRUNDHEIT(?= \d)/iu, 'RUNDHEIT'],
  // `max Ra 1.6`
  [/^MAX\.? (R[az]) ?(?=\d)/iu, '$1 max '],
  // `SPHER R .500`
  [/^SPHER\.? R ?(?=[\d.])/iu, 'SR '],
  // `T.C.D. 64`
  [/^T\.C\.D\.? ?(?:Ø ?)?(?=\d)/u, 'PCD '],
  // `C0.5~C1`
  [/^C ?(\d{0,2}\.?\d{1,2}) ?[~～〜] ?C ?(?=\d{0,2}\.?\d{1,2}$)/u, 'C$1-'],
  // `M6 - 6H Tiefe 12 / Kernloch 16`
  [
    /(?<=^(?:\d{1,2} ?[x×] ?)?M ?\d[\d.,x×]{0,9}(?: ?- ?\d[GH])?) (?:TIEFE?|↧) ?(\d{1,3}(?:[.,]\d)?) ?\/ ?(?:KERNLOCH|PILOT HOLE) ?(?:↧ ?)?(\d{1,3}(?:[.,]\d)?)$/iu,
    ' ↧$1/$2',
  ],
]
