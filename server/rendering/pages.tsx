import type { ReactNode } from 'react'
import type { PlainPageId } from '../../shared/content/pages/page-schemas.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { PageData } from '../../shared/page-data.ts'
import type { PageQuery } from '../../shared/page-query.ts'
import type { PageId } from '../../shared/pages.ts'
import { AgentsPage } from '../../src/pages/agents/agents-page.tsx'
import { BlogPage } from '../../src/pages/article/blog-page.tsx'
import { CareersPage } from '../../src/pages/careers/careers-page.tsx'
import { CaseStudiesPage } from '../../src/pages/case-study/case-studies-page.tsx'
import { CaseStudyPage } from '../../src/pages/case-study/case-study-page.tsx'
import { ChangelogPage } from '../../src/pages/changelog/changelog-page.tsx'
import { ContactPage } from '../../src/pages/contact/contact-page.tsx'
import { DocumentationPage } from '../../src/pages/documentation/documentation-page.tsx'
import { FeedbackPage } from '../../src/pages/feedback/feedback-page.tsx'
import { GlossaryPage } from '../../src/pages/glossary/glossary-page.tsx'
import { GuidePage } from '../../src/pages/guide/guide-page.tsx'
import { HomePage } from '../../src/pages/home/home-page.tsx'
import { IntegrationsPage } from '../../src/pages/integrations/integrations-page.tsx'
import { KnowledgeBasePage } from '../../src/pages/knowledge-base/knowledge-base-page.tsx'
import { ImprintPage } from '../../src/pages/legal/imprint-page.tsx'
import { LegalPage } from '../../src/pages/legal/legal-page.tsx'
import { MediaCoveragePage } from '../../src/pages/media-coverage/media-coverage-page.tsx'
import { NotFoundPage } from '../../src/pages/not-found/not-found-page.tsx'
import { PartnersPage } from '../../src/pages/partners/partners-page.tsx'
import { LegacyPage } from '../../src/pages/plain/legacy-page.tsx'
import { PlainPage } from '../../src/pages/plain/plain-page.tsx'
import { PressContactPage } from '../../src/pages/press/press-contact-page.tsx'
import { PressKitPage } from '../../src/pages/press/press-kit-page.tsx'
import { PressReleasesPage } from '../../src/pages/press/press-releases-page.tsx'
import { PricingPage } from '../../src/pages/pricing/pricing-page.tsx'
import { GeneralTolerancesPage } from '../../src/pages/reference/general-tolerances-page.tsx'
import { IsoFitsPage } from '../../src/pages/reference/iso-fits-page.tsx'
import { MetricThreadsPage } from '../../src/pages/reference/metric-threads-page.tsx'
import { ReferencePage } from '../../src/pages/reference/reference-page.tsx'
import { TruePositionPage } from '../../src/pages/reference/true-position-page.tsx'
import { ScheduleCallPage } from '../../src/pages/schedule-call/schedule-call-page.tsx'
import { SearchPage } from '../../src/pages/search/search-page.tsx'
import { SecurityPage } from '../../src/pages/security/security-page.tsx'
import { SecurityPackPage } from '../../src/pages/security-pack/security-pack-page.tsx'
import { TrialPage } from '../../src/pages/trial-license/trial-page.tsx'
import { TryPage } from '../../src/pages/try/try-page.tsx'
import { TryAccuracyPage } from '../../src/pages/try-accuracy/try-accuracy-page.tsx'
import { TryCalloutPage } from '../../src/pages/try-callout/try-callout-page.tsx'
import { TryRulesPage } from '../../src/pages/try-rules/try-rules-page.tsx'
import { TrySetPage } from '../../src/pages/try-set/try-set-page.tsx'
import { ErpDataEntryPage } from '../../src/pages/use-case/erp/erp-data-entry-page.tsx'
import { FeasibilityPage } from '../../src/pages/use-case/feasibility/feasibility-page.tsx'
import { PmiExtractionPage } from '../../src/pages/use-case/pmi/pmi-extraction-page.tsx'
import { QuotingPage } from '../../src/pages/use-case/quoting/quoting-page.tsx'
import { SupplierSelectionPage } from '../../src/pages/use-case/supplier/supplier-selection-page.tsx'
import { agentsData } from './page-data/agents-data.ts'
import { blogData } from './page-data/blog-data.ts'
import { callData } from './page-data/call-data.ts'
import { caseStudiesData, caseStudyData } from './page-data/case-study-data.ts'
import { changelogData } from './page-data/changelog-data.ts'
import { contactData } from './page-data/contact-data.ts'
import { documentationData } from './page-data/documentation-data.ts'
import { feedbackData } from './page-data/feedback-data.ts'
import { glossaryData } from './page-data/glossary-data.ts'
import { guideData } from './page-data/guide-data.ts'
import { homeData } from './page-data/home-data.ts'
import { imprintData } from './page-data/imprint-data.ts'
import { knowledgeBaseData } from './page-data/knowledge-base-data.ts'
import { clausesData } from './page-data/legal-data.ts'
import { notFoundData } from './page-data/not-found-data.ts'
import { pageData } from './page-data/page-data.ts'
import { pressReleasesData } from './page-data/press-data.ts'
import { pricingData } from './page-data/pricing-data.ts'
import { privacyData } from './page-data/privacy-data.ts'
import { quotingData } from './page-data/quoting-data.ts'
import { searchData } from './page-data/search-data.ts'
import { securityData } from './page-data/security-data.ts'
import { trialData } from './page-data/trial-data.ts'
import { tryAccuracyData } from './page-data/try-accuracy-data.ts'
import { tryCalloutData } from './page-data/try-callout-data.ts'
import { tryRulesData } from './page-data/try-rules-data.ts'
import { generalTolerancesData } from './reference/general-tolerances-data.ts'
import { isoFitsData } from './reference/iso-fits-data.ts'
import { metricThreadsData } from './reference/metric-threads-data.ts'
import { referenceData } from './reference/reference-data.ts'
import { truePositionData } from './reference/true-position-data.ts'
import { securityPackData } from './security-pack/security-pack-data.ts'

