import { writeFile } from 'node:fs/promises'
import { call } from './client.ts'

type Page = { balloons: { url: string; bytes: number } }

const { pages } = await call<{ pages: [Page] }>('/read', {
  sample: 'bracket',
  request_types: ['balloons'],
})
const file = pages[0].balloons
const answer = await fetch(file.url)
await writeFile('bracket-balloons.pdf', Buffer.from(await answer.arrayBuffer()))

console.log('bracket-balloons.pdf', file.bytes)
