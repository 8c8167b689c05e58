import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Locale, locales } from '../shared/i18n/locale.ts'
import { articleWords, type WordLists } from './article-words.ts'

/*
 * node bench/generate-articles.ts --count 1000 --out <content folder>
 * Writes made-up articles in both languages into `knowledge-base/` of a content folder: to see how compiling, search
 * and lists behave with ten thousand of them. The same number always gives the same article.
 */

/** An article of made-up sentences. */
interface GeneratedArticle {
  slug: string
  title: string
  description: string
  keywords: string[]
  /** ISO date. */
  published: string
  sections: { anchor: string; heading: string; paragraphs: string[] }[]
}

const sectionsPerArticle = 7
const paragraphsPerSection = 3
const sentencesPerParagraph = 5

/** The article of this number in one language; both languages have the same structure. */
export function generateArticle(number: number, locale: Locale): GeneratedArticle {
  const words = articleWords[locale]
  // Sizes and anchors come from the number alone, words from a stream of each language.
  const random = randomFrom(number * 2 + locales.indexOf(locale))
  const title = `${capital(compound(words, random))} ${words.on} ${compound(words, random)} ${number}`
  const day = new Date(Date.UTC(2020, 0, 1 + (number % 2400))).toISOString().slice(0, 10)
  return {
    slug: `generated-${number}`,
    title,
    description: sentence(words, random).slice(0, 165),
    keywords: [compound(words, random), compound(words, random)],
    published: day,
    sections: Array.from({ length: sectionsPerArticle }, (_, at) => ({
      anchor: `part-${at + 1}`,
      heading: `${capital(compound(words, random))} ${words.and} ${pick(words.nouns, random)} ${at + 1}`,
      paragraphs: Array.from({ length: paragraphsPerSection }, () => paragraph(words, random)),
    })),
  }
}

/** The article as a file of `content/`. */
function toMarkdown(article: GeneratedArticle): string {
  const { title, description, keywords, published, sections } = article
  const front = {
    title,
    description,
    keywords,
    imageAlt: `${title} 0`,
    published,
    updated: published,
  }
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  const body = sections.flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs])
  return `---\n${lines.join('\n')}\n---\n\n${body.join('\n\n')}\n`
}

/** Writes articles 1 to `count` into a content folder. */
export function writeArticles(contentDir: string, count: number): void {
  const folder = join(contentDir, 'knowledge-base')
  mkdirSync(folder, { recursive: true })
  for (let number = 1; number <= count; number += 1) {
    for (const locale of locales) {
      const article = generateArticle(number, locale)
      writeFileSync(join(folder, `${article.slug}.${locale}.md`), toMarkdown(article))
    }
  }
}

type Random = () => number

/** Mulberry32: small, fast, and the same on every machine. */
function randomFrom(seed: number): Random {
  let state = (seed * 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Squared, so that the first words of a list are common and the last ones rare, as in any language. */
function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() ** 2 * list.length)] as T
}

function compound(words: WordLists, random: Random): string {
  return random() < 0.5
    ? pick(words.nouns, random)
    : words.join(pick(words.nouns, random), pick(words.nouns, random))
}

/** A standard, thread, size or part number: words of which there are more and more. */
function designation(random: Random): string {
  const number = Math.floor(random() ** 2 * 20_000) + 1
  const kinds = [
    `ISO ${number}-${1 + Math.floor(random() * 3)}`,
    `M${1 + Math.floor(random() * 60)}x${(1 + Math.floor(random() * 12)) / 4}`,
    `Ø${Math.floor(random() * 300) + 1} H${6 + Math.floor(random() * 6)}`,
    `FA-${number}`,
  ]
  return kinds[Math.floor(random() * kinds.length)] as string
}

function sentence(words: WordLists, random: Random): string {
  const filled = pick(words.sentences, random).replace(/\{[nvad]\}/g, (kind) => {
    if (kind === '{n}') return compound(words, random)
    if (kind === '{d}') return designation(random)
    return pick(kind === '{v}' ? words.verbs : words.adjectives, random)
  })
  return capital(filled)
}

function paragraph(words: WordLists, random: Random): string {
  return Array.from({ length: sentencesPerParagraph }, () => sentence(words, random)).join(' ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '1000' }, out: { type: 'string' } },
  })
  if (!values.out) throw new Error('--out names the content folder to write into')
  writeArticles(values.out, Number(values.count))
}
