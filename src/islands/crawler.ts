// In every page, so it is short: `google` and `external` are in the names of several crawlers, and of no browser.
const crawler = /bot\b|crawl|spider|slurp|preview|external|google/i

/** Whether a user agent names an automated crawler (SPEC section 4: crawlers get all sections at once). */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent)
}
