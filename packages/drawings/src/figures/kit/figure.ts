import type { Point, Primitive } from '../../display-list.ts'
import { written, writtenDeviation } from '../../responses/numbers.ts'

/**
 * The colours a figure may use: ink for the drawing, muted for what stands behind it, action for the one thing the
 * figure is about. The five of evidence mark features found on a drawing and nothing else.
 */
export const tones = [
  'muted',
  'ink',
  'action',
  'dimension',
  'thread',
  'bore',
  'gdnt',
  'surface',
] as const

export type Tone = (typeof tones)[number]

/** Lines and lettering in another colour than ink. */
interface Toned {
  readonly kind: 'toned'
  readonly tone: Tone
  readonly items: readonly Primitive[]
}

/** A region tinted with a tone, under all lines; several outlines leave holes (even-odd). */
export interface Area {
  readonly kind: 'area'
  readonly tone: Tone
  readonly outlines: readonly (readonly Point[])[]
  /** 0..1; 0.14 by default, light enough for lettering on it */
  readonly strength: number
}

export type FigureItem = Primitive | Toned | Area

/** What a figure is drawn with: its words in the article's language, and that language's way to write numbers. */
export interface FigureTools<Label extends string = string> {
  readonly words: Readonly<Record<Label, string>>
  readonly locale: 'en' | 'de'
  /** `0.021` or `0,021`: up to `digits` decimals (3), no trailing zeros. */
  readonly number: (value: number, digits?: number) => string
  /** The same with its sign, `+0.021`; zero has none. */
  readonly deviation: (value: number) => string
}

/** A figure of an article: what `packages/drawings/src/figures/<subject>/<name>.ts` exports as `figure`. */
export interface FigureModel<Label extends string = string> {
  /** Paper size in mm. At most 110 wide fits a phone; wider figures scroll there. 176 fills the text column. */
  readonly size: { readonly width: number; readonly height: number }
  /** The words it letters: the keys below `labels` in content/figures/<name>.<en|de>.yaml. */
  readonly labels: readonly Label[]
  /** The same words give the same drawing. */
  readonly draw: (tools: FigureTools<Label>) => readonly FigureItem[]
}

/** The same model; makes `words` know the labels, so that a misspelt one is an error in the editor. */
export const defineFigure = <const Label extends string>(
  model: FigureModel<Label>,
): FigureModel<Label> => model

/** Lines and lettering in a tone. */
export const toned = (tone: Tone, items: readonly Primitive[]): Toned => ({
  kind: 'toned',
  tone,
  items,
})

/** A tinted region; outlines in mm, several leave holes. */
export const area = (
  tone: Tone,
  outlines: readonly Point[] | readonly (readonly Point[])[],
  strength = 0.14,
): Area => ({
  kind: 'area',
  tone,
  outlines: Array.isArray(outlines[0])
    ? (outlines as readonly (readonly Point[])[])
    : [outlines as readonly Point[]],
  strength,
})

/** A figure drawn in one language. */
export interface FigureDrawing {
  readonly size: { readonly width: number; readonly height: number }
  readonly items: readonly FigureItem[]
  /** Labels of the model that the drawing never asked for. */
  readonly unused: readonly string[]
}

/** Draws a figure with the words of one language; throws when a word is missing or has a character without a glyph. */
export function drawFigure(
  model: FigureModel,
  words: Readonly<Record<string, string>>,
  locale: 'en' | 'de',
): FigureDrawing {
  const sign = locale === 'de' ? ',' : '.'
  const asked = new Set<string>()
  const items = model.draw({
    locale,
    words: new Proxy(words, {
      get: (target, key: string) => {
        const word = target[key]
        if (word === undefined) throw new Error(`No label "${key}"`)
        asked.add(key)
        return word
      },
    }),
    number: (value, digits = 3) => written(value, sign, digits),
    deviation: (value) => writtenDeviation(value, sign),
  })
  return { size: model.size, items, unused: model.labels.filter((label) => !asked.has(label)) }
}
