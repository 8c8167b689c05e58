import { packFeedPath, packFilePath, packFileTypes } from '../../../shared/addresses/file-paths.ts'
import { localAddress } from '../../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import {
  type Control,
  controlCategories,
  controlStatuses,
} from '../../../shared/content/pages/security-pack.ts'
import {
  categoryOf,
  isOpen,
  matchesControl,
  type PackFilter,
} from '../../../shared/control-filter.ts'
import { formatDate } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { pageIdAt } from '../../../shared/page-at.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import { pageUrl } from '../../../shared/seo/canonical.ts'
import type {
  SecurityPackData,
  ShownControl,
} from '../../../src/pages/security-pack/security-pack-data.ts'
import { pageData } from '../page-data/page-data.ts'
import { siteContext } from '../site-context.ts'
import { plainAnswer } from './plain-control.ts'

/** Longer texts are not looked for. */
const longestQuery = 100

/** Copy, head and questions of the page in one language; those that the address does not ask for are hidden. */
export function securityPackData(locale: Locale, query: PageQuery): SecurityPackData {
  const page = pageData('security-pack', locale)
  const { copy, head } = page
  const filter = filterOf(query)
  const byTopic = Map.groupBy(copy.controls, ({ id }) => categoryOf(id))
  return {
    ...page,
    head: { ...head, links: [...head.links, feedLink(locale)] },
    filter,
    version: { iso: copy.version, text: formatDate(copy.version, locale) },
    topics: controlCategories.map((id) => ({
      id,
      title: copy.categories[id],
      controls: (byTopic.get(id) ?? []).map((control) =>
        shownControl(control, copy.categories[id], filter, locale),
      ),
    })),
    files: packFileTypes.map((type) => ({
      href: localAddress(packFilePath(type), locale),
      label: copy.files[type],
    })),
    feed: localAddress(packFeedPath, locale),
    changes: copy.changes.items.map(({ published, title, text }) => ({
      iso: published,
      date: formatDate(published, locale),
      title,
      text,
    })),
  }
}

/** What an address asks for; a topic or status that there is not counts as none. */
function filterOf({ q = '', category, status }: PageQuery): PackFilter {
  return {
    q: q.slice(0, longestQuery),
    category: controlCategories.find((known) => known === category) ?? '',
    status: controlStatuses.find((known) => known === status) ?? '',
  }
}

function shownControl(
  control: Control,
  topic: string,
  filter: PackFilter,
  locale: Locale,
): ShownControl {
  const { id, question, standing, updated } = control
  const answered = control.standing === 'ask' ? undefined : control
  const words = `${topic} ${id} ${question} ${plainAnswer(control)}`
  return {
    id,
    question,
    status: standing,
    ...(answered && {
      answer: answered.answer,
      source: { href: answered.href, label: sourceTitle(answered.href, locale) },
    }),
    ...(isOpen(standing) && {
      askHref: `/contact${stringifySearch({ topic: 'security', question: id })}`,
    }),
    updated: { iso: updated, text: formatDate(updated, locale) },
    isShown: matchesControl({ words, category: categoryOf(id), status: standing }, filter),
  }
}

/** The title of the page that states an answer. */
function sourceTitle(href: string, locale: Locale): string {
  const { content } = siteContext()
  const [path = ''] = href.split('#')
  const id = pageIdAt(path)
  if (id === undefined) throw new Error(`No page stands at ${href}`)
  return id === 'home' ? content.ui(locale).breadcrumb.home : content.page(id, locale).seo.title
}

function feedLink(locale: Locale) {
  const { content, origin } = siteContext()
  const { title } = content.page('security-pack', locale).changes
  const href = pageUrl(origin, packFeedPath, locale)
  return { rel: 'alternate' as const, type: 'application/atom+xml', title, href }
}

/** The question with this id, to be asked; undefined for any other text. */
export function questionOf(id: string | undefined, locale: Locale): string | undefined {
  const { controls } = siteContext().content.page('security-pack', locale)
  const found = controls.find((control) => control.id === id)
  return found && `${found.id}: ${found.question}\n`
}
