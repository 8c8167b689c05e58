import type { Box } from '@firstangle/drawings'

interface Size {
  width: number
  height: number
}

/** The part of a sheet around a box, moved where the sheet ends; its corner on whole millimetres. */
export function partAround(box: Box, { width, height }: Size, sheet: Size): Box {
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most))
  return {
    x: within(box.x + box.width / 2 - width / 2, sheet.width - width),
    y: within(box.y + box.height / 2 - height / 2, sheet.height - height),
    width,
    height,
  }
}
