/**
 * Goes on with a navigation that is under way as a document of its own: the address is the new page's already, and what
 * waits for this goes away with the old document.
 */
export async function reloadAsDocument(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}
