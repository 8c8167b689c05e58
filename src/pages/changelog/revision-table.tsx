import type { ChangelogCopy } from '../../../shared/content/pages/changelog.ts'
import { Register } from '../../components/sections/register.tsx'
import type { NumberedChange } from './change-days.ts'

interface RevisionTableProps {
  copy: ChangelogCopy['revisions']
  changes: readonly NumberedChange[]
}

/** As many as stand beside the first words. */
const mostRows = 5

/** The newest changes as in the revision table of a sheet: number, date as drawings have it, and a link to the change. */
export function RevisionTable({ copy, changes }: RevisionTableProps) {
  return (
    <Register label={copy.label} columns={[copy.number, copy.date, copy.change]}>
      {changes.slice(0, mostRows).map(({ id, date, title, number }) => (
        <tr key={id}>
          <td>{number}</td>
          <td>
            <time>{date}</time>
          </td>
          <td>
            <a href={`#${id}`}>{title}</a>
          </td>
        </tr>
      ))}
    </Register>
  )
}
