import type { Element, Root } from 'hast'
import { toString as textOfHtml } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { element, text } from '../../../markdown/elements.ts'
import { drawSigns } from './article-signs.ts'
import { frameTable } from './article-tables.ts'
import type { ArticleWords } from './article-words.ts'
import { codeTokens } from './highlight-code.ts'

/** Puts frames around tables and blocks of code. Changes the tree. */
export function frameBlocks(tree: Root, words: ArticleWords): void {
  let section = ''
  let tables = 0
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[2-6]$/.test(node.tagName)) {
      section = textOfHtml(node)
      tables = 0
    }
    const [code] = node.children
    if (!parent || index === undefined) return undefined
    if (node.tagName === 'table') {
      tables += 1
      // Two regions of one name could not be told apart.
      const name = tables === 1 ? words.table : `${words.table} ${tables}`
      parent.children[index] = frameTable(node, section === '' ? name : `${name}: ${section}`)
      return SKIP
    }
    if (node.tagName === 'pre' && code?.type === 'element') {
      parent.children[index] = frameCode(code, words)
      return SKIP
    }
    return undefined
  })
}

/**
 * A block of code with the name of its language and a button that copies it. Code is marked as English. A block without
 * a language shows what is printed on a drawing: it is in the language of the article, and its drawing signs are drawn.
 * Blocks scroll sideways, so they can take the focus.
 */
function frameCode(code: Element, words: ArticleWords): Element {
  const known = languageOf(code)
  const language = known ?? words.code
  delete code.properties.className
  code.children = codeTokens(textOfHtml(code), language) ?? code.children
  if (!known) drawSigns({ type: 'root', children: code.children }, words.signs)
  const pre = element('pre', [code], {
    className: ['code'],
    role: 'group',
    tabIndex: 0,
    ariaLabel: language,
    ...(known && { lang: 'en' }),
    translate: 'no',
  })
  const label = element('span', [text(words.copy)], { ariaLive: 'polite' })
  const button = element('button', [label], {
    type: 'button',
    className: ['needs-script'],
    dataCopy: 'code',
  })
  const name = element('span', [text(language)], { translate: 'no' })
  const caption = element('figcaption', [name, button])
  return element('figure', [caption, pre], { className: ['code-figure'] })
}

function languageOf(code: Element): string | undefined {
  const classes = code.properties.className
  const name = Array.isArray(classes) ? classes.map(String).find(isLanguage) : undefined
  return name?.slice('language-'.length)
}

const isLanguage = (name: string): boolean => name.startsWith('language-')

/**
 * A link to itself beside each heading of level 2 and 3. It stands outside the heading, so that lists of headings
 * stay clean; without scripts it is a plain link, with them it also copies its address.
 */
export function linkHeadings(tree: Root, words: ArticleWords): void {
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element' || !/^h[23]$/.test(node.tagName)) return node
    const name = { className: ['heading-link__name'], ariaLive: 'polite' as const }
    const parts = [
      element('span', [text('#')], { ariaHidden: 'true' }),
      element('span', [text(words.link)], name),
      element('span', [text(` (${textOfHtml(node)})`)], { className: ['sr-only'] }),
    ]
    const link = element('a', parts, {
      href: `#${node.properties.id}`,
      className: ['heading-link'],
      dataCopy: 'link',
    })
    return element('div', [node, link], { className: ['heading-line'] })
  })
}
