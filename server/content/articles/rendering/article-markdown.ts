import type { Paragraph, Root, RootContent } from 'mdast'
import type { LeafDirective, TextDirective } from 'mdast-util-directive'
import { writeMarkdown } from '../../../markdown/write-markdown.ts'
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
  const page = siteMark + linkAddress(path, context)
  const children = shownAnywhere(body.children, (url) => absoluteAddress(url, page, context))
  const own = children.filter(({ type }) => type !== 'yaml' && type !== 'containerDirective')
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    paragraph({ type: 'text', value: description }),
  ]
  return writeMarkdown({ type: 'root', children: [...head, ...own] })
}

/** Copies of the nodes, with figures as pictures and all addresses absolute. */
function shownAnywhere(
  nodes: readonly RootContent[],
  addressOf: (url: string) => string,
): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'leafDirective' || node.type === 'textDirective') {
      return shownAnywhere(shownDirective(node), (url) => url)
    }
    const children = 'children' in node && {
      children: shownAnywhere(node.children, addressOf),
    }
    const url = 'url' in node && { url: addressOf(node.url) }
    return [{ ...node, ...children, ...url } as RootContent]
  })
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

function absoluteAddress(
  written: string,
  page: string,
  context: Pick<LinkContext, 'collection' | 'locale'>,
): string {
  const address = linkAddress(written, context)
  if (address.startsWith('#')) return page + address
  return address.startsWith('/') ? siteMark + address : address
}
