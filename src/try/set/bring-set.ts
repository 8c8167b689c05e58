import type { Bring } from '../../../shared/bring/bring-kinds.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { goals } from '../../../shared/sample-set/sample-set.ts'
import { emptyEntry, priceOf } from './entry.ts'
import type { SetState } from './set-store.ts'
import { traitsOf } from './traits.ts'

/** What goes to the booking page: figures of the set, nothing of a drawing. */
export function bringOf(state: SetState, locale: Locale): Bring {
  const { files, verdicts, chosen, entries, purpose } = state
  const suited = [...verdicts].flatMap(([id, verdict]) =>
    verdict.kind === 'suited'
      ? [{ id, format: traitsOf(verdict.summary).format.toUpperCase() }]
      : [],
  )
  const inSet = suited.filter(({ id }) => chosen.has(id))
  const entered = inSet.map(({ id }) => entries.get(id) ?? emptyEntry)
  return {
    kind: 'set',
    values: {
      files: files.length,
      suited: suited.length,
      goal: `${goals[purpose]}`,
      chosen: inSet.length,
      priced: entered.filter((entry) => typeof priceOf(entry, locale) === 'number').length,
      expected: entered.filter(({ outcome }) => outcome !== '').length,
      formats: [...new Set(inSet.map(({ format }) => format))].sort(),
    },
  }
}
