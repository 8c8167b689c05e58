import { call } from './client.ts'

type Sample = { name: string; page_count: number; file: { url: string } }

const { samples } = await call<{ samples: Sample[] }>('/health-check')
for (const sample of samples) {
  console.log(sample.name, sample.page_count, sample.file.url)
}
