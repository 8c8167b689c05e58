import type { SKRSContext2D } from '@napi-rs/canvas'
import { type Random, tools } from '../random.ts'
import { lettering } from './line-lettering.ts'

/** Draws a line of text with its foot at the origin, stretched and sloping; gives its length in pixels. */
export function drawLine(
  context: SKRSContext2D,
  text: string,
  capitals: number,
  random: Random,
): number {
  const { chance, between } = tools(random)
  const draw = lettering(context, capitals, random)
  const slope = chance(0.35) ? between(0, 0.35) : between(-0.015, 0.015)
  // Points stand in less room on many drawings than their letters leave them.
  const roomOfPoint = chance(0.6) ? between(0.3, 1) : 1
  // Rings of degree stand apart in many faces, and higher than their letters.
  const ringApart = chance(0.25) ? capitals * between(0, 0.6) : 0
  const ringUp = chance(0.25) ? capitals * between(0, 0.25) : 0
  const stretch = between(0.75, 1.2)
  let length = 0
  context.save()
  context.transform(stretch, 0, -slope, 1, 0, 0)
  for (const character of text) {
    const isRing = character === '°'
    if (isRing) context.translate(ringApart, -ringUp)
    const advance = draw(character) * (character === '.' ? roomOfPoint : 1)
    context.translate(advance, isRing ? ringUp : 0)
    length += stretch * (advance + (isRing ? ringApart : 0))
  }
  context.restore()
  return length
}
