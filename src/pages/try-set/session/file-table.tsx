import { useState } from 'react'
import { Table } from '../../../components/tables/table.tsx'
import type { SetState } from '../../../try/set/set-store.ts'
import { FileRow } from './file-row.tsx'
import type { SetPartProps } from './set-part.ts'
import { useSetWords } from './set-words.ts'

const filters = ['all', 'suited', 'others', 'chosen'] as const

type Filter = (typeof filters)[number]

/** Every file with what was read of it, and a box to choose it. */
export function FileTable({ store, state }: SetPartProps) {
  const { table } = useSetWords().words
  const [filter, setFilter] = useState<Filter>('all')
  const files = state.files.filter(({ id }) => isShown(id, filter, state))
  const { columns } = table
  const names = new Map(state.files.map(({ id, path }) => [id, path]))
  return (
    <section className="set-part" aria-label={table.caption}>
      <label className="set-field set-filter">
        {table.show}
        <select value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
          {filters.map((one) => (
            <option key={one} value={one}>
              {table.shown[one]}
            </option>
          ))}
        </select>
      </label>
      {files.length === 0 ? (
        <p>{table.none}</p>
      ) : (
        <Table
          className="set-table"
          caption={table.caption}
          columns={[columns.fileName, columns.read, columns.verdict]}
        >
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              verdict={state.verdicts.get(file.id)}
              isChosen={state.chosen.has(file.id)}
              otherName={otherName(file.id, state, names)}
              onChoose={store.choose}
            />
          ))}
        </Table>
      )}
    </section>
  )
}

function isShown(id: number, filter: Filter, { verdicts, chosen }: SetState): boolean {
  if (filter === 'all') return true
  if (filter === 'chosen') return chosen.has(id)
  return (verdicts.get(id)?.kind === 'suited') === (filter === 'suited')
}

/** Name of the file that this one is a copy of, or like. */
function otherName(id: number, { verdicts }: SetState, names: ReadonlyMap<number, string>): string {
  const verdict = verdicts.get(id)
  if (verdict?.kind === 'copy') return names.get(verdict.other) ?? ''
  const remarks = verdict?.kind === 'suited' ? verdict.remarks : []
  const alike = remarks.find((remark) => remark.code === 'alike')
  return (alike && names.get(alike.other)) ?? ''
}
