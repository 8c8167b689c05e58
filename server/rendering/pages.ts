import type { Locale } from '../../src/i18n/locale.ts'
import type { SitePageId } from '../../src/navigation/site-map.ts'
import { blogData } from './article-data.ts'
import { caseStudiesData, caseStudyData } from './case-study-data.ts'
import { documentationData } from './documentation-data.ts'
import { homeData } from './home-data.ts'
import { imprintData } from './imprint-data.ts'
import { clausesData } from './legal-data.ts'
import { type PageData, pageData } from './page-data.ts'
import { pressReleasesData } from './press-data.ts'
import { pricingData } from './pricing-data.ts'
import { privacyData } from './privacy-data.ts'
import { quotingData } from './quoting-data.ts'
import { securityData } from './security-data.ts'

/** Pages that show more than their copy. */
const ownData = {
  home: homeData,
  blog: blogData,
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
} satisfies Partial<Record<SitePageId, (locale: Locale) => PageData>>

type OwnData = typeof ownData

/** What the loader of a page returns. */
export type PageDataOf<K extends SitePageId> = K extends keyof OwnData
  ? ReturnType<OwnData[K]>
  : PageData<K>

/** Everything a page shows in one language. */
export function pageDataOf(id: SitePageId, locale: Locale): PageData {
  return id in ownData ? ownData[id as keyof OwnData](locale) : pageData(id, locale)
}
