import type { Callout, Characteristic } from '@firstangle/reader'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { documentationAnchor, itemKindTable } from '../../../shared/item-kinds.ts'
import { type PageId, sitePages } from '../../../shared/pages.ts'
import { keepTogether } from '../../../shared/typesetting/keep-together.ts'
import type { CalloutLinks } from '../../../src/pages/try-callout/try-callout-data.ts'
import { keptBySite } from '../page-data/kept-by-site.ts'
import { siteContext } from '../site-context.ts'

/** The article that explains a callout, and terms of the glossary. */
type Topic = readonly [article: string, terms: readonly string[]]

const characteristicTerms: Readonly<Record<Characteristic, string>> = {
  STRAIGHTNESS: 'straightness',
  FLATNESS: 'flatness',
  CIRCULARITY: 'roundness',
  CYLINDRICITY: 'cylindricity',
  PARALLELISM: 'parallelism',
  PERPENDICULARITY: 'perpendicularity',
  ANGULARITY: 'angularity',
  POSITION: 'position',
  CONCENTRICITY: 'coaxiality',
  SYMMETRY: 'symmetry',
  CIRCULAR_RUNOUT: 'circular-run-out',
  TOTAL_RUNOUT: 'total-run-out',
  PROFILE_OF_A_LINE: 'line-profile',
  PROFILE_OF_A_SURFACE: 'surface-profile',
}

function topicOf(callout: Callout): Topic {
  switch (callout.kind) {
    case 'dimension':
      return dimensionTopic(callout)
    case 'thread':
      return ['threads', threadTerms(callout)]
    case 'bore':
      return ['bores-counterbores-countersinks', boreTerms(callout)]
    case 'chamfer':
      return ['chamfers-edges-and-radii', ['chamfer', 'edge-of-undefined-shape']]
    case 'radius':
      return [
        'chamfers-edges-and-radii',
        callout.isSpherical ? ['spherical-radius', 'radius'] : ['radius', 'fillet'],
      ]
    case 'roughness':
      return ['surface-texture', roughnessTerms(callout)]
    case 'gdt':
      return ['gdt-symbols', geometricTerms(callout)]
    case 'datum':
      return ['gdt-symbols', ['datum', 'datum-system']]
  }
}

type CalloutOf<K extends Callout['kind']> = Extract<Callout, { kind: K }>

function dimensionTopic({ tolerance, isBasic, isReference, type }: CalloutOf<'dimension'>): Topic {
  const own = type === 'acrossFlats' ? ['width-across-flats'] : []
  if (tolerance?.fit) {
    const terms = ['fit', 'tolerance-class', 'tolerance-grade', 'limits-of-size']
    return ['fits', terms]
  }
  if (isBasic) return ['gdt-symbols', ['theoretically-exact-dimension', ...own]]
  if (isReference) return ['dimensioning-rules', ['auxiliary-dimension', ...own]]
  return tolerance
    ? ['dimensioning-rules', ['deviation', 'limits-of-size', 'tolerance', ...own]]
    : ['general-tolerances', ['general-tolerance', 'nominal-size', ...own]]
}

function threadTerm(system: CalloutOf<'thread'>['system']): string {
  if (system === 'ISO_METRIC') return 'metric-thread'
  if (system === 'TR') return 'trapezoidal-thread'
  if (system.startsWith('UN')) return 'unified-thread'
  return /^(?:G|R|RP|RC|NPTF?)$/.test(system) ? 'pipe-thread' : 'thread'
}

function threadTerms({ system, handedness }: CalloutOf<'thread'>): string[] {
  return [
    threadTerm(system),
    'pitch',
    'core-hole',
    'thread-tolerance',
    ...(handedness === 'LEFT' ? ['left-hand-thread'] : []),
  ]
}

function boreTerms({ counterbore, countersink, depth }: CalloutOf<'bore'>): string[] {
  const end = depth?.type.startsWith('THROUGH') ? 'through-hole' : 'blind-hole'
  return [
    'bore',
    ...(depth ? [end] : []),
    ...(counterbore ? [counterbore.isSpotface ? 'spotface' : 'counterbore'] : []),
    ...(countersink ? ['countersink'] : []),
  ]
}

function roughnessTerms({ parameter, removal, lay }: CalloutOf<'roughness'>): string[] {
  return [
    'surface-texture',
    ...(parameter === 'Ra' || parameter === 'Rz' ? [parameter.toLowerCase()] : []),
    ...(removal === 'REQUIRED' ? ['removal-required'] : []),
    ...(removal === 'PROHIBITED' ? ['removal-prohibited'] : []),
    ...(lay ? ['lay'] : []),
    'acceptance-rule',
  ]
}

function geometricTerms({ characteristic, modifiers, datums }: CalloutOf<'gdt'>): string[] {
  const isMaximum = [...modifiers, ...datums.flatMap((datum) => datum.modifiers)].includes('M')
  return [
    characteristicTerms[characteristic],
    'tolerance-frame',
    ...(datums.length > 0 ? [datums.length > 1 ? 'datum-system' : 'datum'] : []),
    ...(isMaximum ? ['maximum-material-requirement'] : []),
  ]
}

/** Charts beside articles. */
const charts: Readonly<Record<string, PageId>> = {
  fits: 'reference-iso-fits',
  threads: 'reference-metric-threads',
  'general-tolerances': 'reference-general-tolerances',
}

/** Where values like those of the callout stand in a chart, or are computed. */
const chartOf = (callout: Callout, article: string): PageId | undefined =>
  callout.kind === 'gdt' && callout.characteristic === 'POSITION'
    ? 'reference-true-position'
    : charts[article]

/** Articles that callouts lead to, by language and slug. */
const articleIn = keptBySite((key: `${Locale} ${string}`) => {
  const [locale, slug] = key.split(' ') as [Locale, string]
  return siteContext().content.articlesBySlug([slug], locale)[0]
})

const glossary = keptBySite(
  (_: 'by id') =>
    new Map(
      siteContext()
        .content.glossary()
        .map((entry) => [entry.id, entry]),
    ),
)

/** Names of what the links lead to come from their targets; what content no longer has is left out. */
export function calloutLinks(callout: Callout, locale: Locale): CalloutLinks {
  const { content } = siteContext()
  const [slug, ids] = topicOf(callout)
  const article = articleIn(`${locale} ${slug}`)
  const entries = glossary('by id')
  const path = (id: PageId, anchor: string) => `${sitePages[id].path}#${anchor}`
  const chart = chartOf(callout, slug)
  return {
    documentation: {
      href: path('documentation', documentationAnchor(callout.kind)),
      list: itemKindTable[callout.kind].path.replace('features.', ''),
    },
    article: article
      ? { href: `/${article.collection}/${article.slug}`, title: keepTogether(article.title) }
      : null,
    chart: chart
      ? { href: sitePages[chart].path, title: keepTogether(content.page(chart, locale).seo.title) }
      : null,
    terms: ids.flatMap((id) => {
      const entry = entries.get(id)
      return entry ? [{ href: path('glossary', id), name: entry[locale].term }] : []
    }),
  }
}
