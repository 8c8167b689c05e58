import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '../../faults/support/site-process.ts'
import { SmtpReceiver } from '../../faults/support/smtp-receiver.ts'
import { checks, checksInDarkAndStill } from '../checks/all.ts'
import type { Check } from './check.ts'
import type { Driver, OpenDriver } from './driver.ts'
import { Front, type FrontOptions } from './front.ts'
import { Visitor } from './visitor.ts'

/**
 * What Firefox and WebKit say of a page that is left while its modules load, or before its fade has begun. A module that
 * is gone fails its check.
 */
const leaving =
  /error loading dynamically imported module|Importing a module script failed|Skipping view transition/

const wide = [1440, 900] as const
const narrow = [390, 844] as const

/** Runs every check in an engine, against a site of its own that has a mail server. */
export function runChecks(
  engine: string,
  openDriver: OpenDriver,
  options: FrontOptions = {},
): void {
  const front = new Front(options)
  const mails = new SmtpReceiver()
  let site: SiteProcess

  beforeAll(async () => {
    const [smtpPort] = [await mails.listen(), await front.listen()]
    site = await startSite({
      SITE_URL: front.origin,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      LOG_LEVEL: 'warn',
    })
    front.site = site.origin
  })
  afterAll(async () => {
    await front.close()
    await site.stop()
    await mails.close()
  })

  for (const [name, isDarkAndStill, list] of [
    [engine, false, checks],
    [`${engine}, on a system that is dark and wants less motion`, true, checksInDarkAndStill],
  ] as const) {
    describe.skipIf(list.length === 0)(name, () => {
      let driver: Driver | undefined
      let isClean = true
      beforeEach(async () => {
        // A browser in which a check failed may no longer answer: the next check has one of its own.
        if (!isClean) await driver?.close()
        if (!isClean || !driver) driver = await openDriver({ proxy: front.origin, isDarkAndStill })
        isClean = false
        await startAfresh(driver, front, mails)
      })
      afterAll(() => driver?.close())
      for (const check of list) {
        test(check.name, async () => {
          const used = driver as Driver
          await run(check, used, new Visitor(used, front, mails))
          isClean = true
        })
      }
    })
  }
}

async function startAfresh(driver: Driver, front: Front, mails: SmtpReceiver): Promise<void> {
  // Another page than any check begins with: a change of the hash alone would load nothing anew.
  await driver.open(`${front.origin}/robots.txt`)
  await driver.point({ x: 1, y: 300 })
  await new Visitor(driver, front, mails).until('nothing is stored', () => {
    localStorage.clear()
    sessionStorage.clear()
    return location.pathname === '/robots.txt'
  })
  front.reset()
}

async function run(check: Check, driver: Driver, visitor: Visitor): Promise<void> {
  const [width, height] = check.isNarrow ? narrow : wide
  await driver.resize(width, height)
  await check.run(visitor)
  const unexpected = visitor.front.problems.filter(
    (each) => !leaving.test(each) && !check.expected?.test(each),
  )
  expect(unexpected, 'problems the pages showed').toEqual([])
}
