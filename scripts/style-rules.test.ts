import { expect, test } from 'vitest'
import { pageStyles } from '../server/rendering/page-styles.ts'
import { styleRules } from './style-rules.ts'

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

const sheet = styleRules(css, manifest, sources, (file) => texts[file] ?? '')

test('a script brings the rules of elements and classes that it makes, also by what it loads later', () => {
  expect(sheet.scriptNames).toEqual({ '/frame.js': ['.dialog', 'mark', 'p'] })
  const styles = pageStyles(sheet, ['/frame.js'])('<h1>Page</h1>')
  expect(styles).toBe('@layer base{mark{color: red}}.dialog{margin: 0}p.dialog > mark{padding: 0}')
})

test('a page without it has only what its own HTML uses', () => {
  expect(pageStyles(sheet, [])('<button class="other">')).toBe(
    '@layer base{button{color: red}}.other{margin: 1px}',
  )
})
