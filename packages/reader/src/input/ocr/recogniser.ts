import type { GreyImage } from '../raster/grey-image.ts'
import type { FigureLine } from './figure-line.ts'
import type { LikelyText } from './likely-text.ts'
import type { OnSquare, TextCells } from './text-cells.ts'

/** A word as it was recognised, in pixels of its picture. */
export interface RecognisedWord {
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * How a picture is laid out: one line, one of a sheet in Cyrillic or Chinese letters, one that is only tried in some
 * direction, or a single character.
 */
export type PictureLayout = 'line' | 'cyrillic line' | 'chinese line' | 'tried line' | 'character'

/** Recognises the words of a small picture with a single line of upright text. */
export interface Recogniser {
  recognise(picture: GreyImage, layout: PictureLayout): Promise<readonly RecognisedWord[]>
  /** Says which of some texts a picture shows; null where none is near, or what tells it could not be loaded. */
  readonly likeliest?: (picture: GreyImage, texts: readonly string[]) => Promise<LikelyText | null>
  /** Reads a line of figures with all that stands around it; null where what does that could not be loaded. */
  readonly figures?: (picture: GreyImage) => Promise<FigureLine | null>
  /** Says where a picture shows lines of text; null where what does that could not be loaded. */
  readonly cells?: (picture: GreyImage, onProgress?: OnSquare) => Promise<TextCells | null>
  end(): Promise<void>
}
