import type { MediaCoverageCopy } from '../../../shared/content/pages/press.ts'
import type { PageData } from '../../../shared/page-data.ts'
import { Register } from '../../components/sections/register.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { RecognitionTest } from './recognition-test.tsx'

/** What others have written, and how to test recognition of drawings before one writes. */
export function MediaCoveragePage({
  copy,
  crumbs,
}: Pick<PageData<'media-coverage'>, 'copy' | 'crumbs'>) {
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<ReportRegister copy={copy.register} />} />
      <RecognitionTest copy={copy.test} />
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
    </article>
  )
}

/** As many rows as the register has at least: empty ones are ruled, as in a parts list that is not filled in yet. */
const leastRows = 5

/** Reports by others, as rows of a register; while there is none, it says so. */
function ReportRegister({ copy }: { copy: MediaCoverageCopy['register'] }) {
  const { label, columns, empty, reports } = copy
  return (
    <Register
      label={label}
      columns={[columns.number, columns.date, columns.report]}
      blankRows={leastRows - Math.max(1, reports.length)}
    >
      {reports.map(({ href, date, publication, title }, index) => (
        <tr key={href}>
          <td>{index + 1}</td>
          <td>
            <time>{date}</time>
          </td>
          <td>
            <a href={href}>{title}</a>, {publication}
          </td>
        </tr>
      ))}
      {reports.length === 0 && (
        <tr>
          <td colSpan={3}>{empty}</td>
        </tr>
      )}
    </Register>
  )
}
