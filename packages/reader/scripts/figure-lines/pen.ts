import type { SKRSContext2D } from '@napi-rs/canvas'

/** Draws single strokes, each in a width of its own. */
export type Pen = ReturnType<typeof penOf>

/** Draws single strokes, each in the width that `width` gives next. */
export function penOf(context: SKRSContext2D, width: () => number) {
  const stroke = (draw: () => void) => {
    context.lineWidth = width()
    context.beginPath()
    draw()
    context.stroke()
  }
  return {
    line: (x0: number, y0: number, x1: number, y1: number) =>
      stroke(() => {
        context.moveTo(x0, y0)
        context.lineTo(x1, y1)
      }),
    circle: (x: number, y: number, radius: number) =>
      stroke(() => context.arc(x, y, radius, 0, 2 * Math.PI)),
    box: (x: number, y: number, wide: number, high: number) =>
      stroke(() => context.rect(x, y, wide, high)),
    triangle: (...points: readonly (readonly [number, number])[]) => {
      context.beginPath()
      for (const [x, y] of points) context.lineTo(x, y)
      context.fill()
    },
  }
}
