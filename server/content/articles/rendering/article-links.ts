import type { Element, Root as HtmlRoot } from 'hast'
import { visit } from 'unist-util-visit'
import { localAddress } from '../../../../shared/addresses/local-address.ts'
import type { Collection } from '../../../../shared/collections.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import type { LinkCheck } from '../../check-links.ts'
import { type Fault, quote } from '../../faults.ts'

/** What an article's links are judged by. */
export interface LinkContext {
  file: string
  locale: Locale
  collection: Collection
  check: LinkCheck
}

/**
 * Checks and completes the links of an article: `other-slug.md` becomes the address of that article,
 * an address of this site keeps the language, `#anchor` must exist. Changes the tree.
 */
export function linkArticle(tree: HtmlRoot, context: LinkContext): Fault[] {
  const ids = new Set<unknown>()
  const links: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.properties.id !== undefined) ids.add(node.properties.id)
    if (node.tagName === 'a') links.push(node)
  })
  const faults: Fault[] = []
  for (const node of links) {
    const written = node.properties.href
    if (typeof written !== 'string') continue
    const href = addressOf(written, context.collection)
    const expected = href.startsWith('#') ? anchorProblem(href, ids) : context.check(href)
    if (expected !== undefined) {
      const { line = 1, column = 1 } = node.position?.start ?? {}
      faults.push({ file: context.file, line, column, expected, found: quote(written) })
    }
    if (href.startsWith('https:')) node.properties.rel = ['noopener']
    node.properties.href = inLanguage(href, context.locale)
  }
  return faults
}

function anchorProblem(href: string, ids: Set<unknown>): string | undefined {
  return ids.has(decodeURIComponent(href.slice(1)))
    ? undefined
    : 'the id of a heading of this article'
}

/** Where a link of an article leads, in the language of the article. */
export function linkAddress(
  written: string,
  { collection, locale }: Pick<LinkContext, 'collection' | 'locale'>,
): string {
  return inLanguage(addressOf(written, collection), locale)
}

/** Authors link articles by file, as editors understand it: `slug.md`, `../knowledge-base/slug.de.md#part`. */
function addressOf(written: string, collection: Collection): string {
  const match =
    /^(?:\.\/|\.\.\/(blog|knowledge-base)\/)?([a-z0-9-]+)(?:\.(?:en|de))?\.md(#.*)?$/.exec(written)
  return match ? `/${match[1] ?? collection}/${match[2]}${match[3] ?? ''}` : written
}

/** A link that names no language would leave the language of the article. */
function inLanguage(href: string, locale: Locale): string {
  return href.startsWith('/') ? localAddress(href, locale) : href
}
