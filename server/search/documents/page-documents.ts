import type { SecurityPackCopy } from '../../../shared/content/pages/security-pack.ts'
import { categoryOf } from '../../../shared/control-filter.ts'
import { type PageId, sitePages } from '../../../shared/pages.ts'
import { isKeyed } from '../../content/copy/value-at.ts'
import type { PageRow } from '../../content/store/compiled-content.ts'
import { isIndexablePage } from '../../rendering/documents/indexable-pages.ts'
import { chartNames } from './chart-names.ts'
import { hasPlaceholder, textOfCopy } from './copy-text.ts'
import { fieldDocuments } from './field-documents.ts'
import type { SearchDocument } from './search-document.ts'

type Copy = Readonly<Record<string, unknown>>

/** Parts of case studies that stand in the head of the page. */
const headParts = ['facts', 'kpis', 'note', 'testimonial', 'titleBlock']

/** Parts that are shown only after a form was sent, or in its place. */
const states = [
  'next',
  'choose',
  'withdraw',
  'move',
  'cancel',
  'prepare',
  'unknownCall',
  'unreadableCall',
  'answer',
  'unclear',
]

/** Parts that repeat what another page says, or ask for something. */
const skipped = new Set([
  'seo',
  'hero',
  'callToAction',
  'more',
  'fields',
  'explorer',
  'filter',
  ...headParts,
  ...states,
])

/** The documents of a page in one language: the page, its sections, its questions. None of a page with noindex. */
export function pageDocuments({ id, locale, copy }: PageRow): SearchDocument[] {
  const { path, anchors } = sitePages[id]
  if (!isIndexablePage(id) || !isKeyed(copy)) return []
  const seo = copy.seo as { title: string; description: string; keywords: readonly string[] }
  const hero = copy.hero as { title: string }
  const { title } = seo
  const base: SearchDocument = {
    locale,
    kind: path.startsWith(sitePages.documentation.path) ? 'documentation' : 'page',
    path,
    anchor: '',
    title,
    heading: '',
    keywords: '',
    body: '',
  }
  const { title: heading, ...rest } = hero
  const head = headParts.flatMap((key) => (copy[key] ? [textOfCopy(copy[key])] : []))
  const loose = Object.entries(copy).filter(([key]) => anchors?.[key] === null)
  const body = [textOfCopy(rest), ...head, ...loose.map(([, part]) => textOfCopy(part))]
  return [
    {
      ...base,
      heading: heading === title ? '' : heading,
      keywords: seo.keywords.join(', '),
      body: [seo.description, ...body].filter((text) => text !== '').join('\n'),
    },
    ...Object.entries(copy).flatMap(([key, part]) => sectionDocuments(base, id, key, part)),
    ...(id === 'documentation' ? fieldDocuments(base, copy) : []),
    ...(id === 'security-pack' ? controlDocuments(base, copy) : []),
  ]
}

function sectionDocuments(
  base: SearchDocument,
  id: PageId,
  key: string,
  part: unknown,
): SearchDocument[] {
  const anchor = sitePages[id].anchors?.[key]
  if (skipped.has(key) || anchor === null) return []
  if (Array.isArray(part)) {
    return part
      .filter(isKeyed)
      .flatMap((entry) => (entry.id && entry.title ? sectionOf(base, entry) : []))
  }
  if (!isKeyed(part) || typeof part.title !== 'string') return []
  const section = { ...part, id: part.id ?? anchor ?? kebab(key) }
  const { items, ...rest } = section as Copy & { items?: unknown }
  if (key === 'faq') return [...sectionOf(base, rest), ...questions(base, items)]
  if (key === 'matrix' && id === 'pricing') {
    const { plans, headings, ...words } = section as Copy
    return [...sectionOf(base, words), ...planDocuments(base, plans, headings)]
  }
  return sectionOf(base, section, chartNames(id, key))
}

/**
 * A section is also found by its name in the table of contents. That name replaces a title with placeholders, which are
 * filled in only while the page is used.
 */
function sectionOf(
  base: SearchDocument,
  { id, title, short, ...rest }: Copy,
  rowNames: readonly string[] = [],
): SearchDocument[] {
  const name = typeof short === 'string' ? short : ''
  const [heading, own] = hasPlaceholder(String(title)) ? [name, ''] : [String(title), name]
  const keywords = [own, ...rowNames].filter(Boolean).join(', ')
  return [{ ...base, anchor: String(id), heading, keywords, body: textOfCopy(rest) }]
}

function questions(base: SearchDocument, items: unknown): SearchDocument[] {
  return (items as { id: string; question: string; answer: unknown }[]).map((item) => ({
    ...base,
    kind: 'faq',
    anchor: `faq-${item.id}`,
    heading: item.question,
    body: textOfCopy(item.answer),
  }))
}

interface Cell {
  value: string
  note?: string
}

/** A plan with its row of the matrix, each value behind the name of its column. */
function planDocuments(base: SearchDocument, plans: unknown, headings: unknown): SearchDocument[] {
  const names = headings as Record<string, string>
  const list = plans as { id: string; name: string; cells: Record<string, Cell> }[]
  return list.map(({ id, name, cells }) => ({
    ...base,
    anchor: id,
    heading: name,
    keywords: `${name} ${names.plan}`,
    body: Object.entries(cells)
      .map(([key, { value, note }]) => `${names[key]}: ${value}${note ? ` (${note})` : ''}`)
      .join('\n'),
  }))
}

function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The questions of the security pack with their answers, also found by their topic and number. */
function controlDocuments(base: SearchDocument, copy: unknown): SearchDocument[] {
  const { controls, categories, ask } = copy as SecurityPackCopy
  return controls.map((control) => ({
    ...base,
    kind: 'faq',
    anchor: control.id,
    heading: control.question,
    keywords: `${control.id}, ${categories[categoryOf(control.id) as keyof typeof categories]}`,
    body: control.standing === 'ask' ? ask : textOfCopy(control.answer),
  }))
}
