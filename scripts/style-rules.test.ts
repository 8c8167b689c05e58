import { expect, test } from 'vitest'
import { pageStyles } from '../server/rendering/page-styles.ts'
import { needsOf, styleRules } from './style-rules.ts'

const css = `
@layer base { button, mark { color: red } }
.dialog { margin: 0 }
.other { margin: 1px }
p.dialog > mark { padding: 0 }
`
const manifest = {
  'src/frame/frame.ts': { file: 'frame.js', isEntry: true, dynamicImports: ['src/search.tsx'] },
  'src/search.tsx': { file: 'search.js', isDynamicEntry: true },
}
const sources = { 'frame.js': ['src/frame/frame.ts'], 'search.js': ['src/search.tsx'] }
const texts: Record<string, string> = {
  'src/frame/frame.ts': 'const load = () => import("../search.tsx")',
  'src/search.tsx': '<p className="dialog shown"><mark>{text}</mark></p>',
}

function rulesOf(html: string, scripts: string[] = [], rules = sheet): string {
  const { namesIn, styleFor } = pageStyles(rules, scripts)
  return textOf(styleFor([{ names: namesIn(html) }]))
}

const textOf = (style: Buffer) => style.toString().replaceAll(/<\/?style>/g, '')

const sheet = styleRules(css, manifest, sources, (file) => texts[file] ?? '')

test('a script brings the rules of elements and classes that it makes, also by what it loads later', () => {
  expect(sheet.scriptNames).toEqual({ '/frame.js': ['.dialog', 'mark', 'p'] })
  expect(rulesOf('<h1>Page</h1>', ['/frame.js'])).toBe(
    '@layer base{mark{color: red}}.dialog{margin: 0}p.dialog > mark{padding: 0}',
  )
})

test('a page without it has only what its own HTML uses', () => {
  expect(rulesOf('<button class="other">')).toBe(
    '@layer base{button{color: red}}.other{margin: 1px}',
  )
})

test.each([
  ['.code:hover > li', [['li', '.code']]],
  [
    ':is(.a, .b) td',
    [
      ['td', '.a'],
      ['td', '.b'],
    ],
  ],
  [':where(.space > :not(:last-child))', [['.space']]],
  ['a:not(.b):is([href], .c)', [['a'], ['a', '.c']]],
  ['ul:has(> li > .x)', [['ul', 'li', '.x']]],
  ['.max-h-\\[32rem\\] > p', [['p', '.max-h-[32rem]']]],
  ['.hover\\:a:hover', [['.hover:a']]],
  ['::file-selector-button', [['input[type=file]']]],
  ['.nth:nth-child(2n + 1)::before', [['.nth']]],
  [':is(h1, :is(.d, .e) h2)', [['h1'], ['h2', '.d'], ['h2', '.e']]],
])('%s is used where one of these lists is there', (selector, needs) => {
  expect(needsOf(selector)).toEqual(needs)
})

test('what the theme does not set goes from the reset, what it sets stays', () => {
  const reset = `@layer theme { :root { --default-a: serif } }
    .box { font-feature-settings: var(--default-a,normal); font-variation-settings: var(--default-b,normal) }`
  const sheetOfReset = styleRules(reset, {}, {}, () => '')
  expect(rulesOf('<p class="box">', [], sheetOfReset)).toBe(
    '@layer theme{:root{--A: serif }}.box{font-feature-settings: var(--A)}',
  )
})

test('a page has the tokens that its rules name, and those which these name, in short', () => {
  const tokens = `@layer theme { :root { --a: red; --b: var(--a); --a-strong: blue } }
    .box { color: var(--b) } .other { color: var(--a-strong) }`
  const short = styleRules(tokens, {}, {}, () => '')
  expect(rulesOf('<p class="box">', [], short)).toBe(
    '@layer theme{:root{--A: red;--B: var(--A)}}.box{color: var(--B)}',
  )
})

test('a page of several parts has what each of them uses, in the order of the sheet', () => {
  const { namesIn, styleFor } = pageStyles(sheet)
  const kept = { names: namesIn('<p class="other">'), key: '1' }
  const view = (html: string) => textOf(styleFor([{ names: namesIn(html) }, kept]))
  expect(view('<button>')).toBe('@layer base{button{color: red}}.other{margin: 1px}')
  expect(view('<i>')).toBe('.other{margin: 1px}')
})

test('colours are mixed without a rule for browsers that cannot, and rules of one selector are one', () => {
  const mixed = styleRules(
    `.box { margin: 0; color: blue }
    @supports (color:color-mix(in lab, red, red)) { .box { color: color-mix(in srgb, red 6%, blue) } }
    .box { padding: 0 }`,
    {},
    {},
    () => '',
  )
  expect(rulesOf('<p class="box">', [], mixed)).toBe(
    '.box{margin: 0;color: color-mix(in srgb,red 6%,blue);padding: 0}',
  )
})

test('parts of fields for dates have no rules, since no page has such a field', () => {
  const dates = '::-webkit-datetime-edit { padding: 0 } ::-webkit-date-and-time-value { margin: 0 }'
  const rest = styleRules(`${dates} .box { padding: 0 }`, {}, {}, () => '')
  expect(rulesOf('<p class="box">', [], rest)).toBe('.box{padding: 0}')
})

test('words in comments bring no rules, and what is declared twice in a row is declared once', () => {
  const twice = '.box { color: red; color: red } .other { margin: 0 }'
  const read = () => '// box: in one line\n/**\n * box\n */\nconst name = "other"'
  const one = styleRules(twice, { a: { file: 'frame.js', isEntry: true } }, sources, read)
  expect(one.scriptNames).toEqual({ '/frame.js': ['.other'] })
  expect(rulesOf('<p class="box">', [], one)).toBe('.box{color: red}')
})

test('tokens of the theme are declared wherever they are named, so fallbacks go', () => {
  const themed = '@layer theme { :root { --a: red } } .box { color: var(--a, blue, "B") }'
  const { rules } = styleRules(themed, {}, {}, () => '')
  expect(rules.at(-1)?.body).toBe('color: var(--A)')
})
