import { expect, it } from 'vitest'
import type { GreyImage } from '../../raster/grey-image.ts'
import { sheetPartsOf } from '../sheet-parts.ts'
import { written } from '../testing/written-text.ts'
import { holdsLettering } from './plain-ground.ts'

const pixelsPerMm = 300 / 25.4
const [width, height] = [700, 400]

/** A picture whose shades are those of a function of the place. */
function pictureOf(shadeAt: (x: number, y: number) => number): GreyImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    shadeAt(at % width, Math.floor(at / width)),
  )
  return { width, height, pixels }
}

/** The picture with a line of lettering in black. */
function lettered(text: string, { width, height, pixels }: GreyImage): GreyImage {
  const line = written(text)
  const out = pixels.slice()
  for (const [at, ink] of line.ink.entries()) {
    const [x, y] = [100 + (at % line.width), 150 + Math.floor(at / line.width)]
    if (ink === 1) out[y * width + x] = 20
  }
  return { width, height, pixels: out }
}

const isLettered = (image: GreyImage): boolean =>
  holdsLettering(image, sheetPartsOf(image, pixelsPerMm).lines)

/** A cylinder with a dark outline and two holes side by side, shaded from left to right. */
const shadedView = pictureOf((x, y) => {
  const isOnBody = x > 80 && x < 620 && y > 60 && y < 340
  const isEdge = isOnBody && (x < 84 || x > 616 || y < 64 || y > 336)
  const hole = Math.min(Math.hypot(x - 300, y - 200), Math.hypot(x - 350, y - 200))
  if (!isOnBody) return 255
  return isEdge || (hole > 16 && hole < 20) ? 10 : 90 + 100 * Math.sin((x - 80) / 180)
})

/** Threads over and under each other, each lit from above. */
const weave = pictureOf((x, y) => {
  const isOver = (Math.floor(x / 24) + Math.floor(y / 24)) % 2 === 0
  const along = (isOver ? x : y) % 24
  return 30 + 7 * (12 - Math.abs(along - 12)) + (isOver ? 40 : 0)
})

const paper = pictureOf(() => 255)

it.each([
  ['on paper', lettered('GEAR BOX', paper)],
  ['of one figure after another', lettered('25', paper)],
  [
    'on a grey field',
    lettered(
      'GEAR BOX',
      pictureOf(() => 170),
    ),
  ],
  [
    'on a field that fades',
    lettered(
      'GEAR BOX',
      pictureOf((x) => 150 + x / 10),
    ),
  ],
])('lettering %s is found in a picture', (_, image) => {
  expect(isLettered(image)).toBe(true)
})

it.each([
  ['a shaded view', shadedView],
  ['a texture', weave],
  ['smooth shading', pictureOf((x, y) => 128 + 100 * Math.sin(x / 90) * Math.cos(y / 70))],
  ['an empty field', paper],
])('%s holds none', (_, image) => {
  expect(isLettered(image)).toBe(false)
})

it('a texture in which marks stand in rows holds none', () => {
  const { lines } = sheetPartsOf(lettered('GEAR BOX', paper), pixelsPerMm)
  expect(holdsLettering(lettered('GEAR BOX', paper), lines)).toBe(true)
  expect(holdsLettering(lettered('GEAR BOX', weave), lines)).toBe(false)
})
