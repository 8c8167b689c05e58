import type { Point } from '../../../page.ts'
import { type GreyImage, white } from '../../raster/grey-image.ts'
import { type LineArea, onArea } from './line-area.ts'

/** Between ink and paper at least. */
const contrast = 60

/** Whether a place in the view of a text (along it, and up from its foot) is ink. */
export type IsInk = (place: Point) => boolean

/** What is ink in and around a text, by its own darkest and lightest shades; null where it has no contrast. */
export function inkAround(image: GreyImage, area: LineArea): IsInk | null {
  const shadeAt = ({ x, y }: Point) => {
    const place = onArea(area, x, y)
    const [u, v] = [Math.floor(place.x), Math.floor(place.y)]
    const isOutside = u < 0 || v < 0 || u >= image.width || v >= image.height
    return isOutside ? white : (image.pixels[v * image.width + u] as number)
  }
  let [dark, light] = [white, 0]
  for (let x = 0; x < area.length; x += 1) {
    for (let y = 0; y < area.capitals; y += 1) {
      const shade = shadeAt({ x, y })
      dark = Math.min(dark, shade)
      light = Math.max(light, shade)
    }
  }
  if (light - dark < contrast) return null
  return (place) => shadeAt(place) < (dark + light) / 2
}
