import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawStrokes } from '../draw-strokes.ts'
import { type Random, tools } from '../random.ts'
import { registerSiteFaces } from '../site-faces.ts'
import { hersheyFace, isoFace, type StrokeFace, signFace } from './stroke-faces.ts'

registerSiteFaces()

/** Faces of texts that programs write as text; those that are seen more often stand here more often. */
const families = [
  'Liberation Sans',
  'Liberation Sans',
  'Liberation Sans',
  'Liberation Sans Narrow',
  'osifont',
  'osifont',
  'osifont',
  'OSP-DIN',
  'DejaVu Sans',
  'DejaVu Sans Mono',
  'Barlow',
  'Plex',
  'Plex Mono',
  'URW Gothic',
  'URW Gothic',
  'Carlito',
  'Roboto',
  'Open Sans',
  'Lato',
  'FreeSans',
  'Liberation Serif',
  'Liberation Mono',
]
const styles = ['', '', '', '', 'italic ', 'bold ']
const hersheyFaces = ['rowmans', 'futural'].map(hersheyFace)

/** Draws one character with its foot at the origin and says how far behind it the next one stands, in pixels. */
type DrawLetter = (character: string) => number

/** A way of lettering that stays the same within a line. */
export function lettering(context: SKRSContext2D, capitals: number, random: Random): DrawLetter {
  const { any, chance, between } = tools(random)
  context.lineWidth = capitals * (0.06 + 0.13 * random() ** 1.3)
  context.lineCap = chance(0.7) ? 'round' : 'butt'
  context.lineJoin = 'round'
  const way = Math.floor(random() * 12)
  const pen = context.lineWidth
  const diameter = chance(0.75) ? diameterSign(context, capitals, random) : null
  const isComma = chance(0.4)
  const strokes = (face: StrokeFace): DrawLetter => {
    const unit = capitals / 10
    return (character) => {
      const glyph = face(character) ?? isoFace(way)(character)
      if (!glyph) return 0.5 * capitals
      drawStrokes(context, glyph.strokes, unit)
      return glyph.advance * unit
    }
  }
  const kind = random()
  const face =
    kind < 0.5
      ? strokes(kind < 0.3 ? isoFace(way) : any(hersheyFaces))
      : printed(context, capitals, `${any(styles)}FONT"${any(families)}"`, {
          heavier: chance(0.3) ? between(0, 0.06) * capitals : 0,
          spacing: chance(0.3) ? between(0, 0.15) * capitals : 0,
        })
  const sign = strokes(signFace(way))
  const isDrawn = (character: string) =>
    /[↧⌴⌵□]/.test(character) || (character === '±' && way % 3 !== 0)
  const isTimes = way % 4 === 0 && kind >= 0.5
  return (character) => {
    context.lineWidth = pen
    if (character === 'Ø' && diameter) return diameter()
    if (isDrawn(character)) return sign(character)
    if (character === '.' && isComma) return face(',')
    return face(character === 'x' && isTimes ? '×' : character)
  }
}

/** A circle with a stroke through it, as drawing programs draw the sign of a diameter. */
function diameterSign(context: SKRSContext2D, capitals: number, random: Random): () => number {
  const { between } = tools(random)
  const radius = capitals * between(0.3, 0.5)
  const width = radius * between(0.8, 1.05)
  const reach = radius * between(1, 1.7)
  const lean = between(0.5, 1)
  const room = capitals * between(0.1, 0.25)
  const middle = -0.5 * capitals
  return () => {
    context.beginPath()
    context.ellipse(width, middle, width, radius, 0, 0, 2 * Math.PI)
    context.moveTo(width - reach * lean, middle + reach)
    context.lineTo(width + reach * lean, middle - reach)
    context.stroke()
    return 2 * width + room
  }
}

/** Letters of a font, as high as other capitals. */
function printed(
  context: SKRSContext2D,
  capitals: number,
  font: string,
  { heavier, spacing }: { readonly heavier: number; readonly spacing: number },
): DrawLetter {
  context.font = font.replace('FONT', '100px ')
  const size = (100 * capitals) / context.measureText('H').actualBoundingBoxAscent
  return (character) => {
    context.font = font.replace('FONT', `${size.toFixed(1)}px `)
    context.fillText(character, 0, 0)
    if (heavier > 0) {
      context.lineWidth = heavier
      context.strokeText(character, 0, 0)
    }
    return context.measureText(character).width + spacing
  }
}
