/**
 * Stores something for the next page of this tab.
 *
 * @returns false where the visitor blocks storage
 */
export function storeForNextPage(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * Takes what the page before has handed over, if anything. It may arrive after this page has begun: a browser that loads
 * the page in another process brings over the last writes of the one before when it can.
 */
export function takeFromLastPage<Value>(key: string, use: (value: Partial<Value>) => void): void {
  const take = () => {
    const value = taken(key)
    if (value) use(value)
  }
  take()
  addEventListener('storage', (event) => {
    if (event.key === key) take()
  })
}

function taken(key: string) {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text && JSON.parse(text)
  } catch {
    // Blocked, or an entry of an earlier version or of another program: the page begins as without it.
    return null
  }
}
