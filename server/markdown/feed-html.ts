import type { Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { makeLinksAbsolute } from './absolute-links.ts'

/** What the HTML of an article in a feed is made with. */
interface FeedHtmlOptions {
  /** Absolute address of the article. */
  address: string
  /** Heading above the footnotes. */
  notes: string
}

/**
 * Plain HTML of an article's Markdown, without its title: for readers that have neither our styles nor our scripts.
 * Footnotes keep the ids of the page, so that links to them work wherever a reader takes them.
 */
export function feedHtml(markdown: string, { address, notes }: FeedHtmlOptions): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { clobberPrefix: '', footnoteLabel: notes, footnoteLabelProperties: {} })
    .use(() => (tree: Root) => {
      tree.children = tree.children.filter((node) => !('tagName' in node) || node.tagName !== 'h1')
      makeLinksAbsolute(tree, address)
    })
    .use(rehypeStringify)
  return String(processor.processSync(markdown))
}
