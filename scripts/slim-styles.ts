import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/** Leaves out of the built style sheet what no browser needs, since every page carries the rules that it uses. */
export function slimStyles(css: string): Root {
  const root = postcss.parse(withShortTokens(withoutSpaces(withoutUnsetDefaults(css))))
  root.walkAtRules('layer', (layer) => {
    if (layer.params === fallbackLayer) layer.remove()
  })
  dropPassedTests(root)
  resolveUnset(root)
  dropUnread(root)
  return root
}

/** Tailwind's layer for browsers without `@property`, which the build does not aim at. */
const fallbackLayer = 'properties'

/** Short names of tokens. The site's own properties begin with small letters, so that none is called the same. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Tokens of the theme under short names: they are used in the sheet only, and every page carries them. */
function withShortTokens(css: string): string {
  const [themed = ''] = /@layer theme ?\{[^{}]*\{[^}]*\}/.exec(css) ?? []
  const names = [...themed.matchAll(/[{;]\s*(--[\w-]+):/g)].map(([, name = '']) => name)
  const short = new Map(names.map((name, index) => [name, `--${letters[index] ?? `_${index}`}`]))
  const shortened = css.replaceAll(/--[\w-]+/g, (name) => short.get(name) ?? name)
  // The tokens are always declared, so fallback values are never used.
  return shortened.replaceAll(/var\((--[A-Z0-9_][0-9]*),[^()]*\)/g, 'var($1)')
}

/** Without spaces around commas and slashes, except where they are part of a comment or in quotation marks. */
function withoutSpaces(css: string): string {
  return css.replaceAll(/("[^"]*")| ?([,/]) (?![*/])/g, (_, quoted, sign) => quoted ?? sign)
}

/** Tailwind's reset sets properties that the theme leaves alone to `normal`, their initial value. */
function withoutUnsetDefaults(css: string): string {
  return css.replaceAll(
    /font-(?:feature|variation)-settings: ?var\((--default-[\w-]+), ?normal\);?/g,
    (asked, name) => (css.includes(`${name}:`) ? asked : ''),
  )
}

/** Tailwind's tests for `color-mix` and placeholders, without spaces: every browser the build aims at passes them. */
const passedTests = [
  '(color:color-mix(in lab,red,red))',
  '(not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px)',
]

/** Without tests that all browsers pass. Rules of one selector that then stand together become one. */
function dropPassedTests(root: Root): void {
  const passed: AtRule[] = []
  root.walkAtRules('supports', (query) => {
    // Inner ones first.
    if (passedTests.includes(query.params)) passed.unshift(query)
  })
  for (const query of passed) {
    for (const rule of query.nodes ?? []) if (rule.type === 'rule') replaceFallback(query, rule)
    query.replaceWith(query.nodes)
  }
  root.walkRules((rule) => {
    const before = rule.prev()
    if (before?.type !== 'rule' || before.selector !== rule.selector) return
    before.append(rule.nodes)
    rule.remove()
  })
}

/** If the rule before a test is the fallback of a rule in it, with the same selector, removes what both declare. */
function replaceFallback(query: AtRule, { selector, nodes }: Rule): void {
  const before = query.prev()
  if (before?.type !== 'rule' || before.selector !== selector) return
  const declared = nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []))
  for (const node of [...before.nodes]) {
    if (node.type === 'decl' && declared.includes(node.prop)) node.remove()
  }
  if (before.nodes.length === 0) before.remove()
}

/** Tailwind's own properties, by which the utilities of one element work together: `--tw-shadow`, `--tw-ring-shadow`. */
const ofTailwind = /^--tw-/

/** Where a property is read that no rule sets, writes its initial value, or else the fallback of `var()`. */
function resolveUnset(root: Root): void {
  const set = new Set<string>()
  root.walkDecls(ofTailwind, ({ prop }) => {
    set.add(prop)
  })
  const initial = new Map<string, string>()
  root.walkAtRules('property', (rule) => {
    // Only untyped ones are the same as their text: the initial value 0 of a length is 0px in a sum.
    if (!String(rule).includes('syntax:"*"')) set.add(rule.params)
    rule.walkDecls('initial-value', ({ value }) => {
      initial.set(rule.params, value)
    })
  })
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(--tw-')) return
    const value = declaration.value.replaceAll(
      /var\((--tw-[\w-]+)(?:,([^()]*))?\)/g,
      (asked, name, otherwise) =>
        set.has(name) ? asked : (initial.get(name) ?? otherwise ?? asked),
    )
    declaration.value = value.replaceAll(/ +/g, ' ').trim()
  })
}

/** Without declarations of properties that no rule reads. */
function dropUnread(root: Root): void {
  const read = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(name)
  })
  root.walkDecls(ofTailwind, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
}
