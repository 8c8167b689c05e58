import { catalogueKeys } from './feasibility/catalogue-keys.ts'
import type { SitePage } from './site-page.ts'

/**
 * Every page of the site, in the order of sitemap and llms.txt. `npm run new:page` adds one. Articles are not listed: they
 * come from content.
 *
 * Beside this table, two maps bind code to a page: `shared/content/pages/page-schemas.ts` (the shape of its words) and
 * `server/rendering/pages.tsx` (the data it is rendered from, and its component). They are two, because the compiler of the
 * content must not depend on what renders. A page that is in neither is title, introduction and sections.
 */
const table = {
  home: {
    path: '/',
    kind: 'home',
    llms: 'product',
    background: 'home',
    motif: 'reading',
    queries: ['drawings', 'minutes', 'wage'],
    numbers: ['drawings', 'minutes', 'wage'],
    isOpenView: true,
  },
  pricing: {
    path: '/pricing',
    llms: 'product',
    queries: ['start', 'pages'],
    numbers: ['pages'],
    isOpenView: true,
    showsOffer: true,
    anchors: { matrix: 'plans', example: 'invoice-example' },
  },
  try: {
    path: '/try',
    llms: 'product',
    motif: 'reading',
    isMomentary: true,
    isLocal: true,
    anchors: { start: null, example: null },
  },
  'try-callout': {
    path: '/try/callout',
    llms: 'product',
    queries: ['q', 'unit'],
    isOpenView: true,
  },
  'try-set': { path: '/try/set', llms: 'product', isLocal: true, anchors: { start: null } },
  'try-accuracy': { path: '/try/accuracy', llms: 'product' },
  'try-rules': {
    path: '/try/rules',
    llms: 'product',
    queries: ['rules', 'before'],
    isOpenView: true,
    isLocal: true,
    anchors: { rules: 'rules', compare: 'compare', run: 'check', faults: null },
  },
  integrations: { path: '/integrations', llms: 'product' },
  security: { path: '/security', llms: 'product' },
  'security-pack': {
    path: '/security/pack',
    llms: 'product',
    queries: ['q', 'category', 'status'],
    isOpenView: true,
  },
  documentation: {
    path: '/documentation',
    llms: 'developers',
    background: 'documentation',
    motif: 'grid',
  },
  'documentation-integration': { path: '/documentation/integration', llms: 'developers' },
  'documentation-results': { path: '/documentation/results', llms: 'developers' },
  'documentation-jobs': { path: '/documentation/jobs', llms: 'developers' },
  'documentation-errors': { path: '/documentation/errors', llms: 'developers' },
  'documentation-agents': { path: '/documentation/agents', llms: 'developers' },
  'documentation-feedback': {
    path: '/documentation/feedback',
    isUnlisted: true,
    queries: ['about', 'state'],
    isMomentary: true,
  },
  changelog: { path: '/changelog', llms: 'developers' },
  'documentation-clients': { path: '/documentation/clients', llms: 'developers' },
  'use-case-accelerated-quoting': {
    path: '/use-cases/accelerated-quoting',
    llms: 'useCases',
    background: 'use-cases',
    anchors: { formula: null },
  },
  'use-case-feasibility-analysis': {
    path: '/use-cases/feasibility-analysis',
    llms: 'useCases',
    background: 'use-cases',
    queries: catalogueKeys,
    isOpenView: true,
  },
  'use-case-supplier-matching': {
    path: '/use-cases/supplier-matching',
    llms: 'useCases',
    background: 'use-cases',
  },
  'use-case-erp-data-entry': {
    path: '/use-cases/erp-data-entry',
    llms: 'useCases',
    background: 'use-cases',
  },
  'use-case-pmi-extraction': {
    path: '/use-cases/pmi-extraction',
    llms: 'useCases',
    background: 'use-cases',
  },
  'case-studies': {
    path: '/case-studies',
    llms: 'useCases',
    background: 'case-studies',
    motif: 'hatching',
    anchors: { register: 'studies', note: 'figures' },
  },
  'case-laser-cutting-marketplace': {
    path: '/case-studies/laser-cutting-marketplace',
    kind: 'article',
    llms: 'useCases',
  },
  'case-additive-manufacturing-analysis': {
    path: '/case-studies/additive-manufacturing-analysis',
    kind: 'article',
    llms: 'useCases',
  },
  'case-process-automation': {
    path: '/case-studies/process-automation',
    kind: 'article',
    llms: 'useCases',
  },
  'case-plastics-feasibility-analysis': {
    path: '/case-studies/plastics-feasibility-analysis',
    kind: 'article',
    llms: 'useCases',
  },
  'knowledge-base': {
    path: '/knowledge-base',
    llms: 'knowledge-base',
    background: 'knowledge-base',
    motif: 'ruled',
    queries: ['page'],
  },
  glossary: { path: '/knowledge-base/glossary', queries: ['q'], isOpenView: true },
  reference: { path: '/reference', llms: 'knowledge-base', motif: 'grid' },
  'reference-iso-fits': {
    path: '/reference/iso-fits',
    llms: 'knowledge-base',
    queries: ['q'],
    isOpenView: true,
  },
  'reference-metric-threads': { path: '/reference/metric-threads', llms: 'knowledge-base' },
  'reference-general-tolerances': {
    path: '/reference/general-tolerances',
    llms: 'knowledge-base',
    queries: ['value', 'class', 'kind'],
    isOpenView: true,
  },
  'reference-true-position': {
    path: '/reference/true-position',
    llms: 'knowledge-base',
    queries: ['x', 'y', 'zone', 'modifier', 'feature', 'limit', 'size'],
    isOpenView: true,
  },
  blog: {
    path: '/blog',
    llms: 'blog',
    background: 'blog',
    motif: 'columns',
    queries: ['q', 'page'],
    isOpenView: true,
    cleansQuestion: true,
  },
  'trial-license': {
    path: '/trial-license',
    llms: 'contact',
    queries: ['state', 'reference', 'token'],
    isMomentary: true,
  },
  'schedule-call': {
    path: '/schedule-call',
    llms: 'contact',
    background: 'schedule-call',
    motif: 'crosses',
    queries: ['call', 'state', 'timeZone', 'from', 'bring'],
    isMomentary: true,
    isShortLived: true,
  },
  contact: {
    path: '/contact',
    llms: 'contact',
    queries: ['topic', 'question', 'state', 'reference'],
    isMomentary: true,
  },
  partners: { path: '/partners', llms: 'contact', background: 'partners', motif: 'views' },
  terms: { path: '/terms' },
  careers: { path: '/careers' },
  'privacy-policy': { path: '/privacy-policy' },
  gdpr: { path: '/gdpr' },
  'data-processing-agreement': { path: '/gdpr/data-processing-agreement' },
  accessibility: { path: '/accessibility' },
  imprint: { path: '/imprint', secondPath: '/impressum' },
  'press-kit': { path: '/press/press-kit' },
  'press-releases': { path: '/press/press-releases', anchors: { about: null } },
  'media-coverage': { path: '/press/media-coverage', anchors: { register: null } },
  'press-contact': { path: '/press/press-contact' },
  legacy: { path: '/legacy', isUnlisted: true },
  search: {
    path: '/search',
    kind: 'search',
    queries: ['q', 'page'],
    isOpenView: true,
    cleansQuestion: true,
    isMomentary: true,
  },
  'not-found': { path: '/404', kind: 'not-found', queries: ['path'] },
} as const satisfies Record<string, SitePage>

/** Names a page: its words are `content/pages/<id>.en.yaml` and `content/pages/<id>.de.yaml`. */
export type PageId = keyof typeof table

/** The table by the names of its pages. */
export const sitePages: Readonly<Record<PageId, SitePage>> = table

/** Every page, in the order of the table. */
export const pageIds = Object.keys(table) as readonly PageId[]

/** First addresses of all pages. */
export const pagePaths: readonly string[] = pageIds.map((id) => sitePages[id].path)

/** Whether a name is that of a page. */
export function isPageId(id: string): id is PageId {
  return Object.hasOwn(table, id)
}
