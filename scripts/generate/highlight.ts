import { createHighlighter } from 'shiki'
import {
  tokenClasses,
  tokenOptions,
  tokenTheme,
} from '../../server/content/articles/rendering/highlight-code.ts'
import { element, span } from '../../src/components/code/highlight-json.ts'

const languages = ['csharp', 'java', 'python', 'shellscript', 'typescript'] as const

type Language = (typeof languages)[number]

let creating: ReturnType<typeof createHighlighter> | undefined

/** One highlighter for all samples: making one takes a moment. */
function highlighterOfAll() {
  creating ??= createHighlighter({
    themes: [tokenTheme],
    langs: [...languages],
  })
  return creating
}

/** Short elements for tokens that a page has hundreds of, as in JSON (`highlightJson`); other tokens have classes. */
const elements: Readonly<Record<string, string>> = {
  'tok-key': 'b',
  'tok-function': 'b',
  'tok-string': 'i',
  'tok-constant': 'u',
  'tok-keyword': 'em',
}

function token(className: string | undefined, content: string): string {
  const name = elements[className ?? '']
  return name && content.trim() ? element(name, content) : span(className, content)
}

/** Code as markup with a kind for each token, highlighted once at build. */
export async function highlight(code: string, lang: Language): Promise<string> {
  const highlighter = await highlighterOfAll()
  const { tokens } = highlighter.codeToTokens(code, { ...tokenOptions, lang })
  return tokens
    .map((line) =>
      line.map(({ content, color }) => token(tokenClasses[color ?? ''], content)).join(''),
    )
    .join('\n')
}
