import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Collection, collections } from '../../shared/collections.ts'
import { compareText } from '../../shared/compare-text.ts'
import { slugPattern } from '../../shared/content/articles/front-matter.ts'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { isPageId, type PageId, pageIds } from '../../shared/pages.ts'
import { type WordingName, wordingNames } from './copy/wordings.ts'
import { type Fault, quote } from './faults.ts'

/** A content file: its name, as faults state it, and its text with LF and composed letters. */
export interface SourceFile {
  file: string
  source: string
}

/** The English and the German file of a page or article; a missing one has been reported as a fault. */
export type Twins = Partial<Record<Locale, SourceFile>>

/** An article, read on demand: ten thousand are not held in memory together. */
export interface ArticleFile {
  collection: Collection
  slug: string
  /** Address: `/blog/slug`. */
  path: string
  /** Name for faults of the article as a whole. */
  file: string
  read: () => Twins
}

export interface ContentFiles {
  site?: SourceFile | undefined
  facts?: SourceFile | undefined
  synonyms?: SourceFile | undefined
  glossary?: SourceFile | undefined
  wordings: { name: WordingName; twins: Twins }[]
  pages: { id: PageId; twins: Twins }[]
  articles: ArticleFile[]
  /** Words of figures; the drawings are code (packages/drawings/src/figures/). */
  figures: { name: string; twins: Twins }[]
  /** Complete when all articles are read. */
  faults: Fault[]
}

const languageNames: Record<Locale, string> = { en: 'English', de: 'German' }

/** Reads the whole content folder: the expected files, missing ones, and files with unknown names. */
export function readContentFiles(contentDir: string): ContentFiles {
  const faults: Fault[] = []
  const root = basename(contentDir)
  const names = listFiles(contentDir)
  const read = (name: string) => readSource(contentDir, root, name, faults)
  const findTwins = (base: string, extension: string, reason: string) =>
    locales.flatMap((locale) => {
      const name = `${base}.${locale}.${extension}`
      if (names.delete(name)) return [{ locale, name }]
      faults.push(missingFile(`${root}/${name}`, locale, reason))
      return []
    })
  const readAll = (found: ReturnType<typeof findTwins>): Twins =>
    Object.fromEntries(found.map(({ locale, name }) => [locale, read(name)]))
  const readTwins = (...twins: Parameters<typeof findTwins>) => readAll(findTwins(...twins))
  const readOne = (name: string): SourceFile | undefined => {
    if (names.delete(name)) return read(name)
    faults.push({ file: `${root}/${name}`, expected: 'this file', found: 'no file' })
    return undefined
  }

  const files: ContentFiles = {
    site: readOne('site.yaml'),
    facts: readOne('facts.yaml'),
    synonyms: readOne('synonyms.yaml'),
    glossary: readOne('glossary.yaml'),
    wordings: wordingNames.map((name) => ({
      name,
      twins: readTwins(name, 'yaml', `the words of ${name}`),
    })),
    pages: pageIds.map((id) => ({ id, twins: readTwins(`pages/${id}`, 'yaml', `page ${id}`) })),
    articles: articleNames(names).map(({ collection, slug }) => {
      const found = findTwins(`${collection}/${slug}`, 'md', `article ${slug}`)
      const file = `${root}/${found[0]?.name}`
      const path = `/${collection}/${slug}`
      return { collection, slug, path, file, read: () => readAll(found) }
    }),
    figures: figureNames(names).map((name) => ({
      name,
      twins: readTwins(`figures/${name}`, 'yaml', `the words of figure ${name}`),
    })),
    faults,
  }
  for (const name of names) faults.push(unknownName(`${root}/${name}`, name))
  return files
}

/** All files below the folder, sorted, with `/`. Dot files, editor backups and notes for authors are left out. */
function listFiles(contentDir: string): Set<string> {
  const entries = readdirSync(contentDir, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(contentDir, '/').length))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/(^|\/)\.|~$|(^|\/)README\.md$/.test(name))
  return new Set(names.sort(compareText))
}

function articleNames(names: Set<string>): { collection: Collection; slug: string }[] {
  const found = new Map<string, { collection: Collection; slug: string }>()
  for (const name of names) {
    const match = /^([^/]+)\/([^/.]+)\.(?:en|de)\.md$/.exec(name)
    const collection = collections.find((known) => known === match?.[1])
    const slug = match?.[2]
    if (collection && slug && slugPattern.test(slug)) {
      found.set(`${collection}/${slug}`, { collection, slug })
    }
  }
  return [...found.values()]
}

function figureNames(names: Set<string>): string[] {
  const found = [...names].flatMap((file) => {
    const name = /^figures\/([^/.]+)\.(?:en|de)\.yaml$/.exec(file)?.[1]
    return name && slugPattern.test(name) ? [name] : []
  })
  return [...new Set(found)]
}

/** One for all files: setting up a decoder takes longer than decoding a file. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

function readSource(
  contentDir: string,
  root: string,
  name: string,
  faults: Fault[],
): SourceFile | undefined {
  const file = `${root}/${name}`
  try {
    const source = utf8.decode(readFileSync(join(contentDir, name)))
    // One form of line ends and of umlauts (macOS may write `a` + combining dots), so that search finds them.
    return { file, source: source.replaceAll('\r\n', '\n').normalize('NFC') }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    faults.push({ file, expected: 'text saved as UTF-8', found: 'another encoding' })
    return undefined
  }
}

function missingFile(file: string, locale: Locale, reason: string): Fault {
  return { file, expected: `this file: ${reason} in ${languageNames[locale]}`, found: 'no file' }
}

function unknownName(file: string, name: string): Fault {
  const pageId = /^pages\/(.+)\.(?:en|de)\.yaml$/.exec(name)?.[1]
  if (pageId && !isPageId(pageId)) {
    return {
      file,
      expected: 'the id of a page in shared/pages.ts',
      found: quote(pageId),
    }
  }
  return {
    file,
    expected: `site.yaml, facts.yaml, glossary.yaml, synonyms.yaml, <${wordingNames.join('|')}>.<en|de>.yaml, pages/<id>.<en|de>.yaml, blog/<slug>.<en|de>.md, knowledge-base/<slug>.<en|de>.md or figures/<name>.<en|de>.yaml`,
    found: quote(name),
  }
}
