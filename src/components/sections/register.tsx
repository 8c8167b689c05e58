import type { ReactNode } from 'react'
import { TitleBlockFrame } from './title-block-frame.tsx'

interface RegisterProps {
  label: string
  columns: readonly string[]
  /** Empty rows below the entries: those of a register that is not filled in yet are ruled. */
  blankRows?: number
  /** The entries, each a row. */
  children: ReactNode
}

/** Entries as in the revision table of a sheet, below the name of what they are. */
export function Register({ label, columns, blankRows, children }: RegisterProps) {
  return (
    <TitleBlockFrame
      label={label}
      className={blankRows === undefined ? 'revisions' : 'revisions ruled-rows'}
    >
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {blankRows !== undefined && <BlankRows count={blankRows} columns={columns} />}
      </table>
    </TitleBlockFrame>
  )
}

/** Hidden from screen readers. */
function BlankRows({ count, columns }: { count: number; columns: readonly string[] }) {
  if (count <= 0) return null
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_row, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike
        <tr key={row}>
          {columns.map((name) => (
            <td key={name} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}
