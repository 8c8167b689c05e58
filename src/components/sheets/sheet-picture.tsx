/** Size of our sample sheets, mm: A3 across. */
export const sampleSize = { width: 420, height: 297 } as const

interface SheetPictureProps {
  src: string
  /** Size of the sheet, in the units of the drawing around it. */
  width: number
  height: number
}

/**
 * A sheet inside an SVG below the first screen, under what is drawn over it; fetched when it comes near. An SVG's own
 * `image` is fetched before the page is painted, however far down it stands, and so fits first screens only.
 */
export function SheetPicture({ src, width, height }: SheetPictureProps) {
  return (
    <foreignObject width={width} height={height}>
      <img src={src} alt="" className="size-full" loading="lazy" />
    </foreignObject>
  )
}
