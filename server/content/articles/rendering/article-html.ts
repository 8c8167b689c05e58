import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import { toString as textOfHtml } from 'hast-util-to-string'
import type { Root } from 'mdast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { designation } from '../../../../shared/typesetting/designation.ts'
import { keepTogether } from '../../../../shared/typesetting/keep-together.ts'
import { figureRange, keptPieces } from '../../../../shared/typesetting/kept-pieces.ts'
import type { TocEntry } from '../../../../src/pages/article/article-data.ts'
import { element, text } from '../../../markdown/elements.ts'
import type { Fault } from '../../faults.ts'
import { markTerms } from '../../glossary/mark-terms.ts'
import type { TermFinder } from '../../glossary/term-finder.ts'
import { frameBlocks, linkHeadings } from './article-frames.ts'
import { type LinkContext, linkArticle } from './article-links.ts'
import { drawSigns } from './article-signs.ts'
import { isUnbroken } from './article-tables.ts'
import type { ArticleWords } from './article-words.ts'

interface ArticleHtml {
  html: string
  toc: TocEntry[]
  /** Ids of all headings in order, without the one above the footnotes. */
  headingIds: string[]
  faults: Fault[]
}

interface ArticleContext extends LinkContext {
  words: ArticleWords
  terms: {
    find: TermFinder
    /** Ids of the terms whose explanation is this article. */
    explained: readonly string[]
  }
}

/** Id of the heading above the footnotes; remark-rehype fixes it. */
export const notesId = 'footnote-label'

/**
 * Renders an article's body. German headings get the ids of their English twins (`englishIds`):
 * an anchor must not break when the language is switched.
 */
export function renderArticle(
  body: Root,
  context: ArticleContext,
  englishIds: readonly string[] | undefined,
): ArticleHtml {
  const { words } = context
  const toHtml = unified()
    .use(remarkRehype, {
      // Ids cannot clash with scripts here: they come from our own authors.
      clobberPrefix: '',
      footnoteLabel: words.notes,
      footnoteLabelProperties: {},
      footnoteBackLabel: (index: number, repeated: number) =>
        `${words.back} ${index + 1}${repeated > 1 ? `-${repeated}` : ''}`,
    })
    .use(() => (tree: HtmlRoot) => giveIds(tree, englishIds))
    .use(rehypeSlug)
    .use(() => (tree: HtmlRoot) => writePlainIds(tree))
    .use(() => (tree: HtmlRoot) => {
      frameBlocks(tree, words)
      drawSigns(tree, words.signs)
      tickLists(tree)
    })
  const tree = toHtml.runSync(body) as HtmlRoot
  const headings = headingsOf(tree)
  const faults = linkArticle(tree, context)
  const { find, explained } = context.terms
  markTerms(tree, find, explained, context.locale === 'en' ? '' : `?lang=${context.locale}`)
  linkHeadings(tree, words)
  keepTextTogether(tree)
  return {
    faults,
    html: htmlWriter.stringify(tree),
    headingIds: headings.map(idOf),
    toc: headings.flatMap((heading): TocEntry[] => {
      const level = Number(heading.tagName.slice(1))
      if (level !== 2 && level !== 3) return []
      return [{ id: idOf(heading), text: keepTogether(textOfHtml(heading)), level }]
    }),
  }
}

/** The only raw nodes are figures: remark-rehype drops HTML that an author wrote. */
const htmlWriter = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze()

/** Code is copied as it is, so a class keeps it together; drawings are not text. */
function keepTextTogether(tree: HtmlRoot) {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && ['pre', 'svg'].includes(node.tagName)) return SKIP
    if (node.type === 'element' && node.tagName === 'code') {
      if (isUnbroken(textOfHtml(node))) node.properties.className = ['whitespace-nowrap']
      return SKIP
    }
    if (node.type !== 'text' || !parent || index === undefined) return undefined
    const parts = keptOnLine(keepTogether(node.value))
    parent.children.splice(index, 1, ...parts)
    return index + parts.length
  })
}

/** A text whose designations and ranges of figures stay on a line. */
const keptOnLine = (value: string): ElementContent[] =>
  keptPieces(value, designation, figureRange).map((piece) =>
    piece.isKept ? keptSpan(piece.text) : text(piece.text),
  )

const keptSpan = (value: string) =>
  element('span', [text(value)], { className: ['whitespace-nowrap'] })

function giveIds(tree: HtmlRoot, ids: readonly string[] | undefined) {
  headingsOf(tree).forEach((heading, index) => {
    const id = ids?.[index]
    if (id !== undefined) heading.properties.id = id
  })
}

/** An address is copied, mailed and typed: letters that browsers would percent-encode are written plainly, Ø as o. */
function writePlainIds(tree: HtmlRoot) {
  for (const heading of headingsOf(tree)) {
    heading.properties.id = idOf(heading)
      .normalize('NFKD')
      .replaceAll('ø', 'o')
      .replaceAll('ß', 'ss')
      .replace(/\s+/g, '-')
      .replace(/[^\w-]/g, '')
  }
}

function headingsOf(tree: HtmlRoot): Element[] {
  return tree.children.filter(
    (node): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName),
  )
}

function idOf(heading: Element): string {
  return String(heading.properties.id ?? '')
}

/** Turns the items of a task list (`- [ ]`) into boxes that a reader can tick, with the item's text as their label. */
function tickLists(tree: HtmlRoot): void {
  visit(tree, 'element', (node, _, parent) => {
    if (node.tagName !== 'input' || parent?.type !== 'element') return
    node.properties.disabled = undefined
    const label: Element = {
      type: 'element',
      tagName: 'label',
      properties: {},
      children: parent.children,
    }
    parent.children = [label]
  })
}
