import { unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { wordingNames } from './copy/wordings.ts'
import {
  article,
  createSampleContent,
  plainPage,
  type SampleContent,
} from './testing/sample-content.ts'

let content: SampleContent

beforeEach(() => {
  content = createSampleContent()
})

/** Writes both languages of the not-found page; German differs only where a test says so. */
function writeTerms(english: string, german = english.replaceAll('Terms', 'AGB')) {
  content.write('pages/not-found.en.yaml', english)
  content.write('pages/not-found.de.yaml', german)
}

test('a syntax error names its line', () => {
  content.write('pages/not-found.en.yaml', 'seo:\n  title: "Terms\n')
  expect(content.faultLines()).toEqual([
    'content/pages/not-found.en.yaml:3:1: expected valid YAML, found "Missing closing "quote"',
  ])
})

test('an empty file is one fault', () => {
  writeTerms(plainPage('Terms'), '# nothing yet\n')
  expect(content.faultLines()).toEqual([
    'content/pages/not-found.de.yaml:1:1: expected the keys seo, hero, found nothing',
  ])
})

test('a key that stands there twice is one fault, and the rest of the file is still checked', () => {
  writeTerms(plainPage('Terms', 'sections:\n  - id: a\n    title: A\n    id: b\n    titel: B\n'))
  expect(content.faultLines()).toEqual(
    ['de', 'en'].flatMap((locale) => [
      `content/pages/not-found.${locale}.yaml:12:5 sections[0].id: expected each key once, found it a second time`,
      `content/pages/not-found.${locale}.yaml:13:5 sections[0].titel: expected no key of this name here, found "titel"`,
    ]),
  )
})

test.each([
  [
    'an unknown key',
    ['keywords: [text]', 'keyword: [text]\n  keywords: [text]'],
    '4:3 seo.keyword: expected no key of this name here, found "keyword"',
  ],
  ['a missing key', ['  imageAlt: Text\n', ''], '1:1 seo.imageAlt: expected text, found nothing'],
  [
    'a key without a value',
    ['imageAlt: Text', 'imageAlt:'],
    '5:3 seo.imageAlt: expected text, found nothing',
  ],
  ['a wrong type', ['imageAlt: Text', 'imageAlt: 12'], '5:3 seo.imageAlt: expected text, found 12'],
  [
    'a text instead of a list',
    ['[text]', 'text'],
    '4:3 seo.keywords: expected a list, found "text"',
  ],
  [
    'a list instead of a text',
    ['imageAlt: Text', 'imageAlt: [a, b]'],
    '5:3 seo.imageAlt: expected text, found 2 entries',
  ],
  [
    'keys instead of a text',
    ['imageAlt: Text', 'imageAlt: {a: b}'],
    '5:3 seo.imageAlt: expected text, found the key a',
  ],
  [
    'an empty list',
    ['[text]', '[]'],
    '4:3 seo.keywords: expected at least 1 entry, found 0 entries',
  ],
  [
    'an empty text',
    ['imageAlt: Text', 'imageAlt: " "'],
    '5:3 seo.imageAlt: expected text that must not be empty, found empty text',
  ],
  [
    'an entry of a wrong type',
    ['[text]', '[text, 4]'],
    '4:20 seo.keywords[1]: expected text, found 4',
  ],
  [
    'a long description',
    ['description: Text', `description: ${'x'.repeat(171)}`],
    '3:3 seo.description: expected at most 160 characters: search engines cut longer ones, found 171 characters',
  ],
  [
    'a description that its figures make long',
    ['description: Text', `description: ${'x'.repeat(164)} {site.company.legalName}`],
    '3:3 seo.description: expected at most 160 characters: search engines cut longer ones, found 170 characters',
  ],
  [
    'an unknown placeholder',
    ['intro: Text', 'intro: About {price.nothing}'],
    '8:3 hero.intro: expected the path of one value in facts.yaml, found {price.nothing}',
  ],
])('%s is a fault with file, line, key, expectation and finding', (_, [from, to], fault) => {
  const english = plainPage('Terms')
  expect(english).toContain(from)
  writeTerms(
    english,
    english.replace('title: Terms', 'title: AGB').replace(String(from), String(to)),
  )
  expect(content.faultLines()).toEqual([`content/pages/not-found.de.yaml:${fault}`])
})

test('lists of fixed length, choices and numbers say what they expect', () => {
  for (const locale of ['en', 'de']) {
    const name = `pages/home.${locale}.yaml`
    const home = content
      .read(name)
      .replace(/( {2}steps:\n)( {4}- title: .*\n {6}text: .*\n)/, '$1')
      .replace('id: essential', 'id: basic')
      .replace('value: 1\n', 'value: -1\n')
    content.write(name, home)
  }
  const lines = content.faultLines().filter((line) => line.includes('home.en.yaml'))
  expect(lines.map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
    'content/pages/home.en.yaml howItWorks.steps: expected exactly 4 entries, found 3 entries',
    'content/pages/home.en.yaml proof.kpis[0].value: expected a number greater than 0, found -1',
    'content/pages/home.en.yaml pricing.plans[0].id: expected one of essential, growth, premium, enterprise, found "basic"',
  ])
})

test('a formatted placeholder is not a number', () => {
  for (const locale of ['en', 'de']) {
    const name = `pages/home.${locale}.yaml`
    content.write(name, content.read(name).replace('value: 1\n', 'value: "{price.base|money}"\n'))
  }
  expect(content.faultLines()).toEqual([
    expect.stringMatching(
      /home\.de\.yaml:\d+:\d+ proof\.kpis\[0\]\.value: expected a number, found "\{price\.base\|money\}"$/,
    ),
    expect.stringMatching(
      /home\.en\.yaml:\d+:\d+ proof\.kpis\[0\]\.value: expected a number, found "\{price\.base\|money\}"$/,
    ),
  ])
})

