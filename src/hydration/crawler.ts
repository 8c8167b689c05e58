const CRAWLER = /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|googleother/i

/** Whether a user agent names an automated crawler, which gets all sections at once. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent)
}
