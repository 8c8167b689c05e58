import type { PrintedTolerance } from '../callout.ts'
import type { Cursor } from './cursor.ts'

const letters = '(?:CD|EF|FG|JS|Js|Z[ABC]|[A-HJKMNPRSTUVXYZ]|cd|ef|fg|js|z[abc]|[a-hjkmnprstuvxyz])'
const grade = '(?:1[0-8]|01|0|[1-9])'
/** `Ø4H7x8`, `181 H7Ø`: the depth or the sign may stand close behind. */
const end = '(?![\\d.,]*\\d)(?!(?![xX]\\d)[A-Za-zÀ-ÖÙ-ÿ])'
const single = new RegExp(`(${letters}) ?(${grade})${end}`, 'uy')
const partner = new RegExp(`[/-] ?(${letters}) ?(${grade})${end}`, 'uy')
/** `H7 g6`, `K7 h6`: hole and shaft of a fit system whose bar was left out; `x8`, `t5` may be other sizes. */
const shaftOfH = new RegExp(`([a-hj-np-s]|js)(${grade})${end}`, 'uy')
const shaftH = new RegExp(`(h)(${grade})${end}`, 'uy')
const stacked = new RegExp(`\\{(${letters}${grade});(${letters}${grade})\\}`, 'uy')

/** `L0/k6`, `H7/l0`: rolling bearings of a tolerance class on a shaft or in a housing (GOST 3325). */
const ofBearing = new RegExp(
  `(L[02456]/(?:js|[a-hj-np-s])${grade}|(?:JS|[A-HJ-NP-S])${grade}/[lL][02456])${end}`,
  'uy',
)

const isUpper = (letter: string): boolean => letter === letter.toUpperCase()

/** What these letters mean elsewhere: thread M6, radius R5, chamfer C1, `x4` times. */
function isSomethingElse(letter: string, step: number, size: number, hasSign: boolean): boolean {
  if (letter === 'x' || letter === 'X') return true
  if (step < 1) return !hasSign || !/^(?:h|js)$/i.test(letter)
  if (letter === 'R') return !hasSign || step < 6 || step > 8
  if (letter === 'M') return step < 5 || step > 8 || size < step * 1.5
  if (/^[ABCabc]$/.test(letter)) return step < 8
  // `3V3`, `1V8`: a voltage; V begins at 14 mm.
  if (/^[Vv]$/.test(letter)) return step < 5 || (size < 14 && !hasSign)
  return step < 3 && !hasSign
}

/** The shaft of a hole, or the hole of a shaft: one is in capitals, the other is not. */
function takePartner(cursor: Cursor, letter: string): RegExpExecArray | null {
  const match = cursor.take(partner) ?? cursor.take(letter === 'H' ? shaftOfH : shaftH)
  return match && isUpper(match[1] ?? '') !== isUpper(letter) ? match : null
}

/** `H7`, `k6`, `H7/g6`, `{H7;g6}` behind a size (ISO 286-1). */
export function takeFit(cursor: Cursor, size: number, hasSign: boolean): PrintedTolerance | null {
  return cursor.attempt((at) => {
    const both = at.take(stacked)
    if (both) return { fit: `${both[1]}/${both[2]}` }
    const bearing = at.take(ofBearing)?.[1]
    if (bearing) return { fit: bearing }
    const first = at.take(single)
    if (!first) return null
    const [, letter = '', step = ''] = first
    // `Ø5 x 16 / M6`: a depth behind a cross, and the next line of the note.
    if (/^[xX] /.test(first[0])) return null
    // `x 21 M8-6H`: a thread behind a depth.
    if (letter === 'M' && at.sees(/- ?\d{1,2}[GHefgh]/y)) return null
    const second = at.attempt((next) => takePartner(next, letter))
    const order = step === '01' ? -1 : Number(step)
    if (!second && isSomethingElse(letter, order, size, hasSign)) return null
    return { fit: `${letter}${step}${second ? `/${second[1]}${second[2]}` : ''}` }
  })
}
