import type { Locale } from '../../src/i18n/locale.ts'
import type { PageQuery } from '../../src/navigation/page-queries.ts'
import type { SitePageId } from '../../src/navigation/site-map.ts'
import { blogData } from './blog-data.ts'
import { callData } from './call-data.ts'
import { caseStudiesData, caseStudyData } from './case-study-data.ts'
import { collectionData } from './collection-data.ts'
import { contactData } from './contact-data.ts'
import { documentationData } from './documentation-data.ts'
import { glossaryData } from './glossary-data.ts'
import { homeData } from './home-data.ts'
import { imprintData } from './imprint-data.ts'
import { clausesData } from './legal-data.ts'
import { notFoundData } from './not-found-data.ts'
import { type PageData, pageData } from './page-data.ts'
import { pressReleasesData } from './press-data.ts'
import { pricingData } from './pricing-data.ts'
import { privacyData } from './privacy-data.ts'
import { quotingData } from './quoting-data.ts'
import { searchData } from './search-data.ts'
import { securityData } from './security-data.ts'
import { trialData } from './trial-data.ts'
import { tryCalloutData } from './try-callout-data.ts'

/** Pages that show more than their copy. */
const ownData = {
  home: homeData,
  blog: blogData,
  'knowledge-base': collectionData('knowledge-base'),
  'press-releases': pressReleasesData,
  'use-case-accelerated-quoting': quotingData,
  security: securityData,
  pricing: pricingData,
  terms: clausesData('terms'),
  'privacy-policy': privacyData,
  gdpr: clausesData('gdpr'),
  imprint: imprintData,
  accessibility: clausesData('accessibility'),
  'case-studies': caseStudiesData,
  'case-laser-cutting-marketplace': caseStudyData('case-laser-cutting-marketplace'),
  'case-additive-manufacturing-analysis': caseStudyData('case-additive-manufacturing-analysis'),
  'case-process-automation': caseStudyData('case-process-automation'),
  'case-plastics-feasibility-analysis': caseStudyData('case-plastics-feasibility-analysis'),
  documentation: documentationData,
  glossary: glossaryData,
  'trial-license': trialData,
  contact: contactData,
  'schedule-call': callData,
  search: searchData,
  'try-callout': tryCalloutData,
  'not-found': notFoundData,
} satisfies Partial<Record<SitePageId, OwnDataFunction>>

type OwnDataFunction = (locale: Locale, query: PageQuery) => PageData | Promise<PageData>

type OwnData = typeof ownData

/** What the loader of a page returns. */
export type PageDataOf<K extends SitePageId> = K extends keyof OwnData
  ? Awaited<ReturnType<OwnData[K]>>
  : PageData<K>

/** Everything a page shows in one language, and with what its address asks for. */
export function pageDataOf(
  id: SitePageId,
  locale: Locale,
  query: PageQuery,
): PageData | Promise<PageData> {
  const own: OwnDataFunction | undefined = id in ownData ? ownData[id as keyof OwnData] : undefined
  return own ? own(locale, query) : pageData(id, locale)
}
