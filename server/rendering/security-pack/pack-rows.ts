import { localAddress } from '../../../shared/addresses/local-address.ts'
import type { Control } from '../../../shared/content/pages/security-pack.ts'
import { categoryOf } from '../../../shared/control-filter.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { Content } from '../../content/store/queries.ts'
import { plainAnswer } from './plain-control.ts'

/** A question as the files of the pack have it. All values are plain text. */
interface PackRow {
  readonly id: string
  readonly topic: string
  readonly question: string
  /** If nothing is published, the invitation to ask. */
  readonly answer: string
  readonly status: Control['standing']
  /** `status` in words. */
  readonly statusText: string
  /** Address of the page that states the answer, or of the form to ask; with its language. */
  readonly source: string
  /** Day of the last change, ISO. */
  readonly updated: string
}

/** The security pack as rows, the same for each kind of file. */
export function packRows(content: Content, origin: string, locale: Locale): PackRow[] {
  const { controls, categories, statuses, ask } = content.page('security-pack', locale)
  return controls.map((control) => {
    const { id, question, standing, updated } = control
    const asking = `/contact?topic=security&question=${id}`
    return {
      id,
      topic: categories[categoryOf(id) as keyof typeof categories],
      question,
      answer: plainAnswer(control) || ask,
      status: standing,
      statusText: statuses[standing],
      source: origin + localAddress(control.standing === 'ask' ? asking : control.href, locale),
      updated,
    }
  })
}

/** The columns of tables, headings first. */
export function packTable(content: Content, origin: string, locale: Locale): string[][] {
  return [
    content.page('security-pack', locale).columns,
    ...packRows(content, origin, locale).map((row) => [
      row.id,
      row.topic,
      row.question,
      row.answer,
      row.statusText,
      row.source,
      row.updated,
    ]),
  ]
}
