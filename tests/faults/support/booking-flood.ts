import type { MailFolder } from '../../../server/testing/mail-folder.ts'
import { freeStarts, newCall, type PostAnswer, post } from './posts.ts'

const networks = 50
const atOnce = 10
/** So often the times that are still free are counted. */
const lookEvery = 100

/** How a flood of posts went. */
interface Flood {
  /** Of the times that were free before, the smallest share that was free at any look. */
  readonly leastShareFree: number
  /** Posts that were stored. */
  readonly stored: number
}

/** Asks for every free time in turn, from one of fifty networks after the other. The site runs with TRUST_PROXY=1. */
export async function floodBookings(
  origin: string,
  posts: number,
  emailOf: (at: number) => string,
): Promise<Flood> {
  const all = await freeStarts(origin)
  let least = all.length
  let stored = 0
  for (let at = 0; at < posts; at += atOnce) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(atOnce, posts - at) }, (_, index) => {
        const number = at + index
        const start = all[(number * 7) % all.length]
        return askForCall(origin, start, emailOf(number), clientOf(number))
      }),
    )
    stored += answers.filter(({ status }) => status === 201).length
    if (at % lookEvery === 0) least = Math.min(least, (await freeStarts(origin)).length)
  }
  least = Math.min(least, (await freeStarts(origin)).length)
  return { leastShareFree: least / all.length, stored }
}

/** Follows the link in the mail about each of so many calls; gives how many that booked. */
export async function confirmEverything(
  origin: string,
  mails: MailFolder,
  calls: number,
): Promise<number> {
  let booked = 0
  for (const [at, token] of (await mails.callTokens(calls)).entries()) {
    const { status } = await confirmCall(origin, token, clientOf(at))
    if (status === 200) booked += 1
  }
  return booked
}

/** Three people from elsewhere ask for a free time and confirm it; gives how many of them were given it. */
export async function bookAsOthers(origin: string, mails: MailFolder): Promise<number> {
  const starts = await freeStarts(origin)
  let booked = 0
  for (const [at, start] of [starts.at(3), starts.at(40), starts.at(-5)].entries()) {
    const email = `buyer@works-${at}.example`
    const client = `198.51.${100 + at}.1`
    if ((await askForCall(origin, start, email, client)).status !== 201) continue
    const { status } = await confirmCall(origin, await mails.callToken(email), client)
    if (status === 200) booked += 1
  }
  return booked
}

function askForCall(
  origin: string,
  start: string | undefined,
  email: string,
  client: string,
): Promise<PostAnswer> {
  const call = { ...newCall(start), email }
  return post(`${origin}/api/calls`, call, { 'X-Forwarded-For': client })
}

function confirmCall(origin: string, call: string, client: string): Promise<PostAnswer> {
  return post(`${origin}/api/calls/confirm`, { call }, { 'X-Forwarded-For': client })
}

/** An address of the flood: its network, and in it one that few posts share. */
function clientOf(number: number): string {
  return `203.0.${number % networks}.${1 + (Math.floor(number / networks) % 200)}`
}
