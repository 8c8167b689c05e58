/**
 * Whoever asks for a key while its load is under way gets the same one. Nothing is kept after it; a load that fails
 * fails for all who wait for it.
 */
export function createSharedLoads<Key, Loaded>() {
  const loading = new Map<Key, Promise<Loaded>>()
  return (key: Key, load: () => Promise<Loaded>): Promise<Loaded> => {
    const started = loading.get(key)
    if (started) return started
    const loaded = load().finally(() => loading.delete(key))
    loading.set(key, loaded)
    return loaded
  }
}
