import type { CaseStudiesCopy } from '../../../shared/content/pages/case-study.ts'
import { Dimension } from '../../components/figures/dimension.tsx'
import { Cell, Row, RowHeader, Table } from '../../components/tables/table.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { sheets } from './sheets.ts'

type RegisterCopy = CaseStudiesCopy['register']

interface CaseRegisterProps {
  copy: RegisterCopy
  /** Drawing number of each entry's sheet. */
  numbers: readonly string[]
}

/** The case studies as a list of drawings: sheet, number, title, industry, key figure. */
export function CaseRegister({ copy, numbers }: CaseRegisterProps) {
  const { columns, entries } = copy
  return (
    <Table
      className="register"
      caption={copy.caption}
      columns={[columns.sheet, columns.study, columns.figure]}
    >
      {entries.map((entry, index) => (
        <Line
          key={entry.href}
          entry={entry}
          sheet={`${index + 1}/${entries.length}`}
          number={numbers[index] ?? ''}
        />
      ))}
    </Table>
  )
}

interface LineProps {
  entry: RegisterCopy['entries'][number]
  sheet: string
  number: string
}

function Line({ entry, sheet, number }: LineProps) {
  return (
    <Row>
      <RowHeader>
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
      </RowHeader>
      <Cell>
        <p className="title-label">{entry.industry}</p>
        <h3 className="register__title">
          <SiteLink href={entry.href}>{entry.title}</SiteLink>
        </h3>
        <RichParagraph className="register__summary" nodes={entry.summary} />
      </Cell>
      <Cell>
        <Dimension>{entry.figure.value}</Dimension>
        <p className="mt-3 font-heading text-lg font-semibold leading-snug">{entry.figure.label}</p>
        <p className="text-sm text-muted">{entry.figure.context}</p>
      </Cell>
    </Row>
  )
}
