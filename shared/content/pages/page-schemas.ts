import type { z } from 'zod'
import type { PageId } from '../../pages.ts'
import {
  contactSchema,
  feedbackSchema,
  scheduleCallSchema,
  trialSchema,
} from '../words/requests.ts'
import { agentsSchema } from './agents.ts'
import { blogSchema } from './blog.ts'
import { caseStudiesSchema, caseStudySchema } from './case-study.ts'
import { changelogSchema } from './changelog.ts'
import { documentationSchema } from './documentation.ts'
import { erpDataEntrySchema } from './erp-data-entry.ts'
import { feasibilitySchema } from './feasibility.ts'
import { glossaryPageSchema } from './glossary.ts'
import { guideSchema } from './guide.ts'
import { homeSchema } from './home.ts'
import { integrationsSchema } from './integrations.ts'
import { knowledgeBaseSchema } from './knowledge-base.ts'
import { imprintSchema, legalSchema, privacySchema } from './legal.ts'
import { partnersSchema } from './partners.ts'
import { type PlainPageCopy, plainPageSchema } from './plain-page.ts'
import { pmiExtractionSchema } from './pmi-extraction.ts'
import { mediaCoverageSchema, pressKitSchema, pressReleasesSchema } from './press.ts'
import { pricingSchema } from './pricing.ts'
import { quotingSchema } from './quoting.ts'
import {
  generalTolerancesSchema,
  isoFitsSchema,
  metricThreadsSchema,
  referenceSchema,
  truePositionSchema,
} from './reference.ts'
import { searchSchema } from './search.ts'
import { securitySchema } from './security.ts'
import { securityPackSchema } from './security-pack.ts'
import { supplierSelectionSchema } from './supplier-selection.ts'
import { trySchema } from './try.ts'
import { tryAccuracySchema } from './try-accuracy.ts'
import { tryCalloutSchema } from './try-callout.ts'
import { tryRulesSchema } from './try-rules.ts'
import { trySetSchema } from './try-set.ts'

/** Pages with a structure of their own; all others are title, introduction and sections. */
const ownSchemas = {
  home: homeSchema,
  blog: blogSchema,
  'media-coverage': mediaCoverageSchema,
  'press-kit': pressKitSchema,
  'press-releases': pressReleasesSchema,
  'use-case-accelerated-quoting': quotingSchema,
  'use-case-supplier-matching': supplierSelectionSchema,
  'use-case-erp-data-entry': erpDataEntrySchema,
  'use-case-pmi-extraction': pmiExtractionSchema,
  integrations: integrationsSchema,
  partners: partnersSchema,
  security: securitySchema,
  'security-pack': securityPackSchema,
  pricing: pricingSchema,
  terms: legalSchema,
  'privacy-policy': privacySchema,
  gdpr: legalSchema,
  'data-processing-agreement': legalSchema,
  imprint: imprintSchema,
  accessibility: legalSchema,
  'case-studies': caseStudiesSchema,
  'case-laser-cutting-marketplace': caseStudySchema,
  'case-additive-manufacturing-analysis': caseStudySchema,
  'case-process-automation': caseStudySchema,
  'case-plastics-feasibility-analysis': caseStudySchema,
  'use-case-feasibility-analysis': feasibilitySchema,
  documentation: documentationSchema,
  'schedule-call': scheduleCallSchema,
  'trial-license': trialSchema,
  contact: contactSchema,
  search: searchSchema,
  'knowledge-base': knowledgeBaseSchema,
  glossary: glossaryPageSchema,
  reference: referenceSchema,
  'reference-iso-fits': isoFitsSchema,
  'reference-metric-threads': metricThreadsSchema,
  'reference-general-tolerances': generalTolerancesSchema,
  'reference-true-position': truePositionSchema,
  try: trySchema,
  'try-callout': tryCalloutSchema,
  'try-set': trySetSchema,
  'documentation-integration': guideSchema,
  'documentation-results': guideSchema,
  'documentation-jobs': guideSchema,
  'documentation-errors': guideSchema,
  'documentation-agents': agentsSchema,
  changelog: changelogSchema,
  'documentation-clients': guideSchema,
  'documentation-feedback': feedbackSchema,
  'try-accuracy': tryAccuracySchema,
  'try-rules': tryRulesSchema,
} satisfies Partial<Record<PageId, z.ZodType>>

type OwnSchemas = typeof ownSchemas

/** Pages that are title, introduction and sections. */
export type PlainPageId = Exclude<PageId, keyof OwnSchemas>

/** The checked copy of a page in one language. */
export type PageCopy<K extends PageId> = K extends keyof OwnSchemas
  ? z.infer<OwnSchemas[K]>
  : PlainPageCopy

/** The schema a page's copy must satisfy. */
export function pageSchema(id: PageId): z.ZodType {
  return id in ownSchemas ? ownSchemas[id as keyof OwnSchemas] : plainPageSchema
}
