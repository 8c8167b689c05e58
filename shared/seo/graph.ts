import type { Graph, Thing, WebPage } from 'schema-dts'
import type { Locale } from '../i18n/locale.ts'
import { article } from './article.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { pageUrl } from './canonical.ts'
import { definedTerms } from './defined-terms.ts'
import { faq } from './faq.ts'
import { nodeIds, ref } from './node-ids.ts'
import { offers } from './offers.ts'
import { organisation, organisationRef, organisationStub } from './organisation.ts'
import type { PageFacts, SeoSite } from './page-facts.ts'
import { website, websiteStub } from './website.ts'

/**
 * The page's JSON-LD: one graph whose every `@id` reference resolves inside it. Home carries company,
 * site and offer in full, other pages their names only. The 404 page has no graph.
 */
export function pageGraph(page: PageFacts, locale: Locale, site: SeoSite, image: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': page.kind === 'not-found' ? [] : nodes(page, locale, site, image),
  }
}

function nodes(page: PageFacts, locale: Locale, site: SeoSite, image: string): Thing[] {
  const { origin } = site
  const url = pageUrl(origin, page.path, locale)
  const id = { page: `${url}#webpage`, crumbs: `${url}#breadcrumb`, article: `${url}#article` }
  const home = page.kind === 'home'
  const list: Thing[] = home
    ? [organisation(site), website(site)]
    : [organisationStub(site), websiteStub(site)]
  if (home || page.showsOffer) list.push(...offers(site, locale))
  list.push(webPage(page, locale, origin, image, url))
  if (hasBreadcrumbs(page)) list.push(breadcrumbs(origin, locale, id.crumbs, page.breadcrumbs))
  if (page.kind === 'article') {
    list.push(article({ page, locale, origin, id: id.article, pageId: id.page, image }))
  }
  if (page.faq?.length) list.push(faq(`${url}#faq`, id.page, locale, page.faq))
  if (page.terms?.length) {
    list.push(definedTerms(url, id.page, locale, { name: page.title, terms: page.terms }))
  }
  return list
}

function webPage(
  page: PageFacts,
  locale: Locale,
  origin: string,
  image: string,
  url: string,
): WebPage {
  return {
    '@type': page.kind === 'search' ? 'SearchResultsPage' : 'WebPage',
    '@id': `${url}#webpage`,
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

function hasBreadcrumbs(page: PageFacts): boolean {
  return page.breadcrumbs.length > 0
}
