import { readFile, writeFile } from 'node:fs/promises'
import { Client } from 'firstangle'

const baseUrl = 'https://www.firstangle.example/sandbox/v2'
const client = new Client({ baseUrl, key: 'fa_sandbox_public' })

// In your own program, begin with the path of your drawing instead.
const { samples } = await client.health()
const bracket = samples.find(({ name }) => name === 'bracket')
if (bracket) await writeFile('bracket.pdf', await client.download(bracket.file))

const content = await readFile('bracket.pdf')
const job = await client.submit({ name: 'bracket.pdf', content }, ['features', 'balloons'])
const [page] = (await client.wait(job)).pages

console.log(page?.features?.dimensions.length, 'dimensions')
if (page?.balloons) await writeFile('bracket-balloons.pdf', await client.download(page.balloons))
