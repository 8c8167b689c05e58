import type { ChangelogCopy } from '../../../shared/content/pages/changelog.ts'

/** A change with its number. The oldest is 1, so that newer changes do not renumber it. */
export type NumberedChange = ChangelogCopy['entries'][number] & { readonly number: number }

/** What changed on a day. */
export interface ChangeDay {
  readonly date: string
  readonly changes: readonly NumberedChange[]
}

/** Changes by day, both in the order they are given in: the newest first. */
export function changeDays(entries: ChangelogCopy['entries']): ChangeDay[] {
  const changes = entries.map((entry, index) => ({ ...entry, number: entries.length - index }))
  const byDay = Map.groupBy(changes, ({ date }) => date)
  return [...byDay].map(([date, ofDay]) => ({ date, changes: ofDay }))
}
