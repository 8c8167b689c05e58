import { bundledLanguages, createHighlighter } from 'shiki'
import { tokenClasses, tokenTheme } from '../../server/content/highlight-code.ts'
import { span } from '../../src/components/highlight-json.ts'

/** Python or shell as markup with token classes, highlighted once at build. */
export async function highlight(code: string, lang: 'python' | 'shellscript'): Promise<string> {
  const highlighter = await createHighlighter({
    themes: [tokenTheme],
    langs: [bundledLanguages[lang]],
  })
  const { tokens } = highlighter.codeToTokens(code, { lang, theme: 'classes' })
  highlighter.dispose()
  return tokens
    .map((line) =>
      line.map(({ content, color }) => span(tokenClasses[color ?? ''], content)).join(''),
    )
    .join('\n')
}
