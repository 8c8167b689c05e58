import { call } from './client.ts'

const dpi = 300
const mmPerInch = 25.4

type Region = { reference_id: number; polygon: { x: string; y: string }[] }
type Features = {
  threads: { reference_id: number; label: string }[]
  evidence: { page: number; regions: Region[] }
}

const { pages } = await call<{ pages: [{ features: Features }] }>('/read', {
  sample: 'shaft',
  request_types: ['features'],
})
const { threads, evidence } = pages[0].features

const pixels = (millimetres: string) => Math.round((Number(millimetres) / mmPerInch) * dpi)

for (const thread of threads) {
  const region = evidence.regions.find((each) => each.reference_id === thread.reference_id)
  const corners = region?.polygon.map(({ x, y }) => [pixels(x), pixels(y)])
  console.log(thread.label, 'page', evidence.page, 'corners', JSON.stringify(corners))
}
