/**
 * Single-stroke alphabet after ISO 3098 type B vertical, own design on a grid of 1/10 of the height of
 * capitals. Base line y = 0, y up, capitals 10, small letters 7, descenders -3.
 * A stroke is a list of points; `x,y~r` rounds that corner with radius r. Strokes are separated by `;`.
 * Entry: [width in grid units, strokes].
 */
export type Glyph = readonly [width: number, strokes: string]
