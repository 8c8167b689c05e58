import type { z } from 'zod'
import type { PageId } from '../../shared/pages.ts'
import { caseStudiesSchema, caseStudySchema } from './schemas/case-study.ts'
import { documentationSchema } from './schemas/documentation.ts'
import { erpDataEntrySchema } from './schemas/erp-data-entry.ts'
import { feasibilitySchema } from './schemas/feasibility.ts'
import { glossaryPageSchema } from './schemas/glossary-page.ts'
import { homeSchema } from './schemas/home.ts'
import { integrationsSchema } from './schemas/integrations.ts'
import { imprintSchema, legalSchema, privacySchema } from './schemas/legal.ts'
import { partnersSchema } from './schemas/partners.ts'
import { type PlainPageCopy, plainPageSchema } from './schemas/plain-page.ts'
import { pmiExtractionSchema } from './schemas/pmi-extraction.ts'
import { pressKitSchema, pressReleasesSchema } from './schemas/press.ts'
import { pricingSchema } from './schemas/pricing.ts'
import { quotingSchema } from './schemas/quoting.ts'
import { contactSchema, scheduleCallSchema, trialSchema } from './schemas/requests.ts'
import { searchSchema } from './schemas/search.ts'
import { securitySchema } from './schemas/security.ts'
import { supplierSelectionSchema } from './schemas/supplier-selection.ts'
import { trySchema } from './schemas/try.ts'
import { tryCalloutSchema } from './schemas/try-callout.ts'

/** Pages with a structure of their own; all others are title, introduction and sections. */
const ownSchemas = {
  home: homeSchema,
  'press-kit': pressKitSchema,
  'press-releases': pressReleasesSchema,
  'use-case-accelerated-quoting': quotingSchema,
  'use-case-supplier-matching': supplierSelectionSchema,
  'use-case-erp-data-entry': erpDataEntrySchema,
  'use-case-pmi-extraction': pmiExtractionSchema,
  integrations: integrationsSchema,
  partners: partnersSchema,
  security: securitySchema,
  pricing: pricingSchema,
  terms: legalSchema,
  'privacy-policy': privacySchema,
  gdpr: legalSchema,
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
  glossary: glossaryPageSchema,
  try: trySchema,
  'try-callout': tryCalloutSchema,
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
