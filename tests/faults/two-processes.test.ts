import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresUrl } from '../../server/store/testing/postgres.ts'
import { type Cluster, startCluster } from './support/cluster.ts'
import { startStorm, underWay } from './support/storm.ts'

/* Two processes on one PostgreSQL behind deploy/nginx.conf: what holds for one holds for both. */

const rounds = 4
const postsPerRound = 40

let databaseUrl: string
let cluster: Cluster

beforeAll(async () => {
  databaseUrl = await postgresUrl()
  cluster = await startCluster(databaseUrl)
})

afterAll(() => cluster?.stop())

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function expectStoredOnce({ thanked, emails }: { thanked: string[]; emails: string[] }) {
  const rows = await query('select id, email from requests')
  const stored = new Set(rows.map(({ id }) => id))
  expect(thanked.filter((id) => !stored.has(id))).toEqual([])
  const sent = new Set(emails)
  const found = rows.map(({ email }) => String(email)).filter((email) => sent.has(email))
  expect(found.toSorted()).toEqual([...sent].toSorted())
}

test('a process that is killed under load loses nothing, and no visitor but those it held notices', async () => {
  const storm = startStorm(cluster.origin)
  for (let round = 0; round < rounds; round += 1) {
    const index = round % 2
    await storm.more(postsPerRound)
    await cluster.sites[index]?.kill()
    await storm.more(postsPerRound)
    await cluster.startAgain(index)
  }
  await storm.stop()
  await expectStoredOnce(storm)
  expect(storm.failedPosts.length).toBeLessThanOrEqual(rounds * underWay.posts)
  expect(storm.failedPages.filter((page) => !page.startsWith('0 '))).toEqual([])
  expect(storm.failedPages.length).toBeLessThanOrEqual(rounds * underWay.pages)
})

test('processes that are restarted one after the other under load refuse nobody', async () => {
  const storm = startStorm(cluster.origin)
  for (let round = 0; round < rounds; round += 1) {
    const index = round % 2
    await storm.more(postsPerRound)
    expect(await cluster.sites[index]?.stop()).toBe(0)
    await cluster.startAgain(index)
  }
  await storm.more(postsPerRound)
  await storm.stop()
  await expectStoredOnce(storm)
  expect({ posts: storm.failedPosts, pages: storm.failedPages }).toEqual({ posts: [], pages: [] })
})
