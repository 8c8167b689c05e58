const crawler =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|google-?(?:other|inspect)|mediapartners/i

/** Whether a user agent names an automated crawler (SPEC section 4: crawlers get all sections at once). */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent)
}
