import { escapeText } from '@firstangle/drawings'
import type { ElementContent } from 'hast'
import type { Parents, RootContent } from 'mdast'
import type { LeafDirective, TextDirective } from 'mdast-util-directive'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { keepTogether } from '../../../../shared/typesetting/keep-together.ts'
import { type Fault, quote } from '../../faults.ts'
import {
  type FigureTwin,
  figureId,
  numberMark,
  type ShownFigure,
} from '../../figures/compile-figures.ts'
import { figureAddress } from '../../figures/figure-address.ts'
import type { PlacedNode } from '../placed-nodes.ts'
import { signedHtml } from './article-signs.ts'
import type { ArticleWords } from './article-words.ts'

/** Wider figures (mm) cannot shrink to a phone and stay legible: they scroll inside a region there. */
export const narrowWidth = 110
/** Up to this width (mm) a figure is of medium size; larger ones are wide. */
export const mediumWidth = 145

/** A figure in an article, as its Markdown shows it. */
interface FigureMention {
  /** `Figure 2`. */
  number: string
  words: FigureTwin['words']
  /** Path of the figure's own file. */
  address: string
}

/** What remark-rehype reads from a node, and the figure for the Markdown version of the article. */
export type FigureData = LeafDirective['data'] & { figure?: FigureMention }

interface FigurePlace {
  file: string
  locale: Locale
  figures: ReadonlyMap<string, ShownFigure>
  words: ArticleWords
}

/**
 * Replaces each `::figure{name=…}` by its drawing, numbered in the order of the article, and each `:figure{name=…}` by
 * "Figure 2", linked to it. Changes the nodes; search finds a figure by the text that its node then has.
 */
export function placeFigures(
  nodes: readonly PlacedNode[],
  { file, locale, figures, words }: FigurePlace,
): { faults: Fault[]; names: string[] } {
  const faults: Fault[] = []
  const numbers = new Map<string, number>()
  const numberText = (name: string) => `${words.figure}\u00a0${numbers.get(name)}`
  const report = (node: RootContent, expected: string, found: string) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    faults.push({ file, line, column, expected, found })
  }
  const place = (node: LeafDirective, parent: Parents) => {
    const name = nameOf(node)
    if (name === undefined) return
    const figure = figures.get(name)
    if (!figure) return report(node, 'the name of a figure in content/figures/', quote(name))
    if (parent.type !== 'root') report(node, 'a figure outside lists and quotations', quote(name))
    if (numbers.has(name)) return report(node, 'each figure once', `${quote(name)} a second time`)
    numbers.set(name, numbers.size + 1)
    // A language without a figure has a fault in its words or lines, which is reported there.
    const twin = figure.twins[locale]
    const { openLarge, signs } = words
    if (twin) showFigure(node, twin, { name, locale, number: numberText(name), openLarge, signs })
  }
  const mention = (node: TextDirective) => {
    const name = nameOf(node)
    if (name === undefined) return
    if (!numbers.has(name)) return report(node, 'the name of a figure of this article', quote(name))
    const value = numberText(name)
    node.children = [{ type: 'text', value }]
    node.data = { hName: 'a', hProperties: { href: `#${figureId(name)}` } }
  }
  for (const { node, parent } of nodes) if (node.type === 'leafDirective') place(node, parent)
  for (const { node } of nodes) if (node.type === 'textDirective') mention(node)
  return { faults, names: [...numbers.keys()] }
}

/** The figure that a directive names; undefined for directives that are reported elsewhere. */
function nameOf(node: LeafDirective | TextDirective): string | undefined {
  return node.name === 'figure' ? (node.attributes?.name ?? '') : undefined
}

/** What the figure gets from the article that shows it. */
interface ShownAs {
  name: string
  locale: Locale
  /** `Figure 2`. */
  number: string
  /** Label of the link to the figure's own file. */
  openLarge: string
  signs: ArticleWords['signs']
}

function sizeOf(width: number): 'narrow' | 'medium' | 'wide' {
  if (width <= narrowWidth) return 'narrow'
  return width <= mediumWidth ? 'medium' : 'wide'
}

function showFigure(
  node: LeafDirective,
  { words, width, svg: marked }: FigureTwin,
  { name, locale, number, openLarge, signs }: ShownAs,
): void {
  const id = figureId(name)
  const svg = marked.replaceAll(numberMark, number)
  const size = sizeOf(width)
  const region = size === 'narrow' ? '' : ` role="region" tabindex="0" aria-label="${number}"`
  const link = `<a href="${figureAddress(name, locale)}">${openLarge}<span class="sr-only"> (${number})</span></a>`
  const html =
    `<div class="drawn-sheet drawn-${size}"${region}>${svg}</div>` +
    `<figcaption><span><b>${number}</b> ${signedHtml(escapeText(keepTogether(words.caption)), signs)}</span> ${link}</figcaption>`
  node.children = [{ type: 'text', value: `${words.caption}\n${words.alt}` }]
  const raw: ElementContent = { type: 'raw', value: html }
  const figure: FigureMention = { number, words, address: figureAddress(name, locale) }
  const data = { hName: 'figure', hProperties: { id, className: ['drawn'] }, hChildren: [raw] }
  node.data = { ...data, figure } as FigureData
}
