import { useEffect, useRef, useState } from 'react'
import type { Box } from '../../../../reader/page.ts'
import type { ReadDrawing, ReadSheet } from '../../../../try/reader-client.ts'
import {
  onSheet,
  type Viewport,
  type ViewSize,
  visibleBox,
} from '../../../../try/viewport/viewport.ts'

/** Pixels of the picture of the whole sheet: enough for a large window, little enough for a phone. */
const wholePixels = 3_000_000

/** After the last movement, until the part in sight is drawn sharp (ms). */
const settleMs = 180

interface SheetPictureProps {
  drawing: ReadDrawing
  sheet: ReadSheet
  viewport: Viewport
  view: ViewSize
}

/** The sheet as it is in the file: a picture of the whole, and above it the part in sight at full sharpness. */
export function SheetPicture({ drawing, sheet, viewport, view }: SheetPictureProps) {
  const { page, width, height } = sheet.reading
  const wholeScale = Math.sqrt(wholePixels / (width * height))
  const whole = { x: 0, y: 0, width, height }
  const wanted = useWhenSettled(viewport, settleMs)
  const sharp = viewport.scale * devicePixelRatio
  const inSight = onSheet(visibleBox(wanted, view), sheet.reading)
  const needsDetail = inSight !== null && sharp > wholeScale * 1.1 && wanted === viewport
  return (
    <>
      <Part {...{ drawing, page, box: whole, scale: wholeScale, viewport }} />
      <Part
        {...{ drawing, page, viewport }}
        box={needsDetail ? inSight : undefined}
        scale={sharp}
      />
    </>
  )
}

interface PartProps {
  drawing: ReadDrawing
  page: number
  /** Undefined: what was drawn last stays where it belongs. */
  box: Box | undefined
  scale: number
  viewport: Viewport
}

/** A canvas with a part of the sheet, at its place in the window. */
function Part({ drawing, page, box, scale, viewport }: PartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<{ page: number; box: Box }>()
  const wish = box && [page, box.x, box.y, box.width, box.height, scale].join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wish` stands for page, box and scale
  useEffect(() => {
    if (!box) return
    let isWanted = true
    drawing.picture({ page, box, scale }).then(
      (bitmap) => {
        const target = canvas.current
        if (isWanted && target) {
          target.width = bitmap.width
          target.height = bitmap.height
          target.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
          setDrawn({ page, box })
        } else bitmap.close()
      },
      // A closed drawing answers nothing more; anything else is a fault of ours.
      (error: unknown) => isWanted && reportError(error),
    )
    return () => {
      isWanted = false
    }
  }, [drawing, wish])

  const isShown = drawn?.page === page
  const place = drawn?.box ?? { x: 0, y: 0, width: 0, height: 0 }
  return (
    <canvas
      ref={canvas}
      hidden={!isShown}
      style={{
        left: (place.x - viewport.x) * viewport.scale,
        top: (place.y - viewport.y) * viewport.scale,
        width: place.width * viewport.scale,
        height: place.height * viewport.scale,
      }}
    />
  )
}

/** A value once it has not changed for a while. */
function useWhenSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
