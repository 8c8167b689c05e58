import type { SecurityPackCopy } from '../../shared/content/security-pack.ts'
import { categoryOf } from '../../shared/security-pack/control-filter.ts'
import { textOfCopy } from './copy-text.ts'
import type { SearchDocument } from './search-document.ts'

/** The questions of the security pack, each with its answer; its topic and its number find it, too. */
export function controlDocuments(base: SearchDocument, copy: unknown): SearchDocument[] {
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
