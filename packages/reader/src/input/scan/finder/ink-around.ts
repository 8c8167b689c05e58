import type { Point } from '../../../page.ts'
import { type GreyImage, white } from '../../raster/grey-image.ts'
import { type LineArea, onArea } from './line-area.ts'

/** Between ink and paper at least. */
const contrast = 60

/** Whether a place in the view of a text (along it, and up from its foot) is ink. */
export type IsInk = (place: Point) => boolean

/** The shade of a place of a picture; beyond it there is paper. */
export function shadeAt({ width, height, pixels }: GreyImage, { x, y }: Point): number {
  const [u, v] = [Math.floor(x), Math.floor(y)]
  const isOutside = u < 0 || v < 0 || u >= width || v >= height
  return isOutside ? white : (pixels[v * width + u] as number)
}

/** The shades of lettering and of the paper in a text; null where it has no contrast. */
export function shadesIn(
  image: GreyImage,
  area: LineArea,
): { readonly dark: number; readonly light: number } | null {
  let [dark, light] = [white, 0]
  for (let x = 0; x < area.length; x += 1) {
    for (let y = 0; y < area.capitals; y += 1) {
      const shade = shadeAt(image, onArea(area, x, y))
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
  return ({ x, y }) => shadeAt(image, onArea(area, x, y)) < middle
}
