/**
 * Source files by what they export.
 *
 * @param modules all `*.island.tsx` and `*.enhance.ts` by path, as `import.meta.glob` gives them
 */
export function indexIslands(modules: Record<string, object>): ReadonlyMap<unknown, string> {
  const islands = Object.entries(modules).map(([path, module]): [unknown, string] => {
    const [exported, ...others] = Object.values(module)
    if (typeof exported === 'function' && others.length === 0) return [exported, path.slice(1)]
    throw new Error(`${path} must export one function and nothing else`)
  })
  return new Map(islands)
}
