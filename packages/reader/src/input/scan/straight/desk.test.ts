import { expect, it } from 'vitest'
import { withoutDesk } from './desk.ts'

const [width, height] = [640, 480]

/** A sheet with a frame that lies a little turned, lit from the left; `desk` is the shade around it. */
function photographed(desk: number) {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [u, v] = [x + 0.03 * y, y - 0.03 * x]
    const isWithin = (edge: number) =>
      u >= edge + 10 && v >= edge && u < width - edge && v < height - edge - 15
    const isFrame = isWithin(100) && !isWithin(103)
    const paper = isFrame ? 40 : 235
    return (isWithin(60) ? paper : desk) * (1 - (0.3 * x) / width)
  })
  return { width, height, pixels }
}

const places = { corner: [3, 3], left: [20, 240], right: [630, 240], edge: [320, 68] } as const

it('lets the paper go on where the desk was', () => {
  const paper = withoutDesk(photographed(110))
  for (const [x, y] of Object.values(places)) {
    const light = 1 - (0.3 * x) / width
    expect((paper?.pixels[y * width + x] ?? 0) / light).toBeGreaterThan(205)
  }
})

it('keeps what is on the paper', () => {
  const given = photographed(110)
  const paper = withoutDesk(given)
  const inner = (pixels?: Uint8Array) =>
    Array.from({ length: 280 }, (_, i) =>
      pixels?.subarray((100 + i) * width + 130, (101 + i) * width - 130),
    )
  expect(inner(paper?.pixels)).toEqual(inner(given.pixels))
})

it('sees no desk where the paper fills the picture, nor in shade that comes slowly', () => {
  expect(withoutDesk(photographed(235))).toBeNull()
  const pixels = Uint8Array.from(
    { length: width * height },
    (_, at) => 60 + ((at % width) * 180) / width,
  )
  expect(withoutDesk({ width, height, pixels })).toBeNull()
})
