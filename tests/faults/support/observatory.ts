/** An answer as the Observatory sees it: headers by lower-case name, the HTML as it was served. */
interface Scanned {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly html: string
}

/**
 * Points of the MDN HTTP Observatory by its published table, for a site that is reached by https and redirected to it by
 * its proxy: bonuses and costs by test, to be added to 100. Bonuses count from 90 up only. Missing here, because no
 * answer can show them: +5 for perfect cookies (without cookies 0) and +5 for being on the HSTS preload list.
 */
export function observatoryPoints({ headers, html }: Scanned): Readonly<Record<string, number>> {
  const directives = policyOf(headers['content-security-policy'] ?? '')
  return {
    'content-security-policy': policyPoints(directives),
    'cross-origin-resource-policy': /^same-(?:origin|site)$/.test(
      headers['cross-origin-resource-policy'] ?? '',
    )
      ? 10
      : 0,
    cookies: headers['set-cookie'] === undefined ? 0 : -40,
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] ? -50 : 0,
    'referrer-policy': referrerPoints(headers['referrer-policy']),
    'strict-transport-security': transportPoints(headers['strict-transport-security'] ?? ''),
    'subresource-integrity': integrityPoints(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(directives, headers['x-frame-options']),
  }
}

type Directives = ReadonlyMap<string, readonly string[]>

function policyOf(policy: string): Directives {
  const pieces = policy.split(';').map((piece) => piece.trim().split(/\s+/))
  return new Map(pieces.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

const broad = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/
const insecure = /^(?:http|ftp):/
const inline = /^(?:'unsafe-inline'|data:)$/

function policyPoints(directives: Directives): number {
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sources) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ]
  if (directives.size === 0) return -25
  if ([...scripts, ...objects].some((each) => broad.test(each))) return -20
  if (scripts.some((each) => inline.test(each))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  const all = [...directives.values()].flat()
  if (all.some((each) => insecure.test(each))) return -20
  if (styles.some((each) => inline.test(each) || broad.test(each))) return 0
  const isNothingByDefault = directives.get('default-src')?.join() === "'none'"
  return isNothingByDefault ? 10 : 5
}

function referrerPoints(policy: string | undefined): number {
  if (policy === undefined) return 0
  const isPrivate =
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
  return isPrivate ? 5 : -5
}

function transportPoints(header: string): number {
  const seconds = /max-age=(\d+)/.exec(header)?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) >= 15_768_000 ? 0 : -10
}

/** The first script tag with integrity earns it; one of another origin without it costs it. Inline scripts do not count. */
function integrityPoints(html: string): number {
  const tags = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? []
  const isForeign = (tag: string) => /\ssrc="(?:https?:)?\/\//.test(tag)
  if (tags.some((tag) => isForeign(tag) && !/\sintegrity=/.test(tag))) return -50
  return tags.some((tag) => /\sintegrity=/.test(tag)) ? 5 : 0
}

function framePoints(directives: Directives, header: string | undefined): number {
  const ancestors = directives.get('frame-ancestors')
  if (ancestors && !ancestors.some((each) => broad.test(each))) return 5
  return /^(?:DENY|SAMEORIGIN)$/i.test(header ?? '') ? 0 : -20
}
