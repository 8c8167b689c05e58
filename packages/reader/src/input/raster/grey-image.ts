/** A picture in shades of grey: 0 black, 255 white, row by row. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** The shade of white paper. */
export const white = 255

/** A picture of nothing but white paper. */
export function blankPaper(width: number, height: number): GreyImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(white) }
}

/** The shade of a pixel; beyond the picture there is white paper. */
export function shadeAt({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const isOutside = x < 0 || y < 0 || x >= width || y >= height
  return isOutside ? white : (pixels[y * width + x] as number)
}

/** Grey of a colour (ITU-R BT.601). */
export function greyShade(red: number, green: number, blue: number): number {
  return (red * 299 + green * 587 + blue * 114) / 1000
}

/** Grey of colours, transparent pixels on white paper, written from `start` on. */
export function writeGrey(rgba: ArrayLike<number>, target: Uint8Array, start: number): void {
  for (let from = 0, to = start; from + 3 < rgba.length; from += 4, to += 1) {
    const red = rgba[from] as number
    const green = rgba[from + 1] as number
    const blue = rgba[from + 2] as number
    const alpha = rgba[from + 3] as number
    const shade = greyShade(red, green, blue)
    target[to] = alpha === 255 ? shade : white + ((shade - white) * alpha) / 255
  }
}

/** The picture turned clockwise by a multiple of 90 degrees. */
export function turned(image: GreyImage, degrees: 0 | 90 | 180 | 270): GreyImage {
  if (degrees === 0) return image
  const { width, height, pixels } = image
  const isUpright = degrees === 180
  const target = {
    width: isUpright ? width : height,
    height: isUpright ? height : width,
    pixels: new Uint8Array(pixels.length),
  }
  const placeOf = {
    90: (x: number, y: number) => x * height + height - 1 - y,
    180: (x: number, y: number) => (height - 1 - y) * width + width - 1 - x,
    270: (x: number, y: number) => (width - 1 - x) * height + y,
  }[degrees]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      target.pixels[placeOf(x, y)] = pixels[y * width + x] as number
    }
  }
  return target
}
