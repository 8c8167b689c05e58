import type {
  BreadcrumbList,
  DefinedTermSet,
  FAQPage,
  Graph,
  SearchAction,
  Thing,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { Locale } from '../i18n/locale.ts'
import { article } from './article.ts'
import { pageUrl } from './canonical.ts'
import { nodeIds, ref } from './node-ids.ts'
import { offers } from './offers.ts'
import { organisation, organisationRef, organisationStub } from './organisation.ts'
import type { Crumb, Question, SeoPage, SeoSite, TermFacts } from './seo-page.ts'

/**
 * The page's JSON-LD: one graph whose every `@id` reference resolves inside it. Home carries company,
 * site and offer in full, other pages their names only. The 404 page has no graph.
 */
export function pageGraph(page: SeoPage, locale: Locale, site: SeoSite, image: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': page.kind === 'not-found' ? [] : nodes(page, locale, site, image),
  }
}

/** Where a page stands: what the nodes of its graph have in common. */
interface Place {
  origin: string
  locale: Locale
  url: string
  pageId: string
  /** Address of the picture that stands for the page. */
  image: string
}

function nodes(page: SeoPage, locale: Locale, site: SeoSite, image: string): Thing[] {
  const { origin } = site
  const url = pageUrl(origin, page.path, locale)
  const place = { origin, locale, url, pageId: `${url}#webpage`, image }
  const home = page.kind === 'home'
  const list: Thing[] = home
    ? [organisation(site), website(site)]
    : [organisationStub(site), websiteStub(site)]
  if (home || page.showsOffer) list.push(...offers(site, locale))
  list.push(webPage(place, page))
  if (hasBreadcrumbs(page)) list.push(breadcrumbs(place, page.breadcrumbs))
  if (page.kind === 'article') list.push(article({ ...place, page, id: `${url}#article` }))
  if (page.faq?.length) list.push(faq(place, page.faq))
  if (page.terms?.length) list.push(definedTerms(place, page.title, page.terms))
  return list
}

function webPage({ origin, locale, url, pageId, image }: Place, page: SeoPage): WebPage {
  return {
    '@type': page.kind === 'search' ? 'SearchResultsPage' : 'WebPage',
    '@id': pageId,
    url,
    name: page.title,
    description: page.description,
    inLanguage: locale,
    isPartOf: ref(nodeIds(origin).website),
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    ...(page.kind === 'home' ? { about: organisationRef(origin) } : {}),
    ...(hasBreadcrumbs(page) ? { breadcrumb: ref(`${url}#breadcrumb`) } : {}),
  }
}

function hasBreadcrumbs(page: SeoPage): boolean {
  return page.breadcrumbs.length > 0
}

/** The visible breadcrumb as data, positions from 1, addresses in the page's language. */
function breadcrumbs({ origin, locale, url }: Place, trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(origin, path, locale),
    })),
  }
}

/** The terms that a glossary explains, each with the place of its entry on this page, where its definition stands. */
function definedTerms(
  { url, pageId, locale }: Place,
  name: string,
  terms: readonly TermFacts[],
): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    name,
    url,
    inLanguage: locale,
    isPartOf: ref(pageId),
    hasDefinedTerm: terms.map(({ id, term }) => ({
      '@type': 'DefinedTerm',
      '@id': `#${id}`,
      name: term,
    })),
  }
}

/** Visible questions and answers of a page. Search engines no longer show them; other readers do. */
function faq({ url, pageId, locale }: Place, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    isPartOf: ref(pageId),
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The site with its search target (SPEC section 2: `/search?q={query}` in structured data). */
function website(seoSite: SeoSite): WebSite {
  const { origin } = seoSite
  return {
    ...websiteStub(seoSite),
    inLanguage: ['en', 'de'],
    publisher: organisationRef(origin),
    potentialAction: searchAction(origin),
  }
}

/** The site as other pages name it: enough for `isPartOf` to resolve within the page. */
function websiteStub({ origin, site }: SeoSite) {
  return {
    '@type': 'WebSite',
    '@id': nodeIds(origin).website,
    name: site.brand.name,
    url: `${origin}/`,
  } as const
}

function searchAction(origin: string): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={query}` },
    'query-input': 'required name=query',
  }
}
