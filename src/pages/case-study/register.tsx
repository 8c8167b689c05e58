import type { CaseStudiesCopy } from '../../../server/content/schemas/case-study.ts'
import { Dimension } from '../../components/dimension.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { sheets } from './sheets.ts'

type RegisterCopy = CaseStudiesCopy['register']

interface RegisterProps {
  copy: RegisterCopy
  /** Drawing number of each entry's sheet. */
  numbers: readonly string[]
}

/** The case studies as a list of drawings: sheet, number, title, industry, key figure. */
export function Register({ copy, numbers }: RegisterProps) {
  const { columns, entries } = copy
  return (
    <table className="register">
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.sheet}</th>
          <th scope="col">{columns.study}</th>
          <th scope="col">{columns.figure}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <Line
            key={entry.href}
            entry={entry}
            sheet={`${index + 1}/${entries.length}`}
            number={numbers[index] ?? ''}
          />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  entry: RegisterCopy['entries'][number]
  sheet: string
  number: string
}

function Line({ entry, sheet, number }: LineProps) {
  return (
    <tr>
      <th scope="row">
        <img
          src={sheets[entry.drawing]}
          alt=""
          width="1680"
          height="1188"
          loading="lazy"
          decoding="async"
          className="block h-auto w-full border border-hairline bg-sheet"
        />
        <p className="mt-2 flex justify-between font-mono text-xs text-muted">
          <span>{number}</span>
          <span>{sheet}</span>
        </p>
      </th>
      <td>
        <p className="title-label">{entry.industry}</p>
        <h3 className="register__title">
          <SiteLink href={entry.href}>{entry.title}</SiteLink>
        </h3>
        <p className="register__summary">
          <RichText nodes={entry.summary} />
        </p>
      </td>
      <td>
        <Dimension>{entry.figure.value}</Dimension>
        <p className="mt-3 font-heading text-lg font-semibold">{entry.figure.label}</p>
        <p className="text-sm text-muted">{entry.figure.context}</p>
      </td>
    </tr>
  )
}
