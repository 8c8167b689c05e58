import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Locale, locales } from '../../shared/i18n/locale.ts'

/* How each language is written, read from the sources of the copy: what a reader would mark with a red pen. */

const folder = resolve(import.meta.dirname, '../../content')

/** All texts of one file, as its author wrote them. */
interface Source {
  name: string
  locale: Locale
  texts: string[]
}

const sources: Source[] = (readdirSync(folder, { recursive: true }) as string[])
  // Statements of the decoder are held to the terms of standards by tests of their own.
  .filter((name) => /(?<!callout)\.(?:en|de)\.(?:yaml|md)$/.test(name))
  .map((name) => ({ name, locale: name.includes('.en.') ? 'en' : 'de', texts: textsOf(name) }))

function textsOf(name: string): string[] {
  const source = readFileSync(join(folder, name), 'utf8')
  if (name.endsWith('.yaml')) return stringsIn(parse(source))
  return [source.replace(/^---\n[\s\S]*?\n---\n/, '').replaceAll(/^```[\s\S]*?^```/gm, '')]
}

/** Texts of a parsed file. Keywords are what people type, not what we say. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'keywords' ? [] : stringsIn(inner),
  )
}

/** A text without what is quoted from a sheet or a program. */
const prose = (text: string): string =>
  text.replaceAll(/`[^`]*`/g, '·').replaceAll(/\]\([^)]*\)/g, ']')

/** Each place where a pattern stands in a language, with the words around it. */
function found(locale: Locale, pattern: RegExp): string[] {
  return sources
    .filter((source) => source.locale === locale)
    .flatMap(({ name, texts }) =>
      texts.flatMap((text) =>
        [...prose(text).matchAll(new RegExp(pattern.source, `g${pattern.flags}`))].map(
          ({ index, input }) => `${name}: ${input.slice(Math.max(0, index - 30), index + 30)}`,
        ),
      ),
    )
}

test.each<[string, Locale, RegExp]>([
  ['German low quotes', 'en', /„/],
  ['a decimal comma before a unit', 'en', /(?<![\d,])\d{1,3},\d{1,2}[ \u00a0](?:mm|µm|kg|s)\b/],
  ['a space before the percent sign', 'en', /\d[ \u00a0]%/],
  ['a quote that is not closed by “', 'de', /„[^“„]*(?:„|$)/],
  ['an English closing quote', 'de', /”/],
  ['straight quotes', 'de', /"[\p{L}]/u],
  ['a decimal point before a unit', 'de', /\d\.\d{1,2}[ \u00a0](?:mm|µm|kg|s)\b/],
  // T16% is a sign of ISO 21920.
  ['a unit without a space', 'de', /(?<!T16|T1)\d(?:mm|µm|dpi|kg|%)(?![\p{L}\d])/u],
  ['a space before a comma or full stop', 'de', / [,.](?=\s|$)/],
  ['two spaces', 'de', /\S {2}\S/],
])('no text has %s in %s', (_, locale, pattern) => {
  expect(found(locale, pattern)).toEqual([])
})

test.each(locales)('no number of an article can be parted from its unit in %s', (locale) => {
  const parted = /\d (?:mm|µm|kg|N|MPa|kN|Nm|dpi|%|°C|€)(?![\p{L}\d])/u
  expect(found(locale, parted).filter((place) => /^[^:]+\.md:/.test(place))).toEqual([])
})

interface Term {
  use: string
  not: string[]
  /** Entry of the glossary that decides. */
  glossary?: string
}

const { entries, decided } = parse(readFileSync(join(folder, 'glossary.yaml'), 'utf8')) as {
  entries: ({ id: string } & Record<Locale, { term: string }>)[]
  decided: Record<Locale, Term[]>
}

describe.each(locales)('one term for one thing in %s', (locale) => {
  test.each(decided[locale].map((term) => [term.use, term] as const))('%s', (_, term) => {
    const words = term.not.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    expect(found(locale, new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})`, 'iu'))).toEqual(
      [],
    )
    if (term.glossary) {
      expect(entries.find(({ id }) => id === term.glossary)?.[locale].term).toBe(term.use)
    }
  })
})

test.each<[Locale, RegExp]>([
  ['en', /\bown claims?\b/gi],
  ['de', /\beigenen? Angaben?\b(?! hat)/gi],
])(
  'a page in %s calls its figures our own claim once at most, where the method stands',
  (locale, phrase) => {
    const often = sources.filter(
      (source) =>
        source.locale === locale && (source.texts.join('\n').match(phrase) ?? []).length > 1,
    )
    expect(often.map(({ name }) => name)).toEqual([])
  },
)

/** The figures and names a file states by placeholder, in any form; not the brand: one language says `we`. */
function statedFacts({ texts }: Source): string[] {
  const names = [...texts.join('\n').matchAll(/\{\s*([a-zA-Z]+\.[\w.]+)/g)].map(([, name]) => name)
  return [...new Set(names)].filter((name) => name !== 'site.brand.name').sort() as string[]
}

test('both languages of a file state the same facts', () => {
  for (const english of sources.filter(({ locale }) => locale === 'en')) {
    const german = sources.find(({ name }) => name === english.name.replace('.en.', '.de.'))
    expect(german && statedFacts(german), basename(english.name)).toEqual(statedFacts(english))
  }
})

test('a year on Essential costs twelve base fees', () => {
  const { price } = parse(readFileSync(join(folder, 'facts.yaml'), 'utf8'))
  expect(price.basePerYear).toBe(12 * price.base)
})
