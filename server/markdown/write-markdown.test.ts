import { expect, test } from 'vitest'
import { withoutNeedlessEscapes } from './write-markdown.ts'

test.each([
  ['GD\\&T', 'GD&T'],
  ['?a=1\\&b=2', '?a=1&b=2'],
  ['\\&amp; \\&#38;', '\\&amp; \\&#38;'],
  ['features\\[0].a\\[]', 'features[0].a[]'],
  ['\\[a](b)', '\\[a](b)'],
  ['\\[a]: b', '\\[a]: b'],
  ['\\[^1] \\[x y]', '\\[^1] \\[x y]'],
  ['a\\@b.example', 'a@b.example'],
  ['https\\://a.example www\\.a.example', 'https://a.example www.a.example'],
  ['2\\*3 \\_a\\_', '2\\*3 \\_a\\_'],
  ['`GD\\&T`', '`GD\\&T`'],
  ['```\nGD\\&T\n```\nGD\\&T', '```\nGD\\&T\n```\nGD&T'],
  ['- x\n\n  ```json\n  "\\@"\n  ```', '- x\n\n  ```json\n  "\\@"\n  ```'],
])('%j is written as %j', (given, wanted) => {
  expect(withoutNeedlessEscapes(given)).toBe(wanted)
})
