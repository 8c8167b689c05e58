import type { ControlCategory, ControlStatus } from '../../../shared/content/pages/security-pack.ts'
import type { RichText } from '../../../shared/content/parts/fields.ts'
import type { PackFilter } from '../../../shared/control-filter.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** A question as its row shows it. */
export interface ShownControl {
  id: string
  question: string
  status: ControlStatus
  /** Missing where nothing is published. */
  answer?: RichText
  /** The page that states the answer. */
  source?: { href: string; label: string }
  /** The contact form, with the question in it; missing where nothing is left to ask. */
  askHref?: string
  updated: { iso: string; text: string }
  /** Whether the filter lets it through. */
  isShown: boolean
}

/** The security pack: its words, and the questions by topic. */
export interface SecurityPackData extends PageData<'security-pack'> {
  topics: { id: ControlCategory; title: string; controls: ShownControl[] }[]
  filter: PackFilter
  version: { iso: string; text: string }
  files: { href: string; label: string }[]
  feed: string
  changes: { iso: string; date: string; title: string; text: string }[]
}
