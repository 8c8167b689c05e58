import { call } from './client.ts'

type Result = { pages: { metadata: { designation: { value: string } } }[] }

// In your own program, read the bytes of your drawing instead.
const sample = await fetch('https://www.firstangle.example/sandbox/v2/files/shaft.pdf')
const content = Buffer.from(await sample.arrayBuffer()).toString('base64')

const file = { name: 'shaft.pdf', content }
const result = await call<Result>('/read', { file, request_types: ['metadata'] })

console.log(result.pages[0]?.metadata.designation.value)
