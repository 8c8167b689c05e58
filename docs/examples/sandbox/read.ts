import { call } from './client.ts'

type Dimension = { label: string; confidence: { score: string } }
type Result = { pages: [{ features: { dimensions: Dimension[] } }] }

const result = await call<Result>('/read', { sample: 'shaft', request_types: ['features'] })

for (const dimension of result.pages[0].features.dimensions) {
  console.log(dimension.label, dimension.confidence.score)
}
