/** A way to draw a sign: its width and its strokes, on the grid of the lettering (tenths of capitals, y up). */
export type DrawnSign = readonly [width: number, strokes: string]

/** Ways in which drawing programs draw the signs of holes (ISO 15786, ASME Y14.5). */
export const holeSigns: Readonly<Record<'↧' | '⌴' | '⌵', readonly DrawnSign[]>> = {
  '↧': [
    [7, '0,10 7,10;3.5,10 3.5,0;1.6,4 3.5,0 5.4,4'],
    [10, '0,10 10,10;5,10 5,0;1.2,6 5,0 8.8,6'],
    [8, '0,10 8,10;4,10 4,0;2,4 6,4 4,0 2,4 4,2 6,4'],
    [6, '0,9 6,9;3,9 3,0;1,3 3,0 5,3'],
  ],
  '⌴': [
    [10, '0,5 0,0 10,0 10,5'],
    [10, '0,7 0,0 10,0 10,7'],
    [9, '0,9 0,0 9,0 9,9'],
  ],
  '⌵': [
    [10, '0,5 5,0 10,5'],
    [10, '0,8 5,0 10,8'],
    [10, '0,6 5,0 10,6'],
  ],
}
