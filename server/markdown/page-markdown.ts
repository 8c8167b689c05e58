import type { Element, Root } from 'hast'
import type { Root as Markdown } from 'mdast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import { unified } from 'unified'
import { EXIT, SKIP, visitParents } from 'unist-util-visit-parents'
import type { Locale } from '../../shared/i18n/locale.ts'
import { makeLinksAbsolute } from './absolute-links.ts'
import { describeForms, type FormWords } from './describe-forms.ts'
import { flattenLayout } from './flatten-layout.ts'
import { markCode } from './mark-code.ts'
import { removeControls } from './remove-controls.ts'
import { writeMarkdown } from './write-markdown.ts'

interface PageMarkdownOptions {
  /** Absolute address of the page in its language. */
  address: string
  locale: Locale
  words: FormWords
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze()
const quotes: Record<Locale, string[]> = { en: ['“”', '‘’'], de: ['„“', '‚‘'] }

/** The main part of a rendered page as Markdown, from its title on. */
export function pageMarkdown(
  html: string,
  { address, locale, words }: PageMarkdownOptions,
): string {
  const tree = parser.parse(mainOf(html))
  startAtTitle(tree)
  makeLinksAbsolute(tree, address)
  makeActionsAbsolute(tree, address)
  describeForms(tree, words)
  removeControls(tree)
  markCode(tree)
  flattenLayout(tree)
  const toMarkdown = unified().use(rehypeRemark, { quotes: quotes[locale] })
  return writeMarkdown(toMarkdown.runSync(tree) as Markdown)
}

function mainOf(html: string): string {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  if (start < 0 || end < start) throw new Error('The page has no main part')
  // Hidden drawings and the colours of code are most of a page's elements: not parsing them halves the time.
  return html
    .slice(start, end)
    .replace(/<svg[^>]* aria-hidden="true"[^>]*>[\s\S]*?<\/svg>/g, '')
    .replace(/<pre\b[\s\S]*?<\/pre>/g, (code) => code.replace(/<\/?span\b[^>]*>/g, ''))
}

/** Drops everything before the first heading: breadcrumbs and decorative pictures. */
function startAtTitle(tree: Root): void {
  visitParents(tree, 'element', (node, ancestors) => {
    if (node.tagName !== 'h1') return node.tagName === 'svg' ? SKIP : undefined
    const path = [...ancestors, node]
    ancestors.forEach((ancestor, depth) => {
      const next = path[depth + 1] as Element
      ancestor.children.splice(0, ancestor.children.indexOf(next))
    })
    return EXIT
  })
}

function makeActionsAbsolute(tree: Root, address: string): void {
  visitParents(tree, 'element', (node) => {
    const { action } = node.properties
    if (node.tagName === 'form' && action) {
      node.properties.action = new URL(String(action), address).href
    }
  })
}
