import type { LegalCopy } from '../../shared/content/pages/legal.ts'
import { plainText } from '../../shared/content/parts/fields.ts'

/** A part of a printed legal text, in its order. `label` stands left of its first line. */
export type Block =
  | {
      readonly kind: 'title' | 'heading' | 'text' | 'point'
      readonly text: string
      readonly label?: string
    }
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly isHead: boolean }
  | { readonly kind: 'caption'; readonly text: string }

/** What is printed of a page that is made of clauses. */
export type PrintedCopy = Pick<LegalCopy, 'version' | 'clauses'> & {
  readonly hero: Pick<LegalCopy['hero'], 'title' | 'intro'>
}

/** Soft hyphens let a page break long words; on paper there is room. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')

/** What the page says, without its links: numbered clauses, points and tables. `asOf` = the day it holds from, in words. */
export function agreementBlocks(copy: PrintedCopy, asOf: string): Block[] {
  return [
    { kind: 'title', text: withoutSoftHyphens(copy.hero.title) },
    { kind: 'text', text: plainText(copy.hero.intro) },
    { kind: 'text', text: asOf },
    ...copy.clauses.flatMap((clause, index) => clauseBlocks(clause, index + 1)),
  ]
}

function clauseBlocks(clause: LegalCopy['clauses'][number], number: number): Block[] {
  const { title, paragraphs, table } = clause
  return [
    { kind: 'heading', text: title, label: String(number) },
    ...paragraphs.flatMap(({ text, points }, index): Block[] => [
      { kind: 'text', text: plainText(text), label: `${number}.${index + 1}` },
      ...points.map((point): Block => ({ kind: 'point', text: plainText(point), label: '–' })),
    ]),
    ...(table ? tableBlocks(table) : []),
  ]
}

function tableBlocks(table: NonNullable<LegalCopy['clauses'][number]['table']>): Block[] {
  return [
    { kind: 'caption', text: table.caption },
    { kind: 'row', cells: table.columns, isHead: true },
    ...table.rows.map(
      (cells): Block => ({ kind: 'row', cells: cells.map(plainText), isHead: false }),
    ),
  ]
}
