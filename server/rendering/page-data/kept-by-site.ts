import { siteContext } from '../site-context.ts'

/**
 * Keeps what is made for a key, such as a language, as long as the site serves the same content: pages with a query are
 * made anew for each request, and most of their data does not depend on it.
 */
export function keptBySite<Key extends string, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const kept = new WeakMap<object, Map<Key, Value>>()
  return (key) => {
    const context = siteContext()
    const known = kept.get(context) ?? new Map<Key, Value>()
    kept.set(context, known)
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
