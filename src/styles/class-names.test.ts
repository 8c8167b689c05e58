import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (patterns: string[]): string =>
  globSync(patterns, { exclude: ['**/*.test.*', '**/generated/**'] })
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

const sources = textOf(['{src,server,scripts,packages/drawings/src}/**/*.{ts,tsx}'])
const selectors = textOf(['src/**/*.css'])
  .replaceAll(/\/\*[^*]*\*\//g, '')
  .replaceAll(/@import[^;]*;/g, '')
const ruled = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))

/** Beginnings of classes that are put together: `tone-` of `tone-${tone}`. */
const beginnings = [...sources.matchAll(/([a-z][a-z_-]*[-_])\$\{/g)].map(([, start = '']) => start)

/** What the Markdown library names. */
const foreign = ['contains-task-list', 'task-list-item']

/** The list of partners joins the name of the part and this. */
const joined = ['linked-views__name--last']

test('a class that has a rule is given by a component, a page or a script', () => {
  const words = new Set(sources.match(/[a-z][\w-]*/g))
  const unnamed = [...ruled].filter(
    (name) =>
      !words.has(name) &&
      !beginnings.some((start) => name.startsWith(start)) &&
      ![...foreign, ...joined].includes(name),
  )
  expect(unnamed).toEqual([])
})

test('a part of a block, as in `verdict__name`, has a rule where it is given', () => {
  const parts = [...sources.matchAll(/['"` ]([a-z][a-z-]*__[a-z][a-z-]*)(?=['"` ])/g)]
  const given = [...new Set(parts.map(([, name = '']) => name))]
  expect(given.length).toBeGreaterThan(100)
  expect(given.filter((name) => !ruled.has(name))).toEqual([])
})
