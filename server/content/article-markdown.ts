import type { Paragraph, Root, RootContent } from 'mdast'
import type { LeafDirective, TextDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import type { FigureData } from './article-figures.ts'
import { type LinkContext, linkAddress } from './article-links.ts'
import { siteMark } from './site-mark.ts'

/**
 * The article as one Markdown document that can be read anywhere: title, description and text, figures as pictures,
 * links with the mark of the site.
 *
 * @param body with placeholders filled and figures placed; it is not changed
 * @param path of the article
 */
export function articleMarkdown(
  { title, description }: { title: string; description: string },
  body: Root,
  path: string,
  context: Pick<LinkContext, 'collection' | 'locale'>,
): string {
  const text = structuredClone({ type: 'root', children: body.children } as Root)
  const page = siteMark + linkAddress(path, context)
  visit(text, (node, index, parent) => {
    if (node.type === 'leafDirective' || node.type === 'textDirective') {
      parent?.children.splice(index ?? 0, 1, ...(shownDirective(node) as typeof parent.children))
      return index
    }
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      node.url = absolute(node.url, page, context)
    }
    return undefined
  })
  const own = text.children.filter(({ type }) => type !== 'yaml' && type !== 'containerDirective')
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    paragraph({ type: 'text', value: description }),
  ]
  return writeMarkdown({ type: 'root', children: [...head, ...own] })
}

/** A figure, or its name in a sentence. A directive with a fault stops the build elsewhere and leaves nothing here. */
function shownDirective(node: LeafDirective | TextDirective): RootContent[] {
  if (node.type === 'textDirective') return node.children
  const { figure } = (node.data ?? {}) as NonNullable<FigureData>
  if (!figure) return []
  const { number, words, address } = figure
  return [
    paragraph({ type: 'image', url: siteMark + address, alt: words.alt }),
    paragraph(
      { type: 'strong', children: [{ type: 'text', value: `${number}.` }] },
      { type: 'text', value: ` ${words.caption}` },
    ),
  ]
}

const paragraph = (...children: Paragraph['children']): Paragraph => ({
  type: 'paragraph',
  children,
})

function absolute(
  written: string,
  page: string,
  context: Pick<LinkContext, 'collection' | 'locale'>,
): string {
  const address = linkAddress(written, context)
  if (address.startsWith('#')) return page + address
  return address.startsWith('/') ? siteMark + address : address
}
