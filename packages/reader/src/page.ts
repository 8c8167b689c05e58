/** A place on the sheet: millimetres on paper, origin at the top left of the page as it is shown, y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Upright box, millimetres on paper. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A run of text as the file holds it: a glyph, a word or a line. */
export interface TextRun {
  readonly text: string
  /** Start of the base line. */
  readonly origin: Point
  /** Length along the base line (mm). */
  readonly advance: number
  /** Height of the font (mm): about 1.4 times that of capitals. */
  readonly size: number
  /** Direction of reading in degrees, counter-clockwise as seen: 0 to the right, 90 upwards. */
  readonly rotation: number
  /** Upright box around the run. */
  readonly box: Box
  /** Name of the font, which alone tells a symbol font; empty for recognised text. */
  readonly font: string
  /** 0 to 1: 1 for text of the file, the engine's own for recognised text. */
  readonly confidence: number
  /** A value that was recognised twice, mark by mark and with all that stands around it, and alike. */
  readonly isConfirmed?: boolean
}

/** One subpath; curves are flattened to a tolerance of 0.02 mm. */
export interface Polyline {
  readonly points: readonly Point[]
  readonly isClosed: boolean
}

/** What one painting operation draws. */
export interface Path {
  readonly lines: readonly Polyline[]
  readonly isStroked: boolean
  readonly isFilled: boolean
  /** Width of the stroke (mm); 0 where nothing is stroked. */
  readonly lineWidth: number
}

/** Where the marks of a page come from. */
export type PageSource = 'vector' | 'scan' | 'mixed'

/** How a page that was set straight or turned for reading lies in its file. */
export interface Placement {
  /** Size as shown (mm). */
  readonly width: number
  readonly height: number
  /** From millimetres of the page to those as shown: x' = a x + c y + e, y' = b x + d y + f. */
  readonly matrix: readonly [number, number, number, number, number, number]
}

/** A page of whatever file, ready to be read: one sheet. */
export interface DrawingPage {
  /** From 1. */
  readonly number: number
  /** Size as shown (mm), after the page's own rotation. */
  readonly width: number
  readonly height: number
  readonly source: PageSource
  /** Dots per inch of a scan; null for vectors. */
  readonly dpi: number | null
  readonly texts: readonly TextRun[]
  readonly paths: readonly Path[]
  /** Where it differs from how the file shows the page. */
  readonly shown?: Placement
}
