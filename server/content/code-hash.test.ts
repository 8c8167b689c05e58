import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { codeHash, modulesOf } from './code-hash.ts'

const root = resolve(import.meta.dirname, '../..')
const compiler = join(import.meta.dirname, 'articles/compile-article.ts')

test('a module is made of what it imports, and of what that imports; types are nothing', () => {
  const modules = modulesOf(compiler).map((file) => relative(root, file))
  expect(modules).toEqual(
    expect.arrayContaining([
      'server/content/articles/compile-article.ts',
      'server/content/articles/rendering/article-html.ts',
      'server/content/glossary/mark-terms.ts',
      'server/markdown/write-markdown.ts',
      'packages/drawings/src/figures/kit/render.ts',
      'shared/i18n/format.ts',
    ]),
  )
  expect(modules).not.toContain('server/content/compile.ts')
  // Imported for its types.
  expect(modules).not.toContain('server/content/articles/rendering/article-words.ts')
})

test('what compiles is the compiler, its workers and the index', () => {
  const modules = modulesOf(join(import.meta.dirname, 'compile.ts')).map((file) =>
    relative(root, file),
  )
  expect(modules).toEqual(
    expect.arrayContaining([
      'server/content/articles/compile-article.ts',
      'server/search/words/analyse.ts',
      'server/search/index/write-index.ts',
    ]),
  )
})

test('modules that differ have different hashes', () => {
  expect(codeHash(compiler)).toMatch(/^[0-9a-f]{64}$/)
  expect(codeHash(compiler)).not.toBe(codeHash(join(import.meta.dirname, 'faults.ts')))
})
