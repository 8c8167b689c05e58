import { createHighlighter } from 'shiki'
import { tokenClasses, tokenTheme } from '../../server/content/highlight-code.ts'
import { span } from '../../src/components/highlight-json.ts'

type Language = 'python' | 'shellscript' | 'typescript'

let creating: ReturnType<typeof createHighlighter> | undefined

/** One for all samples: each takes a moment to make. */
function highlighterOfAll() {
  creating ??= createHighlighter({
    themes: [tokenTheme],
    langs: ['python', 'shellscript', 'typescript'],
  })
  return creating
}

/** Code as markup with token classes, highlighted once at build. */
export async function highlight(code: string, lang: Language): Promise<string> {
  const highlighter = await highlighterOfAll()
  const { tokens } = highlighter.codeToTokens(code, { lang, theme: 'classes' })
  return tokens
    .map((line) =>
      line.map(({ content, color }) => span(tokenClasses[color ?? ''], content)).join(''),
    )
    .join('\n')
}
