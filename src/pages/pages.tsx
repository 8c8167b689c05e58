import type { ReactNode } from 'react'
import type { PageData } from '../../server/rendering/page-data.ts'
import type { PageDataOf } from '../../server/rendering/pages.ts'
import type { SitePageId } from '../navigation/site-map.ts'
import { ArticlesPage } from './article/articles-page.tsx'
import { BlogPage } from './article/blog-page.tsx'
import { CareersPage } from './careers/careers-page.tsx'
import { CaseStudiesPage } from './case-study/case-studies-page.tsx'
import { CaseStudyPage } from './case-study/case-study-page.tsx'
import { ContactPage } from './contact/contact-page.tsx'
import { DocumentationPage } from './documentation/documentation-page.tsx'
import { GlossaryPage } from './glossary/glossary-page.tsx'
import { HomePage } from './home/home.tsx'
import { IntegrationsPage } from './integrations/integrations-page.tsx'
import { ImprintPage } from './legal/imprint-page.tsx'
import { LegalPage } from './legal/legal-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { PartnersPage } from './partners/partners-page.tsx'
import { PlainPage } from './plain/plain-page.tsx'
import { PressKitPage } from './press/press-kit-page.tsx'
import { PressReleasesPage } from './press/press-releases-page.tsx'
import { PricingPage } from './pricing/pricing-page.tsx'
import { ScheduleCallPage } from './schedule-call/schedule-call-page.tsx'
import { SearchPage } from './search/search-page.tsx'
import { SecurityPage } from './security/security-page.tsx'
import { TrialPage } from './trial-license/trial-page.tsx'
import { TryPage } from './try/try-page.tsx'
import { TryCalloutPage } from './try-callout/try-callout-page.tsx'
import { ErpDataEntryPage } from './use-case/erp/erp-data-entry-page.tsx'
import { FeasibilityPage } from './use-case/feasibility/feasibility-page.tsx'
import { PmiExtractionPage } from './use-case/pmi/pmi-extraction-page.tsx'
import { QuotingPage } from './use-case/quoting/quoting-page.tsx'
import { SupplierSelectionPage } from './use-case/supplier/supplier-selection-page.tsx'

type PageComponents = { [K in SitePageId]: (data: PageDataOf<K>) => ReactNode }

const components: PageComponents = {
  home: HomePage,
  'schedule-call': ScheduleCallPage,
  'case-studies': CaseStudiesPage,
  'case-laser-cutting-marketplace': CaseStudyPage,
  'case-additive-manufacturing-analysis': CaseStudyPage,
  'case-process-automation': CaseStudyPage,
  'case-plastics-feasibility-analysis': CaseStudyPage,
  'knowledge-base': ArticlesPage,
  glossary: GlossaryPage,
  documentation: DocumentationPage,
  partners: PartnersPage,
  integrations: IntegrationsPage,
  'use-case-feasibility-analysis': FeasibilityPage,
  'use-case-pmi-extraction': PmiExtractionPage,
  'use-case-accelerated-quoting': QuotingPage,
  'use-case-supplier-matching': SupplierSelectionPage,
  'use-case-erp-data-entry': ErpDataEntryPage,
  'trial-license': TrialPage,
  contact: ContactPage,
  terms: LegalPage,
  careers: CareersPage,
  security: SecurityPage,
  'privacy-policy': LegalPage,
  gdpr: LegalPage,
  accessibility: LegalPage,
  imprint: ImprintPage,
  blog: BlogPage,
  pricing: PricingPage,
  try: TryPage,
  'try-callout': TryCalloutPage,
  search: SearchPage,
  'press-kit': PressKitPage,
  'press-releases': PressReleasesPage,
  'media-coverage': PlainPage,
  'press-contact': PlainPage,
  legacy: PlainPage,
  'not-found': NotFoundPage,
}

/** What a page shows between header and footer. */
export function PageContent({ id, data }: { id: SitePageId; data: PageData }) {
  // Data and component belong to one id, which the types of a table cannot say.
  const Component = components[id] as (data: PageData) => ReactNode
  return <Component {...data} />
}
