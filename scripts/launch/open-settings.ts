import type { Site } from '../../shared/content/site.ts'

type Settings = Pick<Site, 'statusPage' | 'crawlers'>

/** What an owner may set and has not: nothing is wrong, but somebody should have decided it. */
export function describeOpenSettings({ statusPage, crawlers }: Settings): string[] {
  const open = [
    ...(statusPage === null
      ? ['  statusPage        no page leads to one that says whether the service runs']
      : []),
    ...(crawlers.signals === null
      ? ['  crawlers.signals  robots.txt says nothing of what may be made of the texts']
      : []),
  ]
  return open.length > 0 ? ['Not set, and optional:', ...open, ''] : []
}
