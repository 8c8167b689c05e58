interface SheetPictureProps {
  src: string
  /** Of the sheet, in the units of the drawing around it. */
  width: number
  height: number
  /** On the first screen, where it is fetched at once. */
  isFirst?: boolean
}

/**
 * A sheet inside an SVG, below what is drawn over it. An SVG's own `image` is fetched before the page is painted, however far
 * down it stands; this one is fetched when it comes near.
 */
export function SheetPicture({ src, width, height, isFirst }: SheetPictureProps) {
  return (
    <foreignObject width={width} height={height}>
      <img src={src} alt="" className="size-full" loading={isFirst ? undefined : 'lazy'} />
    </foreignObject>
  )
}
