import type { Locale } from '../../src/i18n/locale.ts'
import { type SitePageId, sitePaths } from '../../src/navigation/site-map.ts'
import { type Crumb, type HeadTags, headTags, type PageKind, routeSeo } from '../../src/seo/head.ts'
import type { TermFacts } from '../../src/seo/page-facts.ts'
import { socialImageName } from '../../src/seo/social-image-name.ts'
import type { PageCopy } from '../content/page-schemas.ts'
import type { SeoCopy } from '../content/schemas/seo.ts'
import { type FaqCopy, faqQuestions } from './faq-questions.ts'
import { siteContext } from './site-context.ts'

/** What a page's loader returns: its words, and what its head says. */
export interface PageData<K extends SitePageId = SitePageId> {
  id: K
  copy: PageCopy<K>
  head: HeadTags
  /** From home to this page, as shown above the title and said in the structured data. */
  crumbs: Crumb[]
  /** Answers that are not 200. */
  status?: 404
  /** Cache-Control of the answer, where it is stricter than that of pages. */
  caching?: string
}

/** What a state of a page says otherwise than the page itself. */
export interface PageState {
  kind?: PageKind
  /** Instead of the page's title; without the brand. */
  title?: string
  /** Before the title: an answer that shows errors says so first (CONVENTIONS 6.1). */
  titlePrefix?: string
  /** Terms that the page explains. */
  terms?: readonly TermFacts[]
  /** A view of the page that is not to be indexed beside it. */
  noindex?: boolean
}

const kinds: Partial<Record<SitePageId, PageKind>> = {
  home: 'home',
  search: 'search',
  'not-found': 'not-found',
  'case-laser-cutting-marketplace': 'article',
  'case-additive-manufacturing-analysis': 'article',
  'case-process-automation': 'article',
  'case-plastics-feasibility-analysis': 'article',
}

/** Sections whose index page stands between home and the page. */
const parents: [prefix: string, parent: SitePageId][] = [
  ['/case-studies/', 'case-studies'],
  ['/knowledge-base/', 'knowledge-base'],
  ['/try/', 'try'],
]

/** Copy and head of a page in one language. */
export function pageData<K extends SitePageId>(
  id: K,
  locale: Locale,
  state: PageState = {},
): PageData<K> {
  const copy = siteContext().content.page(id, locale)
  const crumbs = crumbsOf(id, locale)
  return {
    id,
    copy,
    head: pageHead(id, locale, crumbs, copy, state),
    crumbs,
    ...(id === 'not-found' ? { status: 404 } : {}),
  }
}

function pageHead(
  id: SitePageId,
  locale: Locale,
  breadcrumbs: Crumb[],
  copy: { seo: SeoCopy; faq?: FaqCopy; published?: string },
  state: PageState,
): HeadTags {
  const { content, origin } = siteContext()
  const path = sitePaths[id]
  const facts = {
    path,
    ...copy.seo,
    ...(state.title ? { title: state.title } : {}),
    image: socialImageName(path, locale),
    kind: state.kind ?? kinds[id] ?? 'page',
    breadcrumbs,
    showsOffer: id === 'pricing',
    ...(copy.published ? { published: copy.published } : {}),
    ...(state.noindex ? { noindex: true } : {}),
    ...(state.terms ? { terms: state.terms } : {}),
    ...(copy.faq ? { faq: faqQuestions(copy.faq) } : {}),
  }
  const shared = { origin, site: content.site(), facts: content.facts() }
  const seo = routeSeo(facts, locale, shared)
  return headTags(state.titlePrefix ? { ...seo, title: `${state.titlePrefix} ${seo.title}` } : seo)
}

function crumbsOf(id: SitePageId, locale: Locale): Crumb[] {
  if (id === 'not-found') return []
  const { content } = siteContext()
  const home = { name: content.ui(locale).breadcrumb.home, path: '/' }
  if (id === 'home') return [home]
  const path = sitePaths[id]
  const between = parents.filter(([prefix]) => path.startsWith(prefix)).map(([, parent]) => parent)
  return [
    home,
    ...[...between, id].map((page) => ({
      name: content.page(page, locale).seo.title,
      path: sitePaths[page],
    })),
  ]
}
