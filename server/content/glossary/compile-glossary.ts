import { type GlossaryEntry, glossarySchema } from '../../../shared/content/articles/glossary.ts'
import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import { isUntranslated } from '../copy/compare-languages.ts'
import { compileSettings } from '../copy/compile-document.ts'
import type { KeyPath, YamlSource } from '../copy/yaml-source.ts'
import { type Fault, keyPath, quote } from '../faults.ts'
import type { SourceFile } from '../read-files.ts'

/** What the glossary links to: the articles, each with its headings. */
interface ExplainingArticle {
  slug: string
  /** Ids of its headings. */
  anchors: readonly string[]
}

/** The term base on its way into content.db. */
interface CompiledGlossary {
  entries: readonly GlossaryEntry[]
  faults: Fault[]
  /** Faults of links to articles. Call it after all articles are compiled, when their headings are known. */
  linkFaults: (articles: readonly ExplainingArticle[]) => Fault[]
}

/** What is wrong in the glossary, and where. */
interface Problem {
  path: KeyPath
  expected: string
  found: string
}

/** Compiles `content/glossary.yaml`: shape, order, duplicate names, untranslated definitions. */
export function compileGlossary(file: SourceFile | undefined): CompiledGlossary {
  const compiled = compileSettings(file, glossarySchema)
  const entries = compiled?.value?.entries ?? []
  const source = compiled?.source
  const problems = [
    ...orderProblems(entries),
    ...repeatedNames(entries),
    ...translationProblems(entries),
  ]
  return {
    entries,
    faults: [...(compiled?.faults ?? []), ...problems.map((problem) => faultOf(problem, source))],
    linkFaults: (articles) =>
      deadLinks(entries, articles).map((problem) => faultOf(problem, source)),
  }
}

function faultOf({ path, expected, found }: Problem, source: YamlSource | undefined): Fault {
  const place = source?.locate(path)
  return { file: source?.file ?? '', ...place, key: keyPath(path), expected, found }
}

/** The file must be sorted by the English term, so that editors find terms. The page sorts each language itself. */
function orderProblems(entries: readonly GlossaryEntry[]): Problem[] {
  const { compare } = new Intl.Collator('en')
  return entries.flatMap(({ en }, index) => {
    const before = entries[index - 1]?.en.term
    if (before === undefined || compare(before, en.term) <= 0) return []
    const path = ['entries', index, 'en', 'term']
    return [{ path, expected: `a term after ${quote(before)}`, found: quote(en.term) }]
  })
}

/** Each name belongs to one entry only: otherwise links and searches would be ambiguous. */
function repeatedNames(entries: readonly GlossaryEntry[]): Problem[] {
  const first = new Map<string, string>()
  const uses = entries.flatMap((entry, index) => [
    { name: entry.id, scope: 'id', id: entry.id, path: ['entries', index, 'id'] },
    ...locales.flatMap((locale) => {
      const { term, also } = entry[locale]
      const path = ['entries', index, locale]
      return [
        { name: term, scope: locale, id: entry.id, path: [...path, 'term'] },
        ...also.map((name, at) => ({
          name,
          scope: locale,
          id: entry.id,
          path: [...path, 'also', at],
        })),
      ]
    }),
  ])
  return uses.flatMap(({ name, scope, id, path }) => {
    const key = `${scope} ${name.toLowerCase()}`
    const known = first.get(key)
    first.set(key, known ?? id)
    if (known === undefined) return []
    return [
      { path, expected: 'a name of its own', found: `${quote(name)}, also in ${quote(known)}` },
    ]
  })
}

function translationProblems(entries: readonly GlossaryEntry[]): Problem[] {
  return entries.flatMap(({ en, de }, index) => {
    if (!isUntranslated(en.definition, de.definition)) return []
    const path = ['entries', index, 'de', 'definition']
    return [
      { path, expected: 'other words than the English', found: `the same ${quote(de.definition)}` },
    ]
  })
}

function deadLinks(
  entries: readonly GlossaryEntry[],
  articles: readonly ExplainingArticle[],
): Problem[] {
  const anchors = new Map(articles.map(({ slug, anchors: ids }) => [slug, ids] as const))
  return entries.flatMap(({ article }, index) => {
    if (article === undefined) return []
    const [slug = '', anchor] = article.split('#')
    const known = anchors.get(slug)
    if (known && (anchor === undefined || known.includes(anchor))) return []
    const expected = known ? `a heading of ${slug}` : 'the slug of an article'
    return [{ path: ['entries', index, 'article'], expected, found: quote(article) }]
  })
}

/** The entries as one language lists them. */
export function sortedEntries(
  entries: readonly GlossaryEntry[],
  locale: Locale,
): readonly GlossaryEntry[] {
  const { compare } = new Intl.Collator(locale)
  return entries.toSorted((a, b) => compare(a[locale].term, b[locale].term))
}
