import { basename } from 'node:path'
import type { Root, RootContent } from 'mdast'
import { counted } from '../../../shared/i18n/format.ts'
import { compareLanguages, isUntranslated } from '../copy/compare-languages.ts'
import { type Fault, quote } from '../faults.ts'
import type { ArticleSource } from './parse-article.ts'
import { textOf } from './plain-text.ts'

/** Compares an article with its English twin: same dates, same headings, same tables, same figures, other words. */
export function compareArticles(english: ArticleSource, german: ArticleSource): Fault[] {
  const twin = basename(english.file)
  const report = (node: RootContent | undefined, expected: string, found: string): Fault => {
    const place = node?.position?.start
    const where = place ? { line: place.line, column: place.column } : {}
    return { file: german.file, ...where, expected: `${expected} as in ${twin}`, found }
  }
  return [
    ...compareLanguages(english.front, german.front),
    ...compareHeadings(english.body, german.body, report),
    ...compareTables(english.body, german.body, report),
    ...compareFigures(english.body, german.body, report),
    ...compareWords(english.body, german.body, report),
  ]
}

/** Whether both bodies have the same headings, so that one can take the ids of the other. */
export function haveSameHeadings(english: Root, german: Root): boolean {
  return headingLevels(english).join() === headingLevels(german).join()
}

type Report = (node: RootContent | undefined, expected: string, found: string) => Fault

/** Only the first difference is reported: all others follow from it. */
function compareHeadings(english: Root, german: Root, report: Report): Fault[] {
  const [expected, found] = [headingsOf(english), headingsOf(german)]
  const count = Math.max(expected.length, found.length)
  for (let index = 0; index < count; index += 1) {
    if (expected[index]?.depth === found[index]?.depth) continue
    const node = found[index]
    return [report(node, nameOf(expected[index]), nameOf(node))]
  }
  return []
}

function compareTables(english: Root, german: Root, report: Report): Fault[] {
  const [expected, found] = [tablesOf(english), tablesOf(german)]
  if (expected.length !== found.length) {
    const [wanted, got] = [expected, found].map(({ length }) => counted(length, 'table'))
    return [report(undefined, wanted ?? '', got ?? '')]
  }
  return expected.flatMap((table, index) => {
    const twin = found[index]
    const [wanted, got] = [table, twin].map((each) => counted(each?.children.length ?? 0, 'row'))
    return wanted === got ? [] : [report(twin, `a table of ${wanted}`, got ?? '')]
  })
}

/** Only the first difference is reported, as with headings. */
function compareFigures(english: Root, german: Root, report: Report): Fault[] {
  const [expected, found] = [figuresOf(english), figuresOf(german)]
  const count = Math.max(expected.length, found.length)
  for (let index = 0; index < count; index += 1) {
    const [wanted, got] = [expected[index], found[index]].map((node) => node?.attributes?.name)
    if (wanted === got) continue
    const name = (value?: string | null) => (value ? `figure ${quote(value)}` : 'no more figures')
    return [report(found[index], name(wanted), name(got))]
  }
  return []
}

function compareWords(english: Root, german: Root, report: Report): Fault[] {
  const words = new Set(english.children.filter(hasProse).map((node) => textOf(node).trim()))
  return german.children.filter(hasProse).flatMap((node) => {
    const text = textOf(node)
    return words.has(text.trim()) && isUntranslated(text, text)
      ? [report(node, 'other words than', `the same ${quote(text)}`)]
      : []
  })
}

/** Footnotes may cite the same source in both languages; code is the same in all. */
function hasProse(node: RootContent): boolean {
  return ['paragraph', 'heading', 'list', 'blockquote', 'table'].includes(node.type)
}

function headingsOf(body: Root) {
  return body.children.filter((node) => node.type === 'heading')
}

function tablesOf(body: Root) {
  return body.children.filter((node) => node.type === 'table')
}

function figuresOf(body: Root) {
  return body.children.filter((node) => node.type === 'leafDirective')
}

function headingLevels(body: Root): number[] {
  return headingsOf(body).map((heading) => heading.depth)
}

function nameOf(heading: ReturnType<typeof headingsOf>[number] | undefined): string {
  return heading
    ? `a heading of level ${heading.depth} (${quote(textOf(heading))})`
    : 'no more headings'
}
