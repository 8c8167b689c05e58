/** The value at a path of keys in parsed YAML; undefined where there is none. */
export function valueAt(tree: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    const isKeyed = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    return isKeyed ? (value as Record<PropertyKey, unknown>)[key] : undefined
  }, tree)
}

/** Whether a value of parsed YAML or JSON has keys: no list, no text, no number. */
export function isKeyed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
