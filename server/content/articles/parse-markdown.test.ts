import fc from 'fast-check'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

const whole = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze()

const pieces = [
  'a',
  'Wort',
  '@',
  '|',
  ':',
  '-',
  ' ',
  '\n',
  '\n\n',
  '.',
  '_',
  '&commat;',
  '\\',
  'b.de',
  'www',
  'HTTP',
  's://',
  '&#104;ttp',
]
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((list) => list.join(''))

test.each([
  'mail office@example.org or office at example.org',
  'mail office&#64;example.org',
  '| a | b |\n| - | - |\n| c | d |',
  'a\n:-',
  'a\n-:\nb',
  'a\n:-:\nb',
  'see ht\\tp://example.org, www\\.example.org and w&#119;w.example.org',
  'see https://example.org and www.example.org',
  '---\ntitle: a\n---\n\n## b\n\n::figure{name=c}',
])('gives the tree that all of GFM gives: %j', (source) => {
  expect(parseMarkdown(source)).toEqual(whole.parse(source))
})

test('whatever a text is made of, its tree is that of all of GFM', () => {
  fc.assert(
    fc.property(texts, (source) => {
      expect(parseMarkdown(source)).toEqual(whole.parse(source))
    }),
  )
})
