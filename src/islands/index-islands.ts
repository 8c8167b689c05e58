/**
 * Source files by what they export. A file is named after its only export: `switch-tabs.enhance.ts` exports
 * `switchTabs`. Another name, or another number of exports, throws.
 *
 * @param modules all `*.island.tsx` and `*.enhance.ts` by path, as `import.meta.glob` gives them
 */
export function indexIslands(modules: Record<string, object>): ReadonlyMap<unknown, string> {
  const islands = Object.entries(modules).map(([path, module]): [unknown, string] => {
    const [[name, exported] = ['', undefined], ...others] = Object.entries(module)
    if (typeof exported !== 'function' || others.length > 0)
      throw new Error(`${path} must export one function and nothing else`)
    if (!path.includes(`/${fileNameOf(name)}.`))
      throw new Error(`${path} must be named after what it exports: ${fileNameOf(name)}`)
    return [exported, path.slice(1)]
  })
  return new Map(islands)
}

/** `switchTabs` as `switch-tabs`. */
const fileNameOf = (name: string): string =>
  name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
