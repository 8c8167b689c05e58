const dayMs = 86_400_000
const validDays = 180

/** robots.txt (RFC 9309): everything may be read; pages that must not be indexed say so themselves (CONVENTIONS 2.2). */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
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
