/** How a drawing is written into a PDF: the ways of different CAD programs. */
export interface PdfStyle {
  /** What one item of text holds; `outlines` has no text at all. Default `lines`. */
  readonly runs?: 'lines' | 'words' | 'glyphs' | 'outlines'
  /** Signs such as Ø, ↧ or ⌖: characters, strokes between the figures, or letters of a private font. Default `text`. */
  readonly symbols?: 'text' | 'strokes' | 'privateFont'
  /** Letters and figures in the drawing's own stroke lettering (default) or in Helvetica. */
  readonly font?: 'lettering' | 'helvetica'
  /** The page's /Rotate; the sheet is still shown upright. Default 0. */
  readonly rotate?: 0 | 90 | 180 | 270
  /** Title in the document's properties. */
  readonly title?: string
}
