import {
  type Box,
  nameOfPicture,
  type ReadDrawing,
  type ReadSheet,
  wholePicture,
} from '@firstangle/reader'
import { useEffect, useRef, useState } from 'react'
import {
  onSheet,
  type Viewport,
  type ViewSize,
  visibleBox,
} from '../../../../try/viewport/viewport.ts'

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
  const whole = wholePicture(sheet.reading)
  const wanted = useWhenSettled(viewport, settleMs)
  const sharp = viewport.scale * devicePixelRatio
  const inSight = onSheet(visibleBox(wanted, view), sheet.reading)
  const needsDetail = inSight !== null && sharp > whole.scale * 1.1 && wanted === viewport
  return (
    <>
      <Part drawing={drawing} viewport={viewport} view={view} {...whole} />
      <Part
        drawing={drawing}
        viewport={viewport}
        view={view}
        page={whole.page}
        box={needsDetail ? inSight : undefined}
        scale={sharp}
      />
    </>
  )
}

interface PartProps {
  drawing: ReadDrawing
  page: number
  /** Undefined keeps what was drawn last, at its place on the sheet. */
  box: Box | undefined
  scale: number
  viewport: Viewport
  view: ViewSize
}

/** A canvas with a part of the sheet, at its place in the window. */
function Part({ drawing, page, box, scale, viewport, view }: PartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<{ page: number; box: Box }>()
  const name = box && nameOfPicture({ page, box, scale })
  const { picture } = drawing

  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` stands for page, box and scale
  useEffect(() => {
    if (!box) return
    let isWanted = true
    picture({ page, box, scale }).then(
      (bitmap) => {
        const target = canvas.current
        if (isWanted && target) {
          target.width = bitmap.width
          target.height = bitmap.height
          target.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
          setDrawn({ page, box })
        } else bitmap.close()
      },
      // A closed drawing answers nothing more; anything else is a bug.
      (error: unknown) => isWanted && reportError(error),
    )
    return () => {
      isWanted = false
    }
  }, [picture, name])

  const isShown = drawn?.page === page
  const place = drawn?.box ?? { x: 0, y: 0, width: 0, height: 0 }
  return (
    <canvas
      ref={canvas}
      hidden={!isShown}
      style={{
        left: share((place.x - viewport.x) * viewport.scale, view.width),
        top: share((place.y - viewport.y) * viewport.scale, view.height),
        width: share(place.width * viewport.scale, view.width),
        height: share(place.height * viewport.scale, view.height),
      }}
    />
  )
}

/** A length as a share of the window, so that picture and boxes stay together where paper is narrower than the screen. */
const share = (length: number, whole: number): string => `${(100 * length) / whole}%`

/** The value as it was when it last stayed the same for `milliseconds`. */
function useWhenSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
