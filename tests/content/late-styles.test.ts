import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const assets = 'dist/client/assets/'

/** What comes with a script that is loaded late; pages carry the rules of the site's sheet, under tokens of their own. */
const sheets = readdirSync(assets).filter((name) => /^(?!site-|faces-).*\.css$/.test(name))

test('styles that come with a script declare every token of the theme that they name', () => {
  expect(sheets.length).toBeGreaterThanOrEqual(2)
  for (const sheet of sheets) {
    const css = readFileSync(`${assets}${sheet}`, 'utf8')
    const declared = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name))
    const named = [...css.matchAll(/var\((--(?:color|font|text|radius)-[\w-]+)/g)].map(
      ([, name]) => name,
    )
    expect(named.length, sheet).toBeGreaterThan(10)
    expect(
      named.filter((name) => !declared.has(name)),
      sheet,
    ).toEqual([])
  }
})

test('every class that a script puts on an element has a rule: the sheet holds only utilities that components name', () => {
  const { scriptNames } = JSON.parse(readFileSync('dist/styles.json', 'utf8')) as {
    scriptNames: Record<string, string[]>
  }
  const known = new Set(Object.values(scriptNames).flat())
  const given = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:className = |classList\.\w+\()'([^']+)'/g)].flatMap(
      ([, names = '']) => names.split(' ').map((name) => `${file}: .${name}`),
    ),
  )
  expect(given.length).toBeGreaterThan(10)
  expect(given.filter((each) => !known.has(each.split(': ')[1] ?? ''))).toEqual([])
})
