import { afterAll, beforeAll } from 'vitest'
import type { Content } from '../../content/store/queries.ts'
import { openBuiltContent } from '../../content/testing/built-content.ts'
import { provideSiteContext, type SiteContext } from '../site-context.ts'

const build = { version: '1.2.3', buildId: 'abc', buildTimestamp: '2026-11-21T08:00:00.000Z' }

/** For tests only: gives pages the words of the build, and what else is said here, until the tests of a file are over. */
export function provideBuiltSite(more: Partial<SiteContext> = {}): Content {
  const content = openBuiltContent()
  const site = { content, origin: 'https://a.example', build, sentryDsn: undefined, ...more }
  beforeAll(() => provideSiteContext(site))
  afterAll(() => content.close())
  return content
}
