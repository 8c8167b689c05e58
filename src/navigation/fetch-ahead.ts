/** What Firefox and WebKit ask for when they go to a page: with another question they would not use the answer (`Vary: Accept`). */
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

/**
 * Has the browser keep a page before it is visited. A prefetching `<link>` would do, but for Firefox, where it falls under
 * `default-src 'none'`.
 */
export async function fetchAhead(address: string): Promise<void> {
  await fetch(address, { priority: 'low', headers: { accept } })
}
