import type { Text } from 'mdast'
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'

/**
 * A line without a character that Markdown could interpret. Most texts are such lines, and escaping them as well took most
 * of the time of writing.
 */
const plainText = /^\p{L}(?:[\p{L}\p{N} ,;()%"'°–—…“”„‘’\u00a0/?-]|\.(?=[ )]|$)|:(?= ))*$/u

const text: Handle = (node: Text, parent, state, info) =>
  plainText.test(node.value) && !node.value.endsWith(' ')
    ? node.value
    : defaultHandlers.text(node, parent, state, info)

const style: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  handlers: { text },
}

/** Places where a browser may break a word or a path, or must not break a range. */
const breakHints = /[\u00ad\u200b\u2060]/g

const writer = unified()
  // Padding tables to equal widths would double their size for no benefit.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, style)
  .freeze()

/** Markdown of a tree, in the style that all our Markdown has. */
export function writeMarkdown(tree: Parameters<typeof writer.stringify>[0]): string {
  return withoutNeedlessEscapes(writer.stringify(tree)).replace(breakHints, '')
}

/**
 * The writer escapes each sign that could mean something elsewhere. `GD\&T`, `features\[0]` and `?a=1\&b=2` mean the
 * same without, and people and programs that take the text as it is get what was meant. Code is left as it is.
 */
export function withoutNeedlessEscapes(markdown: string): string {
  return markdown.replace(
    /^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2|(`+)[^`\n][^\n]*?\3|\\@|(?<=https?)\\:|(?<=www)\\\.|\\&(?!#?\w+;)|\\\[(?=\w*\](?![(:[]))/gm,
    (match) => (/^\\[&@:.[]$/.test(match) ? match.slice(1) : match),
  )
}
