/** Glyphs of one part that the network tells apart, in its order. */
export const readableGlyphs: readonly string[] = [
  ...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghklmnopqrstuvwxyz()+/Ø↧⌴⌵',
]

/** What the network says of anything else. */
export const otherGlyph = ''
