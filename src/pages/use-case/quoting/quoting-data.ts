import type { Locale } from '../../../../shared/i18n/locale.ts'
import type { PageData } from '../../../../shared/page-data.ts'

/** A line of words: where it stands, and what it says. */
interface Words extends Point {
  text: string
}

/** The loop with its words in place, ready for SVG attributes. Computed here, so that browsers load no geometry. */
export interface LoopDrawing {
  viewBox: string
  edges: {
    line: string
    head: string
    label: Words & { anchor: 'start' | 'middle' | 'end' }
    /** Part of the ring, not of what leads into it. */
    repeats: boolean
  }[]
  nodes: {
    href: string
    name: string
    box: Point & { width: number; height: number }
    balloon: Words & { radius: number }
    title: Words[]
    who: Words
  }[]
}

/** Accelerated quoting: its words, the loop with them in place, and the language of its quantities. */
export interface QuotingData extends PageData<'use-case-accelerated-quoting'> {
  locale: Locale
  loop: { wide: LoopDrawing; narrow: LoopDrawing }
}

export interface Point {
  x: number
  y: number
}
