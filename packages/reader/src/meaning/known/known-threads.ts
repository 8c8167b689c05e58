import type { SourceKey } from '../keys.ts'
import type { StatementKey } from '../statement-keys.ts'

const count = '(?:\\d{1,2} ?[x×-] ?)?'
const coil = '(?:EG|STI|(?:(?:EINSATZ|INSERT) )?(?:H-?COIL|HELI-?COIL)(?: (?:INSERTS?|EINSATZ))?)'

/** Threads that the grammar has no table for, and holes that are named by one. The first counts. */
export const knownThreads: readonly (readonly [RegExp, StatementKey, SourceKey | null])[] = [
  [/\bNPS[FI](?![\p{L}])/iu, 'isDrysealStraight', null],
  [/\bNPS(?:[MCLH]|(?= ?\d|$))(?![\p{L}])/iu, 'isStraightPipe', 'asmeB1201'],
  [/\bANPT(?![\p{L}])/iu, 'isAnpt', null],
  [
    /^\d[\d ./]{0,6}-11\.5 ?N(?:H|ST)R?$|^\d[\d ./]{0,6}(?:-[\d.]{1,4})? ?(?:NH|NST|GHT)$/iu,
    'isHoseThread',
    null,
  ],
  [/^PG ?\d/i, 'isConduit', null],
  [
    /^(?:(?:NO|NR|#)\.? ?\d{1,2}|(?:LTR|LETTER)\.? [A-Z]|"?[A-Z]"?)(?: ?\( ?\d?\.\d{2,4}"? ?\))? DRILL|^DRILL (?:#|NO\.? ?)\d{1,2}(?!\d)/i,
    'isDrillSize',
    null,
  ],
  [/^\.?\d[\d/.-]{0,8} STUB ACME/i, 'isStubAcme', null],
  [
    /^(?:\d{0,2}\.\d{1,4}|\d[\d /]{0,6}) ?-\d{1,2} (?:N )?BUTT(?!\p{L})|^BUTTRESS \d?\.?\d{1,3} ?- ?\d/iu,
    'isButtressInch',
    null,
  ],
  [/^ST ?\d(?:[.,]\d)?(?: ?[x×-] ?\d{1,3}(?:[.,]\d)?)?$/i, 'isTappingScrew', null],
  [/^(?:KGT|KUGELGEWINDE(?:TRIEB|SPINDEL)?|BALL ?SCREW)(?!\p{L})/iu, 'isBallScrew', null],
  [/^S ?(?:0[.,][3-9]|1[.,][0-4])\d?$/, 'isMiniatureThread', null],
  [/^S ?\d+(?:[.,]\d+)? ?[x×] ?\d/i, 'isButtress', 'din513'],
  [/^Rd ?\d|^RUNDGEWINDE(?!\p{L})|^(?:KNUCKLE|ROUND) THREADS?$/iu, 'isKnuckle', 'din405'],
  [/^(?:\d+ ?[x×] ?)?MJ ?\d/i, 'isMjThread', 'iso5855'],
  [
    /^M ?\d{1,2}(?:[.,]\d)? ?[x×] ?\d(?:[.,]\d{1,2})?,? ?(?:KEG\.?|KEGELIG|KONISCH|TAPER(?:ED)?|DIN 158)/iu,
    'isTaperMetric',
    null,
  ],
  [
    new RegExp(
      `^${count}(?:(?:EG|STI) ?-? ?M ?\\d|M ?\\d[\\d.,x× ]{0,9}(?: ?-? ?\\d[GH])? \\(?${coil}\\)?(?: ?[\\d.,]{1,4} ?[x×]? ?D)?$|HELI-?COIL:? M ?\\d)`,
      'iu',
    ),
    'isInsertHole',
    null,
  ],
  [
    new RegExp(
      `^${count}(?:#|NO\\.? ?)?(?:\\d{1,2}|\\d{0,2}\\.\\d{1,4}|\\d{1,2}/\\d{1,2}) ?- ?\\d{1,2}.{0,16} ${coil}(?!\\p{L})|^${count}HELI-?COIL:? (?:#|\\.?\\d)`,
      'iu',
    ),
    'isInsertHole',
    null,
  ],
  [
    /^(?:\d+ ?[x×] ?)?(?:M ?\d[\d.,x× ]{0,9} ?(?:\(|(?:MIT|WITH|FÜR|FOR) )?(?:(?:GEWINDE)?EINSATZ|GEWINDEBUCHSE|ENSAT|KEENSERT|TIME-?SERT|(?:THREADED )?INSERT|INS-?\d(?:\.\d)?D|PEM(?:[ -]?(?:NUT|MUTTER))?|(?:RIVET|PRESS|CLINCH)[ -]?NUT|(?:BLIND|EIN)?(?:NIET|PRESS)-?MUTTERN?)S?(?!\p{L})|(?:ENSAT|KEENSERT|TIME-?SERT|GEWINDE(?:EINSATZ|BUCHSE)|THREADED INSERT|INSERT):? ?(?:M ?\d|#?\.?\d))/iu,
    'isBushHole',
    null,
  ],
  [/^W ?\d{2}[.,]\d ?[x×] ?1\/14/i, 'isGasThread', null],
  [/^W ?\d{2,3} ?[x×] ?1\/(?:[468]|1[0-26])"?(?: ?(?:LH|LINKS))?$/iu, 'isWhitworthFine', null],
  [
    /^(?:GOST |ГОСТ )?[KК] ?(?:\d ?)?\d\/\d{1,2} ?"?(?: ?(?:GOST|ГОСТ) ?6111.{0,4})?$/iu,
    'isGostTaper',
    null,
  ],
  [/^(?:\d{1,2} ?BA|BA ?\d{1,2})(?: THREAD)?$/, 'isBaThread', null],
  [/^E ?(?:27|33|40)$/, 'isEdisonThread', null],
  // `T8x8`, `T8*2`, `Tr8x8`: lead screws as their makers name them, with the lead behind the cross.
  [/^T[Rr]? ?(?:[5-9]|[12]\d|3[026]|40) ?[x×*] ?\d{1,2}$/u, 'isLeadScrew', null],
  [/^(?:VG ?\d{1,2}(?:[.,]\d{1,2})?|\d{1,2}V[12])$/iu, 'isValveThread', null],
]
