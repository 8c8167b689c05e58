import type { Site } from '../../shared/content/site.ts'
import { dayMs } from '../durations.ts'

type ContentSignals = NonNullable<Site['crawlers']['signals']>

const validDays = 180

/**
 * Crawlers and control tokens that collect texts to train models. Crawlers that answer questions or build a search
 * index have other names, and no rule covers both.
 */
const trainingAgents = ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Applebot-Extended']

/**
 * robots.txt (RFC 9309): everything may be read. Pages that must not be indexed say so themselves; a crawler that may
 * not read them would never learn it.
 *
 * @param allowsTraining `crawlers.training` of content/site.yaml
 * @param signals `crawlers.signals`: without them nothing is said of what may be made of the texts
 */
export function robotsText(
  siteUrl: string,
  allowsTraining: boolean,
  signals: ContentSignals | null = null,
): string {
  const agents = trainingAgents.map((agent) => `User-agent: ${agent}\n`).join('')
  const training = allowsTraining ? '' : `${agents}Disallow: /\n\n`
  return `User-agent: *\n${signalsLine(signals)}Disallow: /api/\n\n${training}Sitemap: ${siteUrl}/sitemap.xml\n`
}

/** Content Signals (contentsignals.org): a use that is not listed is neither allowed nor refused. */
function signalsLine(signals: ContentSignals | null): string {
  const names = { search: 'search', aiInput: 'ai-input', aiTraining: 'ai-train' } as const
  const said = Object.entries(names).flatMap(([key, name]) => {
    const signal = signals?.[key as keyof typeof names]
    return signal ? [`${name}=${signal === 'allow' ? 'yes' : 'no'}`] : []
  })
  return said.length > 0 ? `Content-Signal: ${said.join(', ')}\n` : ''
}

/**
 * security.txt (RFC 9116). `Expires` moves with the clock, because a date written at build time would pass unseen;
 * rounded to the day, so that a day's answers are the same.
 */
export function securityText(siteUrl: string, securityEmail: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + validDays) * dayMs)
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
