import { call } from './client.ts'

type Page = {
  page: number
  metadata: { identifiers: { value: string }[] }
  thumbnails: { url: string }
}

const types = ['metadata', 'thumbnails']
const result = await call<{ pages: Page[] }>('/read', {
  sample: 'two-sheets',
  request_types: types,
})

for (const { page, metadata, thumbnails } of result.pages) {
  console.log(page, metadata.identifiers[0]?.value, thumbnails.url)
}
