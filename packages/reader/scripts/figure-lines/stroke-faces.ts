import { readFileSync } from 'node:fs'
import { glyphs, type Stroke, strokesOfSource } from '@firstangle/drawings/lettering'
import { type DrawnSign, holeSigns } from '../hole-signs.ts'

/** Strokes of a glyph in tenths of capitals, y up, and how far behind its start the next one stands. */
interface StrokedGlyph {
  readonly strokes: readonly Stroke[]
  readonly advance: number
}

/** Room between a glyph and the next one, in tenths of capitals; ISO 3098 has two, printers leave a little more. */
const gap = { iso: 2.2, sign: 2 }

/** Gives a glyph by its character; undefined where the face has none. */
export type StrokeFace = (character: string) => StrokedGlyph | undefined

/** The lettering of ISO 3098; letters that have several forms are drawn in the one that `way` names. */
export const isoFace =
  (way: number): StrokeFace =>
  (character) => {
    const glyph = glyphs[character]
    if (!glyph) return undefined
    const [width, ...forms] = glyph
    return { strokes: strokesOfSource(String(forms[way % forms.length])), advance: width + gap.iso }
  }

/** Capitals of the Hershey faces reach from -12 to 9, y down. */
const hershey = { foot: 9, scale: 10 / 21 }
const folder = '/usr/share/hershey-fonts'

/** A face of the Hershey fonts in the format of James Hurt, from the Debian package `hershey-fonts-data`. */
export function hersheyFace(name: string): StrokeFace {
  const source = readFileSync(`${folder}/${name}.jhf`, 'latin1').replaceAll('\r', '')
  // A glyph begins with its number and the count of its points; long ones go on over several lines.
  const lines = source.replaceAll(/\n(?![ \d]{5}[ \d]{3})/g, '').split('\n')
  const face = new Map(
    lines.map((line, index) => [String.fromCharCode(32 + index), hersheyGlyph(line)]),
  )
  return (character) => face.get(character)
}

/** Numbers are letters whose distance from R counts. */
const numberAt = (text: string, place: number) => text.charCodeAt(place) - 'R'.charCodeAt(0)

/** Behind eight figures a line of the file has the left and the right edge, then the points as pairs; ` R` lifts the pen. */
function hersheyGlyph(line: string): StrokedGlyph {
  const [left, right] = [numberAt(line, 8), numberAt(line, 9)]
  const strokes = line
    .slice(10)
    .match(/../g)
    ?.join(' ')
    .split(/(?:^| ) R(?: |$)/)
  const written = (strokes ?? [])
    .map((stroke) =>
      stroke
        .split(' ')
        .filter((pair) => pair.length === 2)
        .map((pair) => {
          const [x, y] = [numberAt(pair, 0) - left, hershey.foot - numberAt(pair, 1)]
          return `${(x * hershey.scale).toFixed(2)},${(y * hershey.scale).toFixed(2)}`
        }),
    )
    .filter((points) => points.length > 1)
    .map((points) => points.join(' '))
    .join(';')
  return {
    strokes: written === '' ? [] : strokesOfSource(written),
    advance: (right - left) * hershey.scale,
  }
}

/** Ways in which drawing programs draw signs. */
const signs: Readonly<Record<string, readonly DrawnSign[]>> = {
  ...holeSigns,
  '□': [
    [8, '0,0 8,0 8,8 0,8 0,0'],
    [7, '0,1 7,1 7,8 0,8 0,1'],
  ],
  '±': [
    [6, '0,6 6,6;3,3 3,9;0,0.5 6,0.5'],
    [7, '0,6.5 7,6.5;3.5,3 3.5,10;0,0 7,0'],
    [5, '0,5.5 5,5.5;2.5,3 2.5,8;0,1.5 5,1.5'],
  ],
}

/** Signs as drawing programs draw them, in one of their ways. */
export const signFace =
  (way: number): StrokeFace =>
  (character) => {
    const ways = signs[character]
    const sign = ways?.[way % ways.length]
    return sign && { strokes: strokesOfSource(sign[1]), advance: sign[0] + gap.sign }
  }
