import { Client, DrawingUnclearError } from 'firstangle'

const baseUrl = 'https://www.firstangle.example/sandbox/v2'
const client = new Client({ baseUrl, key: 'fa_sandbox_public' })

try {
  const { pages } = await client.read('shaft', ['features'])
  for (const dimension of pages[0]?.features?.dimensions ?? []) {
    console.log(dimension.label, dimension.confidence.score)
  }
} catch (error) {
  if (!(error instanceof DrawingUnclearError)) throw error
  console.log('To the review queue:', error.problem.detail)
}
