import { noFeatures } from '@firstangle/drawings/responses'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaDocument } from '../../shared/api-schemas/schema-document.ts'

const words = { title: 'x', description: 'x', meaning: (key: string) => key, unit: String }
const isValid = new Ajv2020({ strict: true, allErrors: true }).compile(
  schemaDocument('features', 'https://a.example/schemas/features.json', words),
)

const emptyResponse = {
  evidence: {
    page: 1,
    width: '420',
    height: '297',
    unit: 'mm',
    origin: 'TOP_LEFT',
    regions: [],
  },
  ...noFeatures('MISCELLANEOUS'),
}

/** What the published schema of the features finds wrong with lists of a response; nothing where they are valid. */
export function schemaFaults(lists: object): string[] {
  isValid({ ...emptyResponse, ...lists })
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
