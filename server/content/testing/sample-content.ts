import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { stringify } from 'yaml'
import type { ArticleBodyWords, ArticlesCopy } from '../../../shared/content/articles/articles.ts'
import { glossarySchema } from '../../../shared/content/articles/glossary.ts'
import { synonymsSchema } from '../../../shared/content/articles/synonyms.ts'
import { factsSchema } from '../../../shared/content/facts.ts'
import { pageSchema } from '../../../shared/content/pages/page-schemas.ts'
import { siteSchema } from '../../../shared/content/site.ts'
import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import { pageIds } from '../../../shared/pages.ts'
import { removeFolder } from '../../testing/remove-folder.ts'
import { type CompileResult, compileContent } from '../compile.ts'
import { wordingNames, wordingSchemas } from '../copy/wordings.ts'
import { formatFault } from '../faults.ts'
import type { FigureSource } from '../figures/figure-source.ts'
import { openContent } from '../store/queries.ts'
import { sampleOf } from './sample-of.ts'

/*
 * For tests only: a complete content folder without faults, made from the schemas, so that a test writes down
 * nothing but the file it is about, and a new page needs no new fixture.
 */

/** Registers the clean-up: `afterAll` for what several tests share. */
type AtEnd = (remove: () => void) => void

/** A content folder in a temporary directory. */
export interface SampleContent {
  contentDir: string
  outFile: string
  /** Keeps compiled articles between compilations. */
  storeFile: string
  write: (name: string, text: string) => void
  read: (name: string) => string
  compile: (knownPaths?: readonly string[]) => CompileResult
  /** The drawings there are; none at first. */
  figures: FigureSource
  /** The faults as printed. */
  faultLines: (knownPaths?: readonly string[]) => string[]
}

/** The article `blog/sheets` as the site would read it, after a compilation without faults. */
export function compiledArticle(content: SampleContent, locale: Locale) {
  const faults = content.faultLines()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const opened = openContent(content.outFile)
  const found = opened.article('blog', 'sheets', locale)
  opened.close()
  if (!found) throw new Error('the article is not in content.db')
  return found
}

/** A new empty folder that is removed after the test, or when `atEnd` says. */
export function temporaryFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-content-test-'))
  atEnd(() => removeFolder(folder))
  return folder
}

/** Words in the text of articles as they may be. */
export const sampleBodyWords: Readonly<Record<Locale, ArticleBodyWords>> = {
  en: {
    notes: 'Notes',
    back: 'Back to the text of note',
    table: 'Table',
    code: 'Code',
    copy: 'Copy',
    link: 'Link to this section',
    figure: 'Figure',
    openLarge: 'Open large',
  },
  de: {
    notes: 'Anmerkungen',
    back: 'Zurück zum Text der Anmerkung',
    table: 'Tabelle',
    code: 'Code',
    copy: 'Kopieren',
    link: 'Link zu diesem Abschnitt',
    figure: 'Bild',
    openLarge: 'Groß öffnen',
  },
}

/** The smallest content folder the schemas accept, with what was compiled of it once for all tests of a process. */
export function createSampleContent(atEnd?: AtEnd): SampleContent {
  const sample = writeSampleContent(atEnd)
  compiledSample ??= compileSample()
  copyFileSync(compiledSample, sample.storeFile)
  return sample
}

let compiledSample: string | undefined

/** The store of a sample as it is, in the folder for temporary files, which the run of the tests empties. */
function compileSample(): string {
  const sample = writeSampleContent(() => {})
  sample.compile()
  return sample.storeFile
}

/** Writes the smallest content folder the schemas accept; nothing of it is compiled yet. */
export function writeSampleContent(atEnd?: AtEnd): SampleContent {
  const root = temporaryFolder(atEnd)
  const contentDir = join(root, 'content')
  const outFile = join(root, 'out', 'content.db')
  const storeFile = join(root, 'articles.db')
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(contentDir, name)), { recursive: true })
    writeFileSync(join(contentDir, name), text)
  }
  const compile = (knownPaths?: readonly string[]) => {
    const { figures } = sample
    const known = knownPaths && { knownPaths }
    return compileContent({ contentDir, outFile, storeFile, figures, ...known })
  }

  for (const [name, text] of sampleFiles()) write(name, text)
  const sample: SampleContent = {
    contentDir,
    outFile,
    storeFile,
    figures: { names: () => [], load: () => undefined },
    write,
    read: (name) => readFileSync(join(contentDir, name), 'utf8'),
    compile,
    faultLines: (knownPaths) => compile(knownPaths).faults.map(formatFault),
  }
  return sample
}

let files: [name: string, text: string][] | undefined

/** Every file that the schemas ask for, made once a process: each takes some time to satisfy. */
function sampleFiles(): readonly [name: string, text: string][] {
  files ??= [
    ['site.yaml', stringify(sampleOf(siteSchema))],
    ['facts.yaml', stringify(sampleOf(factsSchema))],
    ['synonyms.yaml', stringify(sampleOf(synonymsSchema))],
    ['glossary.yaml', stringify(sampleOf(glossarySchema))],
    ...locales.flatMap(localeFiles),
  ]
  return files
}

function localeFiles(locale: Locale): [name: string, text: string][] {
  const wordings = wordingNames.map((name) => [name, sampleOf(wordingSchemas[name])] as const)
  const pages = pageIds.map((id) => {
    const copy = sampleOf(pageSchema(id)) as { seo: { title: string } }
    copy.seo.title = `${id} ${locale}`
    return [`pages/${id}`, copy] as const
  })
  const articles = sampleOf(wordingSchemas.articles) as ArticlesCopy
  const withBodyWords = ['articles', { ...articles, body: sampleBodyWords[locale] }] as const
  return [...wordings, withBodyWords, ...pages].map(([name, copy]) => [
    `${name}.${locale}.yaml`,
    stringify(copy),
  ])
}

/** A plain page in nine lines, `title` on line 2, `sections` on line 9 and after. */
export function plainPage(title: string, rest = ''): string {
  return `seo:
  title: ${title}
  description: Text
  keywords: [text]
  imageAlt: Text
hero:
  title: ${title}
  intro: Text
${rest}`
}

/** An article whose body begins on line 10. */
export function article(title: string, body: string, locale: Locale = 'en'): string {
  return `---
title: ${title}
description: Description of ${title} (${locale})
keywords: [text]
imageAlt: Text
published: 2026-09-15
updated: 2026-11-10
---

${body}`
}

/** Writes both languages of an article, by default with the same body; its titles differ. */
export function writeArticle(
  content: SampleContent,
  english: string,
  german = english,
  name = 'blog/sheets',
): void {
  const title = name.replace('/', ' ')
  content.write(`${name}.en.md`, article(title, english, 'en'))
  content.write(`${name}.de.md`, article(`${title} de`, german, 'de'))
}
