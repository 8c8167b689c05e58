/** The tab a key leads to (ARIA APG "Tabs"), or undefined for any other key. */
export function tabAfterKey(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (active + 1) % count
  if (key === 'ArrowLeft') return (active + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
