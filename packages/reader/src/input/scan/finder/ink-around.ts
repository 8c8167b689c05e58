import type { Point } from '../../../page.ts'
import { type GreyImage, shadeAt, white } from '../../raster/grey-image.ts'
import { type LineArea, onArea } from './line-area.ts'

/** Between ink and paper at least. */
const contrast = 60

/** Whether a place in the view of a text (along it, and up from its foot) is ink. */
export type IsInk = (place: Point) => boolean

/** The shade of the pixel that a place of a picture lies in. */
const shadeIn = (image: GreyImage, { x, y }: Point): number =>
  shadeAt(image, Math.floor(x), Math.floor(y))

/** The shades of lettering and of the paper in a text; null where it has no contrast. */
export function shadesIn(
  image: GreyImage,
  area: LineArea,
): { readonly dark: number; readonly light: number } | null {
  let [dark, light] = [white, 0]
  for (let x = 0; x < area.length; x += 1) {
    for (let y = 0; y < area.capitals; y += 1) {
      const shade = shadeIn(image, onArea(area, x, y))
      dark = Math.min(dark, shade)
      light = Math.max(light, shade)
    }
  }
  return light - dark < contrast ? null : { dark, light }
}

/** What is ink in and around a text, by its own darkest and lightest shades; null where it has no contrast. */
export function inkAround(image: GreyImage, area: LineArea): IsInk | null {
  const shades = shadesIn(image, area)
  if (!shades) return null
  const middle = (shades.dark + shades.light) / 2
  return ({ x, y }) => shadeIn(image, onArea(area, x, y)) < middle
}
