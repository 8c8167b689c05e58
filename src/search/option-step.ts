/** No option is chosen: Enter means the field's own words. */
export const noOption = -1

/**
 * The option that an arrow key moves to; none past the last and before the first one.
 * Undefined for keys that do not choose.
 */
export function optionStep(key: string, active: number, count: number): number | undefined {
  if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}
