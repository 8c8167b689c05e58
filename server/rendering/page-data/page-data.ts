import { plainText, type RichText } from '../../../shared/content/parts/fields.ts'
import type { SeoCopy } from '../../../shared/content/parts/seo.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { parentOf } from '../../../shared/page-at.ts'
import type { PageData } from '../../../shared/page-data.ts'
import { type PageId, sitePages } from '../../../shared/pages.ts'
import {
  type Crumb,
  type HeadTags,
  headTags,
  type PageKind,
  type Question,
  routeSeo,
} from '../../../shared/seo/head.ts'
import type { TermFacts } from '../../../shared/seo/seo-page.ts'
import { socialImageName } from '../../../shared/seo/social-image-name.ts'
import { siteContext } from '../site-context.ts'
import { keptBySite } from './kept-by-site.ts'

/** Where a state of a page differs from the page itself. */
export interface PageState {
  kind?: PageKind
  /** Instead of the page's title; without the brand. */
  title?: string
  /** Before the title: an answer that shows errors says so first. */
  titlePrefix?: string
  terms?: readonly TermFacts[]
  /** Set for a view that search engines must not list beside the page. */
  noindex?: boolean
}

/** Pages without a state, by their id and language. */
const plainPage = keptBySite<`${PageId} ${Locale}`, PageData>((key) => {
  const [id, locale] = key.split(' ') as [PageId, Locale]
  return dataOf(id, locale, {})
})

/** Copy and head of a page in one language. */
export function pageData<K extends PageId>(id: K, locale: Locale, state?: PageState): PageData<K> {
  return state ? dataOf(id, locale, state) : (plainPage(`${id} ${locale}`) as PageData<K>)
}

function dataOf<K extends PageId>(id: K, locale: Locale, state: PageState): PageData<K> {
  const copy = siteContext().content.page(id, locale)
  const crumbs = crumbsOf(id, locale)
  return {
    id,
    copy,
    head: pageHead(id, locale, crumbs, copy, state),
    crumbs,
    ...(sitePages[id].kind === 'not-found' ? { status: 404 } : {}),
  }
}

function pageHead(
  id: PageId,
  locale: Locale,
  breadcrumbs: Crumb[],
  copy: {
    seo: SeoCopy
    faq?: FaqCopy
    published?: string
    testimonial?: { scenario?: string }
  },
  state: PageState,
): HeadTags {
  const { content, origin } = siteContext()
  const { path, kind = 'page', showsOffer = false } = sitePages[id]
  const facts = {
    path,
    ...copy.seo,
    title: state.title ?? copy.seo.title,
    image: socialImageName(path, locale),
    kind: state.kind ?? kind,
    breadcrumbs,
    showsOffer,
    published: copy.published,
    genre: copy.testimonial?.scenario,
    noindex: state.noindex,
    terms: state.terms,
    faq: copy.faq && faqQuestions(copy.faq),
  }
  const shared = { origin, site: content.site(), facts: content.facts() }
  const seo = routeSeo(facts, locale, shared)
  return headTags(state.titlePrefix ? { ...seo, title: `${state.titlePrefix} ${seo.title}` } : seo)
}

function crumbsOf(id: PageId, locale: Locale): Crumb[] {
  const { kind } = sitePages[id]
  if (kind === 'not-found') return []
  const { content } = siteContext()
  const home = { name: content.ui(locale).breadcrumb.home, path: '/' }
  if (kind === 'home') return [home]
  const parent = parentOf(id)
  return [
    home,
    ...(parent ? [parent, id] : [id]).map((page) => ({
      name: content.page(page, locale).seo.title,
      path: sitePages[page].path,
    })),
  ]
}

interface FaqCopy {
  items: { question: string; answer: RichText }[]
}

/** The questions of a page as plain text, for structured data. */
function faqQuestions(faq: FaqCopy): Question[] {
  return faq.items.map(({ question, answer }) => ({
    question,
    answer: plainText(answer),
  }))
}
