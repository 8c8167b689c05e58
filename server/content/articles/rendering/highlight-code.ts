import type { Element, ElementContent } from 'hast'
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import json from 'shiki/langs/json.mjs'
import python from 'shiki/langs/python.mjs'

/** Colours become variables, whose names {@link tokenClasses} turns into classes: the CSP allows no inline style. */
export const tokenTheme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--tok-' })

/** No line is left without colours because a busy machine took long over it, which Shiki would do after half a second. */
export const tokenOptions = { theme: 'classes', tokenizeTimeLimit: 0 }

/** Classes of `src/styles/parts/code.css` by the token colours of {@link tokenTheme}. */
export const tokenClasses: Record<string, string> = {
  'var(--tok-token-keyword)': 'tok-keyword',
  'var(--tok-token-string)': 'tok-string',
  'var(--tok-token-string-expression)': 'tok-string',
  'var(--tok-token-function)': 'tok-function',
  'var(--tok-token-constant)': 'tok-constant',
  'var(--tok-token-comment)': 'tok-comment',
  'var(--tok-token-parameter)': 'tok-key',
}

const languages = ['json', 'python']

let highlighter: ReturnType<typeof createHighlighterCoreSync> | undefined

/** Grammars are built when the first article with code asks for them. */
function loadHighlighter() {
  highlighter ??= createHighlighterCoreSync({
    themes: [tokenTheme],
    langs: [json, python],
    engine: createJavaScriptRegexEngine(),
  })
  return highlighter
}

/** The code of an article as coloured tokens; undefined for languages without a grammar, such as `text`. */
export function codeTokens(code: string, language: string): ElementContent[] | undefined {
  if (!languages.includes(language)) return undefined
  const { tokens } = loadHighlighter().codeToTokens(code, { ...tokenOptions, lang: language })
  return tokens.flatMap((line, index) => [
    ...(index > 0 ? [text('\n')] : []),
    ...line.map(({ content, color }) => token(content, classOf(color, language))),
  ])
}

/** The theme takes the keys of JSON for keywords; everywhere else on the site they are keys. */
function classOf(color: string | undefined, language: string): string | undefined {
  const name = tokenClasses[color ?? '']
  return language === 'json' && name === 'tok-keyword' ? 'tok-key' : name
}

const text = (value: string): ElementContent => ({ type: 'text', value })

function token(content: string, className: string | undefined): ElementContent {
  if (!className) return text(content)
  const properties = { className: [className] }
  return { type: 'element', tagName: 'span', properties, children: [text(content)] } as Element
}
