import { SheetPicture, sampleSize } from '../../components/sheets/sheet-picture.tsx'

interface SheetCropProps {
  /** Address of the sheet. */
  sheet: string
  /** What is drawn over it. */
  layer?: string
  /** What is shown of it: left edge, top edge, width, height, in mm. */
  view: readonly [x: number, y: number, width: number, height: number]
  /** What is seen, in words. */
  alt: string
}

/** A part of a sample sheet, as large as its lettering needs to be read. */
export function SheetCrop({ sheet, layer, view, alt }: SheetCropProps) {
  return (
    <svg viewBox={view.join(' ')} role="img" aria-label={alt} className="block h-auto w-full">
      <SheetPicture src={sheet} {...sampleSize} />
      {layer && <SheetPicture src={layer} {...sampleSize} />}
    </svg>
  )
}
