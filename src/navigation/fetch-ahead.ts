/** `Accept` as Firefox and WebKit send it for a page: with another one they would not use the answer (`Vary: Accept`). */
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

/**
 * Prefetches a page into the browser's cache. A prefetching `<link>` would do, but Firefox holds it to
 * `default-src 'none'`.
 */
export async function fetchAhead(address: string): Promise<void> {
  await fetch(address, { priority: 'low', headers: { accept } })
}