/** A page in one language, with what its address asks for. */
interface ShownPage {
  data: PageData
  /** Between header and footer. */
  content: ReactNode
}

type ShowPage = (locale: Locale, query: PageQuery) => Promise<ShownPage>

/** Makes a page of its data and its component. */
function page<Props extends object, D extends PageData & Props>(
  dataOf: (locale: Locale, query: PageQuery) => D | Promise<D>,
  Component: (props: Props) => ReactNode,
): ShowPage {
  return async (locale, query) => {
    const data = await dataOf(locale, query)
    return { data, content: <Component {...data} /> }
  }
}

/** The data of a page that shows its words only. */
const words =
  <K extends PageId>(id: K) =>
  (locale: Locale): PageData<K> =>
    pageData(id, locale)

/** Data and component of each page. {@link PlainPage} shows those that are title, introduction and sections. */
const pages: Record<Exclude<PageId, PlainPageId>, ShowPage> &
  Partial<Record<PlainPageId, ShowPage>> = {
  home: page(homeData, HomePage),
  pricing: page(pricingData, PricingPage),
  try: page(words('try'), TryPage),
  'try-callout': page(tryCalloutData, TryCalloutPage),
  'try-set': page(words('try-set'), TrySetPage),
  integrations: page(words('integrations'), IntegrationsPage),
  security: page(securityData, SecurityPage),
  'security-pack': page(securityPackData, SecurityPackPage),
  documentation: page(documentationData, DocumentationPage),
  'documentation-integration': page(guideData('documentation-integration'), GuidePage),
  'documentation-results': page(guideData('documentation-results'), GuidePage),
  'documentation-jobs': page(guideData('documentation-jobs'), GuidePage),
  'documentation-errors': page(guideData('documentation-errors'), GuidePage),
  'documentation-agents': page(agentsData, AgentsPage),
  changelog: page(changelogData, ChangelogPage),
  'documentation-clients': page(guideData('documentation-clients'), GuidePage),
  'documentation-feedback': page(feedbackData, FeedbackPage),
  'use-case-accelerated-quoting': page(quotingData, QuotingPage),
  'use-case-feasibility-analysis': page(words('use-case-feasibility-analysis'), FeasibilityPage),
  'use-case-supplier-matching': page(words('use-case-supplier-matching'), SupplierSelectionPage),
  'use-case-erp-data-entry': page(words('use-case-erp-data-entry'), ErpDataEntryPage),
  'use-case-pmi-extraction': page(words('use-case-pmi-extraction'), PmiExtractionPage),
  'case-studies': page(caseStudiesData, CaseStudiesPage),
  'case-laser-cutting-marketplace': page(
    caseStudyData('case-laser-cutting-marketplace'),
    CaseStudyPage,
  ),
  'case-additive-manufacturing-analysis': page(
    caseStudyData('case-additive-manufacturing-analysis'),
    CaseStudyPage,
  ),
  'case-process-automation': page(caseStudyData('case-process-automation'), CaseStudyPage),
  'case-plastics-feasibility-analysis': page(
    caseStudyData('case-plastics-feasibility-analysis'),
    CaseStudyPage,
  ),
  'knowledge-base': page(knowledgeBaseData, KnowledgeBasePage),
  glossary: page(glossaryData, GlossaryPage),
  reference: page(referenceData, ReferencePage),
  'reference-iso-fits': page(isoFitsData, IsoFitsPage),
  'reference-metric-threads': page(metricThreadsData, MetricThreadsPage),
  'reference-general-tolerances': page(generalTolerancesData, GeneralTolerancesPage),
  'reference-true-position': page(truePositionData, TruePositionPage),
  blog: page(blogData, BlogPage),
  'trial-license': page(trialData, TrialPage),
  'schedule-call': page(callData, ScheduleCallPage),
  contact: page(contactData, ContactPage),
  partners: page(words('partners'), PartnersPage),
  terms: page(clausesData('terms'), LegalPage),
  careers: page(words('careers'), CareersPage),
  'privacy-policy': page(privacyData, LegalPage),
  gdpr: page(clausesData('gdpr'), LegalPage),
  'data-processing-agreement': page(clausesData('data-processing-agreement'), LegalPage),
  accessibility: page(clausesData('accessibility'), LegalPage),
  imprint: page(imprintData, ImprintPage),
  'press-kit': page(words('press-kit'), PressKitPage),
  'media-coverage': page(words('media-coverage'), MediaCoveragePage),
  'press-contact': page(words('press-contact'), PressContactPage),
  legacy: page(words('legacy'), LegacyPage),
  'press-releases': page(pressReleasesData, PressReleasesPage),
  search: page(searchData, SearchPage),
  'not-found': page(notFoundData, NotFoundPage),
  'try-accuracy': page(tryAccuracyData, TryAccuracyPage),
  'try-rules': page(tryRulesData, TryRulesPage),
}

/** A page of the table, with what its address asks for. */
export function showPage(id: PageId, locale: Locale, query: PageQuery): Promise<ShownPage> {
  const show = pages[id] ?? page(words(id as PlainPageId), PlainPage)
  return show(locale, query)
}
