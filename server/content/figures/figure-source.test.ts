import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { figuresOf, siteFigures } from './figure-source.ts'

test('figures are found in the folder and in its folders by subject, by their names alone', () => {
  const figures = figuresOf(folderWith('views/six-views.ts', 'welds/fillet/throat.ts', 'plate.ts'))
  expect(figures.names()).toEqual(['plate', 'six-views', 'throat'])
  expect(figures.load('throat')?.labels).toEqual(['welds/fillet/throat.ts'])
  expect(figures.load('welds')).toBeUndefined()
})

test('kit, parts and tests are no figures', () => {
  const figures = figuresOf(
    folderWith('views/plan.ts', 'views/plan.test.ts', 'parts/flange/model.ts', 'kit/cells.ts'),
  )
  expect(figures.names()).toEqual(['plan'])
  expect(figures.load('model')).toBeUndefined()
})

test('a name that stands in two folders is refused with both places', () => {
  const figures = figuresOf(folderWith('views/plan.ts', 'welds/plan.ts'))
  expect(() => figures.names()).toThrow(
    /^Two figures are named plan: .*views.plan\.ts, .*welds.plan\.ts$/,
  )
})

test('the hash changes with the code of a figure in a folder of its subject', () => {
  const folder = folderWith('views/plan.ts')
  const before = figuresOf(folder).codeHash?.()
  writeFigure(folder, 'views/plan.ts', 'another label')
  expect(figuresOf(folder).codeHash?.()).not.toBe(before)
})

test('a folder that is not there has no figures', () => {
  expect(figuresOf(join(tmpdir(), 'no-such-folder-of-figures')).names()).toEqual([])
})

test('each module of the site that is found by name draws a figure', () => {
  const names = siteFigures.names()
  expect(names.length).toBeGreaterThan(70)
  for (const name of names) expect(siteFigures.load(name)?.draw).toBeTypeOf('function')
})

function folderWith(...paths: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of paths) writeFigure(folder, path, path)
  return folder
}

function writeFigure(folder: string, path: string, label: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `export const figure = { labels: ['${label}'], draw: () => [] }\n`)
}
