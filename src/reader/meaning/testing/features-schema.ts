import { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaDocument } from '../../../api-schemas/schema-document.ts'
import type { Callout } from '../../callout.ts'
import { featureOf } from '../../responses/feature-of.ts'

const words = { title: 'x', description: 'x', meaning: (key: string) => key, unit: String }
const isValid = new Ajv2020({ strict: true, allErrors: true }).compile(
  schemaDocument('features', 'https://a.example/schemas/features.json', words),
)

const emptyResponse = {
  ask_version: 'v2',
  ask_type: 'FEATURES',
  page_type: 'MISCELLANEOUS',
  dimensions: [],
  threads: [],
  bores: [],
  chamfers: [],
  roughnesses: [],
  gdnts: [],
  radii: [],
}

/** The lists of a features response that these callouts stand in, as they travel. */
export function listsOf(
  callouts: readonly Callout[],
  confidence: number,
): Record<string, Record<string, unknown>[]> {
  const lists: Record<string, object[]> = {}
  callouts.forEach((callout, index) => {
    const { list, feature } = featureOf(callout, { referenceId: index + 1, confidence })
    lists[list] = [...(lists[list] ?? []), feature]
  })
  return JSON.parse(JSON.stringify(lists))
}

/** What the published schema of the features finds wrong with these lists; nothing where they are valid. */
export function schemaFaults(lists: object): string[] {
  isValid({ ...emptyResponse, ...lists })
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
