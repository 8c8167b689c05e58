import type { LetteringLine } from '../lettering/lettering-lines.ts'
import type { Box, PageSource } from '../page.ts'
import type { PageReading } from '../reading.ts'

/** What the reader is doing; each has words of its own in `content/reader.<en|de>.yaml`. */
export type ReadingStep =
  /** Code of the decoder is loaded, the file is opened and checked. */
  | 'open'
  /** Runs of text and lines are taken from a page, or its pixels are decoded. */
  | 'extract'
  /** Engine and language data are loaded, lines and lettering are looked for in pixels. */
  | 'find'
  /** Lettering in pixels is recognised. */
  | 'recognise'
  /** Values are made of text and lines. */
  | 'read'

export interface ReadingProgress {
  readonly step: ReadingStep
  /** From 1. */
  readonly page: number
  /** 0 while it is unknown. */
  readonly pages: number
  /** 0 to 1, over the whole file. */
  readonly done: number
  /** What `done` will be at the end of what is being done. */
  readonly until: number
}

/** Why a file, or a page of it, was not read: `code` names the words, `values` fill their placeholders. */
export interface RefusalNotice {
  readonly code: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** One sheet: read, or refused with its reason while others of the same file are shown. */
export interface ReadSheet {
  readonly source: PageSource
  /** Dots per inch of a scan; null for vectors. */
  readonly dpi: number | null
  readonly reading: PageReading
  readonly refusal: RefusalNotice | null
  /** Lettering in its pictures or outlines is not recognised: not yet, or it could not be. */
  readonly isPartial: boolean
  /** Lettering with its place: exports must not cover it, and must find names in it. */
  readonly lettering: readonly LetteringLine[]
  /** What is taken out of a redacted file (`findSheetRegions`); null where none was found. */
  readonly titleBlock: Box | null
}

/** A place of a sheet, in mm on paper, as shown. */
export interface Area {
  readonly page: number
  readonly box: Box
}

/** A part of a sheet as an image; `scale` in pixels per mm. */
export interface PictureRequest extends Area {
  readonly scale: number
}

/** What has become of a file since it was shown. */
export interface Growth {
  readonly sheets: readonly ReadSheet[]
  readonly isComplete: boolean
  /** Unsure lines were read once only: what reads them a second time could not be loaded. */
  readonly isUnchecked: boolean
  /** Why the rest was not recognised; null where it was, or still is. */
  readonly notice: RefusalNotice | null
}

/** A file that was read. The worker keeps it open until `close`, so that parts can be drawn sharp at any zoom. */
export interface ReadDrawing {
  readonly sheets: readonly ReadSheet[]
  /** False while lettering is still being recognised; `onGrown` gets what was found. */
  readonly isComplete: boolean
  /** As in `Growth`. */
  readonly isUnchecked: boolean
  /** Ends the recognition of the rest; nothing more is reported. */
  stop(): void
  /** Draws a part of a sheet, white where the file paints nothing. The caller closes the bitmap. */
  picture(request: PictureRequest): Promise<ImageBitmap>
  /**
   * Recognises the lettering in a place of a sheet, from the pixels there. The first time this loads the engine.
   *
   * @returns Its lines, with boxes in mm of the place as it reads upright.
   */
  letteringIn(area: Area): Promise<readonly LetteringLine[]>
  close(): void
}

/** Thrown by `read` when nothing of the file can be read. */
export class FileRefused extends Error {
  readonly notice: RefusalNotice

  constructor(notice: RefusalNotice) {
    super(notice.code)
    this.name = 'FileRefused'
    this.notice = notice
  }
}

/** The first sheet that was read, or the first of all. */
export function firstRead(sheets: readonly ReadSheet[]): { readonly page: number } {
  return (sheets.find(({ refusal }) => refusal === null) ?? sheets[0])?.reading ?? { page: 1 }
}

/** Reads files off the main thread and sends none of their content anywhere. */
export interface DrawingReaderClient {
  /**
   * @throws {FileRefused} with the reason
   * @throws {DOMException} `AbortError` after `signal` was aborted
   */
  read(
    file: Blob,
    options: {
      readonly signal: AbortSignal
      readonly onProgress: (progress: ReadingProgress) => void
      /** More was recognised after the drawing was handed out. */
      readonly onGrown?: (growth: Growth) => void
    },
  ): Promise<ReadDrawing>
}
