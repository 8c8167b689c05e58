import { bundledLanguages, createHighlighter } from 'shiki'
import { createCssVariablesTheme } from 'shiki/core'
import { span } from '../../src/components/highlight-json.ts'

const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--tok-' })

/** Token colours of the variable theme, as classes: the CSP allows no inline style. */
const classes: Record<string, string> = {
  'var(--tok-token-keyword)': 'tok-keyword',
  'var(--tok-token-string)': 'tok-string',
  'var(--tok-token-string-expression)': 'tok-string',
  'var(--tok-token-function)': 'tok-function',
  'var(--tok-token-constant)': 'tok-constant',
  'var(--tok-token-comment)': 'tok-comment',
  'var(--tok-token-parameter)': 'tok-key',
}

/** Python or shell as markup with token classes, highlighted once at build. */
export async function highlight(code: string, lang: 'python' | 'shellscript'): Promise<string> {
  const highlighter = await createHighlighter({ themes: [theme], langs: [bundledLanguages[lang]] })
  const { tokens } = highlighter.codeToTokens(code, { lang, theme: 'classes' })
  highlighter.dispose()
  return tokens
    .map((line) => line.map(({ content, color }) => span(classes[color ?? ''], content)).join(''))
    .join('\n')
}
