import { LRUCache } from 'lru-cache'

/** A rule of the sheet, with what a page must have for each of its selectors. */
export interface StyleRule {
  /** The at-rules around it, outermost first: `@layer components`, `@media (width>=64rem)`. */
  around: readonly string[]
  /** Without selectors it is a statement that every page needs. */
  selectors?: readonly Selector[]
  /** Declarations between the braces, or the whole statement. */
  body: string
  /** Declarations of tokens by name; a page gets those that its other rules use. */
  tokens?: Readonly<Record<string, string>>
}

interface Selector {
  text: string
  /** Element names, and classes with a dot before them: all of one of these lists. */
  needs: readonly (readonly string[])[]
}

/** A style sheet taken apart by the build (`scripts/style-rules.ts`). */
export interface StyleRules {
  /** In the order of the sheet. */
  rules: readonly StyleRule[]
  /** Animations and registered properties by name; kept where a rule names them. */
  named: Readonly<Record<string, string>>
  /** Elements and classes that scripts may put into a page, by the address of the script; as selectors need them. */
  scriptNames: Readonly<Record<string, readonly string[]>>
}

/** HTML that stands in a page, with the names that its styles are found by. */
export interface NamedHtml {
  /** Element names, classes with a dot before them, and those that scripts of islands may add. */
  readonly names: readonly string[]
  /** Stands for the names where it is shorter than they are. */
  readonly key?: string
}

/** Pages of one kind need the same rules, whatever their query: this many sets are cached. */
const mostCached = 100

/**
 * Prepares a style sheet. The result picks the rules that a page needs, for its own HTML and for what its scripts may
 * show, in the order of the sheet, so that the cascade stays the same.
 *
 * @param scripts addresses of scripts beside the islands of the page
 */
export function pageStyles(sheet: StyleRules, scripts: readonly string[] = []) {
  const cache = new LRUCache<string, Buffer>({ max: mostCached })
  const namesOf = (addresses: Iterable<string>) =>
    [...addresses].flatMap((address) => sheet.scriptNames[address] ?? [])
  const always = namesOf(scripts)

  return {
    /** What styles are found by, of a part of a page. */
    namesIn: (html: string): string[] => [
      ...namesIn(html),
      ...namesOf(textsBetween(html, '<page-island src="', '"')),
    ],
    /** A style element with the rules for a page that is made of these parts. */
    styleFor(parts: readonly NamedHtml[]): Buffer {
      const key = parts.map((part) => part.key ?? part.names.join(' ')).join('\n')
      const cached = cache.get(key)
      if (cached) return cached
      const found = new Set([...always, ...parts.flatMap(({ names }) => names)])
      const css = styleElement(rulesFor(found, sheet))
      cache.set(key, css)
      return css
    },
  }
}

/** Rules as they stand in a page. */
export const styleElement = (css: string): Buffer => Buffer.from(`<style>${css}</style>`)

function rulesFor(found: ReadonlySet<string>, sheet: StyleRules): string {
  const isUsed = ({ needs }: Selector) =>
    needs.some((names) => names.every((name) => found.has(name)))
  const used = sheet.rules.flatMap((rule) => {
    const selectors = rule.selectors?.filter(isUsed)
    return selectors?.length === 0 ? [] : [{ ...rule, selectors }]
  })
  const css = writeRules(withUsedTokens(used))
  const named = Object.entries(sheet.named).filter(([name]) => css.includes(name))
  return css + named.map(([, text]) => text).join('')
}

function withUsedTokens(rules: readonly StyleRule[]): StyleRule[] {
  const used = namedTokens(rules)
  return rules.map((rule) => {
    const tokens = Object.entries(rule.tokens ?? {}).filter(([name]) => used.has(name))
    const body = [rule.body, ...tokens.map(([, text]) => text)].filter(Boolean).join(';')
    return { ...rule, body }
  })
}

/** The tokens that rules name, and those that these are made of. */
function namedTokens(rules: readonly StyleRule[]): Set<string> {
  const used = new Set<string>()
  const addNamed = (css: string) => {
    for (const [, name = ''] of css.matchAll(/var\((--[\w-]+)/g)) used.add(name)
  }
  for (const { body } of rules) addNamed(body)
  const declared = rules.flatMap(({ tokens = {} }) => Object.entries(tokens))
  // Later tokens may be named by earlier ones, so all are asked again.
  for (let size = -1; size !== used.size; ) {
    size = used.size
    for (const [name, text] of declared) if (used.has(name)) addNamed(text)
  }
  return used
}

/** Element names, classes with a dot before them, and fields for files. */
function namesIn(html: string): Set<string> {
  const found = elementsIn(html)
  if (html.includes(' type="file"')) found.add('input[type=file]')
  for (const names of textsBetween(html, ' class="', '"')) {
    for (const name of unescaped(names).split(/\s+/)) found.add(`.${name}`)
  }
  return found
}

/** Names of elements: letter by letter, since most of a view that is its own is looked through for them. */
function elementsIn(html: string): Set<string> {
  const found = new Set<string>()
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    at += 1
    const start = at
    while (isNameLetter(html.charCodeAt(at))) at += 1
    if (at > start) found.add(html.slice(start, at))
  }
  return found
}

/** Letters, digits and hyphens in ASCII. */
const isNameLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 45

/** The texts between these marks, each once. */
function textsBetween(html: string, start: string, end: string): Set<string> {
  const found = new Set<string>()
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    at += start.length
    found.add(html.slice(at, html.indexOf(end, at)))
  }
  return found
}

/** React escapes what Tailwind has in its names. */
function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

function writeRules(rules: readonly StyleRule[]): string {
  let css = ''
  let open: readonly string[] = []
  for (const { around, selectors, body } of rules) {
    const shared = sharedLength(open, around)
    css += '}'.repeat(open.length - shared)
    for (const rule of around.slice(shared)) css += `${rule}{`
    open = around
    css += selectors ? `${selectors.map(({ text }) => text).join()}{${body}}` : body
  }
  return css + '}'.repeat(open.length)
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((rule, index) => rule !== other[index])
  return first < 0 ? one.length : first
}
