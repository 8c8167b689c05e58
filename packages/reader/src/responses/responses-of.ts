import { type InsightsResponse, noFeatures } from '@firstangle/drawings/responses'
import type { Insight, PageReading } from '../reading.ts'
import { featureOf } from './feature-of.ts'
import { metadataOf } from './metadata-of.ts'
import type { ReadFeatures, ReadInsights, ReadMetadataResponse } from './types.ts'

/** The three responses of one page, as the API sample carries them (SPEC section 3). */
interface PageResponses {
  readonly metadata: ReadMetadataResponse
  readonly features: ReadFeatures
  readonly insights: ReadInsights
}

function featuresOf(reading: PageReading): ReadFeatures {
  const features: ReadFeatures = noFeatures(reading.pageType)
  const append = {
    dimensions: features.dimensions,
    threads: features.threads,
    bores: features.bores,
    chamfers: features.chamfers,
    roughnesses: features.roughnesses,
    gdnts: features.gdnts,
    radii: features.radii,
  }
  for (const { callout, id, confidence } of reading.features) {
    const { list, feature } = featureOf(callout, { referenceId: id, confidence })
    ;(append[list] as unknown[]).push(feature)
  }
  return features
}

type Process = InsightsResponse['primary_process_options'][number]['process']
const processes: readonly Process[] = ['CUTTING', 'TURNING', 'MILLING', 'INJECTION_MOULDING']
const isProcess = (value: string): value is Process => processes.some((each) => each === value)

const score = ({ confidence }: Insight) => ({ score: confidence.toFixed(2) })

function insightsOf({ insights, pageType }: PageReading): ReadInsights {
  const of = (kind: Insight['kind']) => insights.filter((insight) => insight.kind === kind)
  const volume = of('volume')[0]
  const overall = of('overallDimensions')[0]
  const cubic = volume && /^\d+(?:\.\d+)?/.exec(volume.value)?.[0]
  const isMilledToo = of('secondaryProcess').some(({ value }) => /MILLING/i.test(value))
  return {
    ask_version: 'v2',
    ask_type: 'INSIGHTS',
    page_type: pageType,
    primary_process_options: of('primaryProcess').flatMap((insight) =>
      isProcess(insight.value)
        ? {
            process: insight.value,
            requires_secondary_milling: insight.value === 'TURNING' && isMilledToo,
            confidence: score(insight),
          }
        : [],
    ),
    secondary_processes: of('secondaryProcess').map((insight) => ({
      label: insight.value,
      process_category: [],
      confidence: score(insight),
    })),
    volume_estimate:
      volume && cubic ? { value: cubic, unit: 'mm3', confidence: score(volume) } : null,
    overall_dimensions: overall ? { value: overall.value, confidence: score(overall) } : null,
  }
}

/** A page that was read, in the shapes of the sample responses: decimals as strings, ids and quantities whole. */
export const responsesOf = (reading: PageReading): PageResponses => ({
  metadata: metadataOf(reading),
  features: featuresOf(reading),
  insights: insightsOf(reading),
})
