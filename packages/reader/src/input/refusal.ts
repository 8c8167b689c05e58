/**
 * Why a file is not read, with the values that the message may name. The words are content: every reason has its own,
 * keyed by `reason`.
 */
export type Refusal =
  /** Nothing in it. */
  | { readonly reason: 'empty' }
  /** The browser does not give access to its content: a folder, or a file that was moved or changed meanwhile. */
  | { readonly reason: 'unreadable' }
  /** Larger than the API takes either; bytes. */
  | { readonly reason: 'too-large'; readonly bytes: number; readonly limit: number }
  | { readonly reason: 'too-many-pages'; readonly pages: number; readonly limit: number }
  /** A CAD model or another exchange file, recognised by its content. */
  | { readonly reason: 'cad'; readonly format: CadFormat }
  /** A PDF with a 3D model instead of a drawing: its page shows a preview. */
  | { readonly reason: 'model' }
  /** A file of another kind that was recognised, such as an archive or a spreadsheet. */
  | { readonly reason: 'other-format'; readonly format: OtherFormat }
  /** Not recognised by its first bytes. */
  | { readonly reason: 'unknown-format' }
  /** Opens only with a password, or its content may not be read. */
  | { readonly reason: 'encrypted' }
  /** Broken beyond reading; `format` is what it starts as. */
  | { readonly reason: 'broken'; readonly format: DrawingFormat }
  /** Of the format, in a variant that is not read, such as a TIFF of an unusual compression. */
  | { readonly reason: 'unsupported-variant'; readonly format: DrawingFormat }
  /** More pixels than a sheet of A0 at 300 dpi has; an image made to exhaust memory, too. */
  | { readonly reason: 'too-many-pixels'; readonly width: number; readonly height: number }
  /** Scanned below 200 dpi; `isEstimated` where the file does not state its resolution. */
  | {
      readonly reason: 'low-resolution'
      readonly dpi: number
      readonly limit: number
      readonly isEstimated: boolean
      readonly page: number
    }
  /** Neither text nor lettering that could be recognised, on any page. */
  | { readonly reason: 'no-text' }
  /** Lettering, but nothing of a drawing of a part, on any page: a letter, for example. */
  | { readonly reason: 'no-values' }
  /** Surely another kind of drawing. */
  | { readonly reason: 'not-a-part'; readonly pageType: OtherPageType; readonly page: number }
  /** A page took longer than the limit; seconds. */
  | { readonly reason: 'time-limit'; readonly seconds: number; readonly page: number | null }
  /** The engines could not be loaded from our own server. */
  | { readonly reason: 'engine-missing' }
  /** A bug of the reader. */
  | { readonly reason: 'failed' }

type RefusalReason = Refusal['reason']

/** Formats that are read. */
export type DrawingFormat = 'pdf' | 'tiff' | 'jpeg' | 'jp2' | 'png' | 'bmp'

/** CAD formats that are recognised so that the message can name them. */
type CadFormat =
  | 'DWG'
  | 'DXF'
  | 'DWF'
  | 'STEP'
  | 'IGES'
  | 'STL'
  | 'JT'
  | 'Parasolid'
  | 'ACIS'
  | 'SolidWorks'
  | 'CATIA'
  | 'Creo'
  | 'HPGL'

/** Other formats that are recognised so that the message can name them. */
type OtherFormat =
  | 'zip'
  | 'office'
  | 'gif'
  | 'webp'
  | 'heic'
  | 'svg'
  | 'postscript'
  | 'html'
  | 'text'

type OtherPageType = 'FLOOR_PLAN' | 'PIPING_DIAGRAM' | 'WIRING_DIAGRAM'

/** Every reason; each has its words in content/reader.<locale>.yaml. */
export const refusalReasons = [
  'empty',
  'unreadable',
  'too-large',
  'too-many-pages',
  'cad',
  'model',
  'other-format',
  'unknown-format',
  'encrypted',
  'broken',
  'unsupported-variant',
  'too-many-pixels',
  'low-resolution',
  'no-text',
  'no-values',
  'not-a-part',
  'time-limit',
  'engine-missing',
  'failed',
] as const satisfies readonly RefusalReason[]

/** Carries a refusal through the readers of formats up to the caller. */
export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.reason, options)
    this.name = 'RefusedError'
    this.refusal = refusal
  }
}
