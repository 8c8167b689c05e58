import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'

/** Lines of old sheets, of shops and of other trades whose form something else has, too. The first counts. */
export const knownOddLines: readonly (readonly [RegExp, StatementKey, SourceKey | null])[] = [
  // `▽6`, `▽▽▽ 8б ГОСТ 2789-59`
  [
    /^▽{1,4} ?(?:1[0-4]|[1-9])(?: ?[a-cа-в])?(?: (?:ГОСТ|GOST) ?2789.{0,8})?$/u,
    'isOldRoughnessClass',
    null,
  ],
  // `M8 fine`: the grammar would say the coarse pitch.
  [
    /^(?:GEWINDE )?M ?\d{1,3}(?:[.,]\d)? (?:FINE(?: THREAD| PITCH)?|FEIN(?:GEWINDE)?)$|^(?:FEINGEWINDE|FINE THREAD) M ?\d{1,3}(?:[.,]\d)?$/iu,
    'isFineThread',
    null,
  ],
  [/^(?:DIN |ISO )A[0-4](?: (?:HOCH|QUER|LANDSCAPE|PORTRAIT))?$/iu, 'isTitleEntry', null],
  // `8 h9x7x28`: a key with the class of its width.
  [/^\d{1,3} ?h ?9 ?[x×] ?\d{1,3}(?: ?h ?(?:9|11))? ?[x×] ?\d{1,3}$/u, 'isKeyway', 'din6885'],
  // `1/2 Zoll Gewinde`: no length.
  [
    /^(?:\d )?\d{1,2}(?:\/\d{1,2})? ?(?:"|''|ZOLL|INCH|IN\.?) ?(?:ROHR|PIPE |ZOLL)?-?(?:GEWINDE|THREAD)$|^(?:ROHR|ZOLL)GEWINDE (?:\d )?\d{1,2}(?:\/\d{1,2})?(?: ?(?:"|ZOLL))?$|^(?:PIPE|INCH) THREAD (?:\d )?\d{1,2}(?:\/\d{1,2})?(?: ?(?:"|INCH|IN\.?))?$/iu,
    'isThreadBySize',
    null,
  ],
  [/^M ?\d{1,2} ?[x×] ?\d{1,3} (?:[4-68]\.[68]|10\.9|12\.9)$/u, 'isFastener', null],
  [/^[az] ?=? ?\d{1,2}(?:[.,]\d)? (?:UMLAUFEND|RUNDUM|RINGSUM|ALL AROUND)$/iu, 'isWeld', 'iso2553'],
  // `Linear size ±0,2`, `XX ±0.5`
  [
    /^(?:LINEAR|ANGULAR) (?:SIZES?|DIMENSIONS?)(?: TOL(?:ERANCES?)?)? ?± ?[\d.,]+ ?°?$|^X{1,3} ?± ?[\d.,]+$|^(?:ALLG(?:\.|EMEINE)? ?-?TOLERANZ(?:EN)?|GEN(?:\.|ERAL) TOL(?:ERANCES?|\.)?) ?:? ?± ?[\d.,]+$|^± ?[\d.,]+"?,? (?:UNLESS|WENN NICHT|SOFERN NICHT|FALLS NICHT) \p{L}[\p{L} ]{3,24}$/iu,
    'isGeneralValue',
    null,
  ],
  [/^(?:C\d{1,2} )?CAPTO(?: C\d{1,2})?$/iu, 'isConicity', null],
  [/^(?:WINDUNGEN|COILS)(?!\p{L})/iu, 'isSpring', null],
  [/^D[aei] ?\d{1,4}(?:[.,]\d{1,3})?$/u, 'isDiameterLetter', null],
  [/^m[nt]? ?= ?\d{1,2}(?:[.,]\d{1,3})?(?:[,;]? z ?\d? ?= ?\d{1,3}.{0,40})?$/u, 'isGear', null],
  [/^II?-NAHT(?!\p{L})|^WPS ?-? ?\d/iu, 'isWeld', 'iso2553'],
  // Rough, as DIN 140 and JIS B 0031 had it.
  [/^[~〜]$/u, 'isUnmachined', null],
  // `I32`, `l20`: read as figures, they would be 132 and 120.
  [/^[Il] ?\d{1,4}(?:[.,]\d{1,3})?$/u, 'isLikeOne', null],
  // `120 (128)`
  [
    /^(?:Ø ?)?\d{1,4}(?:[.,]\d{1,3})? ?\( ?(?:Ø ?)?\d{1,4}(?:[.,]\d{1,3})? ?\)$/u,
    'isTwoValues',
    null,
  ],
  // `70 Shore A`, `ShA 70`; behind the name of a rubber it is a material.
  [
    /^\d{2}(?: ?(?:±|\+\/-) ?\d{1,2}| ?- ?\d{2})? ?°? ?SH(?:ORE|\.)? ?-?[AD]$|^SH(?:ORE|\.)?[ -]?(?:HARDNESS )?[AD] ?[:=]? ?\d{2}(?: ?(?:±|\+\/-) ?\d{1,2}| ?- ?\d{2})?$|^SH(?:ORE|\.)?(?:[ -]?(?:HARDNESS|HÄRTE))?[ -:=]{0,2}\d{2}(?: ?(?:±|\+\/-) ?\d{1,2}| ?- ?\d{2})?[ °]{0,2}-?[AD]$/iu,
    'isShore',
    null,
  ],
  // `4 OFF`, `1 of 3`, `kg 2.35`
  [
    /^(?:\d{1,4} OFF|\d{1,2} (?:OF|VON) \d{1,2}|(?:KG|LBS?)\.? ?\d{1,5}(?:[.,]\d{1,3})?)$/iu,
    'isTitleEntry',
    null,
  ],
  [/^(?:mn ?=?|mt ?=) ?\d{1,2}(?:[.,]\d{1,3})?$/u, 'isGear', null],
  [
    /^ADC ?\d{1,2}Z?$|^ZAMAK ?-?\d$|^A3(?:56|57|60|80|83)(?:\.\d)?(?:-T\d{1,2})?$/iu,
    'isMaterial',
    null,
  ],
  // `Chrom 20 µm`
  [
    /^(?:CHROME?|NICKEL|ZINK|ZINC|KUPFER|COPPER|SILBER|SILVER|GOLD|ZINN|TIN):? \d{1,3} ?[µμ]m$/iu,
    'isCoating',
    null,
  ],
  [
    /^(?:ISO ?19598.{0,16}|ZN ?[-/] ?(?:NI|FE|CO)(?: ?\d{1,2})?(?: ?[µμ]m)?.{0,12})$/iu,
    'isCoating',
    null,
  ],
  [
    /^(?:BACK(?:ING)? ?(?:GOUGE|WELD|STRIP|BAR)|BACK ?GOUGED?|WURZEL (?:AUSGEARBEITET|AUSARBEITEN|GEGENGESCHWEI(?:SS|ß)T)|GEGENLAGE|BADSICHERUNG|MELT-? ?THRU)(?!\p{L})/iu,
    'isWeld',
    'iso2553',
  ],
  [
    /^s ?\d{1,2}(?:[.,]\d)? ?(?:II|\|\||HV|HY|DHV|DHY)$|^\d{1,2}(?:[.,]\d)? ?(?:HV|HY|DHV|DHY|DV|V|Y|U) ?\d{2} ?°$|^\d{1,2}\/\d{1,2}"? ?[▽∆Δ◸◹◿]|^\d{1,2}(?:[.,]5)? ?[◺◿⊿]$/u,
    'isWeld',
    'iso2553',
  ],
]
