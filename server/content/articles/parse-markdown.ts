import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Data, type Processor, unified } from 'unified'

type Extension = Exclude<NonNullable<Data['micromarkExtensions']>[number], readonly unknown[]>
type Constructs = NonNullable<Extension['text']>

const addressesInTree = 'addresses in the tree'

/**
 * Parts of GFM that the parser tries almost everywhere and hardly ever finds: bare addresses at each letter that can begin
 * one, and once more in the whole tree; tables at each paragraph. They take more than half of the parsing time, so a text
 * without a sign of them is parsed without them.
 */
const optional = [
  { name: 'emailAutolink', sign: /@/ },
  { name: 'wwwAutolink', sign: /www\./i },
  { name: 'protocolAutolink', sign: /https?:/i },
  // In the tree, a sign may have been an escape or an entity.
  { name: addressesInTree, sign: /[@&\\]|www|http/i },
  { name: 'table', sign: /\||:-|-:/ },
]

/** A Markdown text with front matter, GFM and directives as a tree with places. */
export function parseMarkdown(source: string): Root {
  const unused = optional.filter(({ sign }) => !sign.test(source)).map(({ name }) => name)
  return parserWithout(unused).parse(source)
}

const parsers = new Map<string, ReturnType<typeof makeParser>>()

function parserWithout(unused: readonly string[]) {
  const key = unused.join()
  const parser = parsers.get(key) ?? makeParser(unused)
  parsers.set(key, parser)
  return parser
}

function makeParser(unused: readonly string[]) {
  return unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(leaveOut, unused)
    .freeze()
}

/** Takes constructs out of the extensions; the parser then no longer stops at the characters that could begin them. */
function leaveOut(this: Processor, names: readonly string[]): void {
  const data = this.data()
  if (names.includes(addressesInTree)) {
    // No other extension changes the tree.
    data.fromMarkdownExtensions = data.fromMarkdownExtensions
      ?.flat()
      .map((extension) => ({ ...extension, transforms: [] }))
  }
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension): Extension => {
    const { text, flow } = extension as Extension
    return {
      ...extension,
      ...(text && { text: withoutConstructs(text, names) }),
      ...(flow && { flow: withoutConstructs(flow, names) }),
    }
  })
}

function withoutConstructs(constructs: Constructs, names: readonly string[]): Constructs {
  const kept = Object.entries(constructs).map(([code, list]) => {
    const others = [list ?? []].flat().filter(({ name = '' }) => !names.includes(name))
    return [code, others] as const
  })
  return Object.fromEntries(kept.filter(([, list]) => list.length > 0))
}
