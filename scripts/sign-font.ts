/**
 * Writes a font of the signs that the site's text faces lack, for input fields; elsewhere signs are drawn. Their
 * outlines come from the lettering of the drawings. Run after a change of its signs: `npx node scripts/sign-font.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { drawnAs, drawnSigns, layoutText, strokesOf } from '@firstangle/drawings/lettering'
import { outlineOf } from './sign-font/outline.ts'
import { type FontGlyph, trueType } from './sign-font/true-type.ts'

/** A font in another format, such as `woff2`. The package ships without types. */
type Convert = (font: Buffer, format: string) => Promise<Buffer>
const fontverter = createRequire(import.meta.url)('fontverter') as { convert: Convert }

/** Font units of one unit of the glyph grid: capitals are as tall as those of IBM Plex Mono. */
const scale = 70
/** On each side of a sign, and the width of its strokes, font units. */
const room = 80
const strokeWidth = 76

const file = join(import.meta.dirname, '../src/styles/fonts/signs.woff2')

const font = trueType({
  family: 'Firstangle Signs',
  unitsPerEm: 1000,
  ascent: 1025,
  descent: 275,
  glyphs: [...drawnSigns].map(glyphOf),
})
const packed = await fontverter.convert(font, 'woff2')
await writeFile(file, packed)
console.log(file, packed.length)

function glyphOf(character: string): FontGlyph {
  const lettered = drawnAs[character] ?? character
  const contours = strokesOf(lettered).flatMap((stroke) => outlineOf(stroke, strokeWidth / scale))
  return {
    character,
    advance: layoutText(lettered).width * scale + 2 * room,
    contours: contours.map((contour) =>
      contour.map(({ x, y }) => ({ x: x * scale + room, y: y * scale })),
    ),
  }
}
