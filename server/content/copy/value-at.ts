/** The value at a path of keys in parsed YAML; undefined where there is none. */
export function valueAt(tree: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    const isKeyed = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    return isKeyed ? (value as Record<PropertyKey, unknown>)[key] : undefined
  }, tree)
}
