import { expect, test } from 'vitest'
import { formatFault } from '../faults.ts'
import { compareLanguages } from './compare-languages.ts'
import { parseYaml } from './yaml-source.ts'

function compare(english: string, german: string): string[] {
  const en = parseYaml({ file: 'content/pages/a.en.yaml', source: english })
  const de = parseYaml({ file: 'content/pages/a.de.yaml', source: german })
  return compareLanguages(en, de).map(formatFault)
}

const longText = 'These are words that nobody has translated yet'

test.each([
  [
    'the length of a list',
    'list: [a, b]',
    'list: [a]',
    '1:1 list: expected 2 entries as in a.en.yaml, found 1 entry',
  ],
  [
    'a list only in English',
    'list: [a, b]\nx: 1',
    'x: 1',
    '1:1 list: expected 2 entries as in a.en.yaml, found 0 entries',
  ],
  [
    'a list only in German',
    'x: 1',
    'x: 1\nlist: [a]',
    '2:1 list: expected 0 entries as in a.en.yaml, found 1 entry',
  ],
  [
    'the length of an inner list',
    'a: [{b: [1]}]',
    'a: [{b: [1, 2]}]',
    '1:6 a[0].b: expected 1 entry as in a.en.yaml, found 2 entries',
  ],
  [
    'a group of keys only in English',
    'a: {b: c}\nx: 1',
    'x: 1',
    '1:1 a: expected the key b as in a.en.yaml, found nothing',
  ],
  [
    'an id',
    'a:\n  id: one',
    'a:\n  id: eins',
    '2:3 a.id: expected "one" as in a.en.yaml, found "eins"',
  ],
  [
    'an address',
    'href: /pricing',
    'href: /preise',
    '1:1 href: expected "/pricing" as in a.en.yaml, found "/preise"',
  ],
  [
    'an icon',
    'icon: bore',
    'icon: thread',
    '1:1 icon: expected "bore" as in a.en.yaml, found "thread"',
  ],
  ['a number', 'value: 5', 'value: 6', '1:1 value: expected 5 as in a.en.yaml, found 6'],
  [
    'an inline link',
    'a: go [to](/pricing)',
    'a: gehe [zu](/preise)',
    '1:1 a: expected the links /pricing as in a.en.yaml, found /preise',
  ],
  [
    'a lost inline link',
    'a: go [to](/pricing)',
    'a: gehe zu',
    '1:1 a: expected the links /pricing as in a.en.yaml, found none',
  ],
  [
    'a run-time placeholder',
    'a: "{count} drawings"',
    'a: Zeichnungen',
    '1:1 a: expected the placeholders {count} as in a.en.yaml, found none',
  ],
  [
    'an invented run-time placeholder',
    'a: drawings',
    'a: "{max} Zeichnungen"',
    '1:1 a: expected the placeholders (none) as in a.en.yaml, found {max}',
  ],
  [
    'missing translation',
    `a: ${longText}`,
    `a: ${longText}`,
    `1:1 a: expected other words than as in a.en.yaml, found the same "${longText}"`,
  ],
])('%s is a difference', (_, english, german, fault) => {
  expect(compare(english, german)).toEqual([`content/pages/a.de.yaml:${fault}`])
})

test.each([
  ['four short words', 'a: so in der Tat', 'a: so in der Tat'],
  ['a short text', 'a: REST API, Python SDK', 'a: REST API, Python SDK'],
  [
    'three long words',
    'a: Firstangle Documentation Website',
    'a: Firstangle Documentation Website',
  ],
  ['abbreviations', 'a: "PDF, TIFF, JPEG, JP2, PNG, BMP"', 'a: "PDF, TIFF, JPEG, JP2, PNG, BMP"'],
  [
    'placeholders',
    'a: "{site.a.b}, {site.c.d}, {site.e.f}, {site.g.h}"',
    'a: "{site.a.b}, {site.c.d}, {site.e.f}, {site.g.h}"',
  ],
  [
    'an address on the web',
    'a: https://www.firstangle.example/one/two',
    'a: https://www.firstangle.example/one/two',
  ],
  ['other words', `a: ${longText}`, 'a: Diese Wörter sind bereits übersetzt worden'],
  ['a unit before and after the figure', 'a: {prefix: €, value: 5}', 'a: {value: 5, suffix: " €"}'],
  ['the number of search words', 'keywords: [a, b]', 'keywords: [a]'],
  [
    'pages of other sites',
    'a: read [it](https://a.example/en)',
    'a: lesen [Sie](https://a.example/de)',
  ],
  ['facts in words', 'a: "{trial.drawings} drawings"', 'a: hundert Zeichnungen'],
])('%s may stand in both languages', (_, english, german) => {
  expect(compare(english, german)).toEqual([])
})

test('a file that cannot be parsed is not compared', () => {
  expect(compare('list: [a, b]', 'list: [')).toEqual([])
})