test('an optional text may be left out, but not be empty', () => {
  const name = 'pages/home.de.yaml'
  content.write(name, content.read(name).replace('- value: 1\n', '- prefix: ""\n      value: 1\n'))
  expect(content.faultLines()).toEqual([
    expect.stringMatching(
      /home\.de\.yaml:\d+:7 proof\.kpis\[0\]\.prefix: expected text that must not be empty, found empty text$/,
    ),
  ])
})

test('missing, unknown and unreadable files are faults', () => {
  unlinkSync(join(content.contentDir, 'site.yaml'))
  unlinkSync(join(content.contentDir, 'pages/not-found.de.yaml'))
  unlinkSync(join(content.contentDir, 'pages/legacy.de.yaml'))
  unlinkSync(join(content.contentDir, 'pages/legacy.en.yaml'))
  content.write('pages/nowhere.en.yaml', plainPage('Nowhere'))
  content.write('blog/Big_Name.en.md', article('A', 'Text'))
  content.write('press/kit.yaml', 'a: b')
  content.write('pages/README.md', 'for authors')
  content.write('pages/.not-found.en.yaml.swp', '')
  writeFileSync(join(content.contentDir, 'ui.de.yaml'), Buffer.from([0x61, 0x3a, 0x20, 0xfc]))
  const names = `site.yaml, facts.yaml, glossary.yaml, synonyms.yaml, <${wordingNames.join(`|`)}>.<en|de>.yaml, pages/<id>.<en|de>.yaml, blog/<slug>.<en|de>.md, knowledge-base/<slug>.<en|de>.md or figures/<name>.<en|de>.yaml`
  expect(content.faultLines()).toEqual([
    `content/blog/Big_Name.en.md: expected ${names}, found "blog/Big_Name.en.md"`,
    'content/pages/legacy.de.yaml: expected this file: page legacy in German, found no file',
    'content/pages/legacy.en.yaml: expected this file: page legacy in English, found no file',
    'content/pages/not-found.de.yaml: expected this file: page not-found in German, found no file',
    'content/pages/nowhere.en.yaml: expected the id of a page in shared/pages.ts, found "nowhere"',
    `content/press/kit.yaml: expected ${names}, found "press/kit.yaml"`,
    'content/site.yaml: expected this file, found no file',
    'content/ui.de.yaml: expected text saved as UTF-8, found another encoding',
  ])
})

test('a place with names of its own is a page, and a name leads to one place', () => {
  const groups = [{ en: ['fit'], de: ['Passung'] }]
  const places = [
    { href: '/prices', en: ['cost'], de: ['Kosten'] },
    { href: '/pricing', en: ['Cost'], de: ['cost'] },
  ]
  content.write('synonyms.yaml', JSON.stringify({ groups, places }))
  const faults = content.faultLines(['/pricing']).filter((line) => line.includes('synonyms'))
  expect(faults.map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
    'content/synonyms.yaml places[0].href: expected the address of a page of this site, found "/prices"',
    'content/synonyms.yaml places[1].en[0]: expected a name of no other place (it is one of /prices), found "Cost"',
  ])
})

test('two pages of one language may not share a title', () => {
  writeTerms(plainPage('Terms'))
  content.write('pages/legacy.de.yaml', plainPage('agb'))
  expect(content.faultLines()).toEqual([
    'content/pages/not-found.de.yaml:2:3 seo.title: expected a title of its own, found "AGB", also in content/pages/legacy.de.yaml',
  ])
})

test('links must lead to a page of the site, an article or a well-formed address', () => {
  const links = [
    '/pricing#growth',
    '/pricing?plan=growth',
    '/prices',
    'mailto:a@b.example',
    'pricing',
    '/blog/nothing',
  ]
  const actions = links.map((href) => `    - { label: Go, href: "${href}" }`).join('\n')
  const intro = 'Text with [a good](/pricing) and [a bad](/bad) link'
  writeTerms(
    `${plainPage('Terms').replace('intro: Text', `intro: "${intro}"`)}  actions:\n${actions}\n`,
  )
  const faults = content
    .faultLines(['/pricing', '/text'])
    .filter((line) => line.includes('not-found.en'))
  expect(faults).toEqual([
    'content/pages/not-found.en.yaml:8:3 hero.intro: expected the address of a page of this site, found "/bad"',
    'content/pages/not-found.en.yaml:12:20 hero.actions[2].href: expected the address of a page of this site, found "/prices"',
    'content/pages/not-found.en.yaml:14:20 hero.actions[4].href: expected an address that starts with /, #, https://, mailto: or tel:, found "pricing"',
    'content/pages/not-found.en.yaml:14:20 hero.actions[4].href: expected text that must start with /, #, https://, mailto: or tel:, found "pricing"',
    'content/pages/not-found.en.yaml:15:20 hero.actions[5].href: expected the address of an article, found "/blog/nothing"',
  ])
})

test('all faults of all files are reported at once, sorted by file and line', () => {
  writeTerms(plainPage('Terms').replace('imageAlt: Text', 'imageAlt: 1'), 'seo: [')
  content.write('facts.yaml', content.read('facts.yaml').replace('base: 1', 'base: -1'))
  content.write('blog/a.en.md', article('A', '<b>x</b>'))
  expect(content.faultLines().map((line) => line.split(' ')[0])).toEqual([
    'content/blog/a.de.md:',
    'content/blog/a.en.md:10:1:',
    'content/blog/a.en.md:10:5:',
    'content/facts.yaml:2:3',
    'content/pages/not-found.de.yaml:1:7:',
    'content/pages/not-found.en.yaml:5:3',
  ])
})
