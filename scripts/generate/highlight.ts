import { bundledLanguages, createHighlighter } from 'shiki'
import { createCssVariablesTheme } from 'shiki/core'

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

/**
 * JSON as markup in which every object with a `reference_id` is a `<span data-ref>`: code and sheet
 * can then point at each other.
 */
export function highlightResponse(value: unknown): string {
  const marked = JSON.stringify(
    value,
    (_, part) => (isReferenced(part) ? { __ref: part.reference_id, ...part } : part),
    2,
  )
  return highlightText(marked)
    .replaceAll(
      /\{\n\s*<span class="tok-key">"__ref"<\/span>: <span class="tok-constant">(\d+)<\/span>,/g,
      '<span data-ref="$1">{',
    )
    .replaceAll(/^( *)(.*<span data-ref="\d+">\{)$([\s\S]*?)^\1\}/gm, '$1$2$3$1}</span>')
}

function isReferenced(value: unknown): value is { reference_id: number } {
  return typeof value === 'object' && value !== null && 'reference_id' in value
}

/** JSON as markup: keys, strings, numbers and literals get classes, punctuation stays bare to save bytes. */
export function highlightJson(value: unknown): string {
  return highlightText(JSON.stringify(value, null, 2))
}

function highlightText(text: string): string {
  const token = /("(?:\\.|[^"\\])*")(\s*:)?|-?\d+(?:\.\d+)?|true|false|null/g
  let html = ''
  let end = 0
  for (const match of text.matchAll(token)) {
    const [whole, string, colon] = match
    html += escapeHtml(text.slice(end, match.index))
    if (colon) html += span('tok-key', string ?? '') + colon
    else html += span(string ? 'tok-string' : 'tok-constant', whole)
    end = match.index + whole.length
  }
  return html + escapeHtml(text.slice(end))
}

function span(className: string | undefined, content: string): string {
  const text = escapeHtml(content)
  return className && content.trim() ? `<span class="${className}">${text}</span>` : text
}

function escapeHtml(text: string): string {
  return text.replace(
    /[&<>]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '',
  )
}
