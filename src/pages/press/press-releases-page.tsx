import { Band } from '../../components/band.tsx'
import { Register } from '../../components/register.tsx'
import { TextSection } from '../../components/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import type { PressReleasesData } from './press-data.ts'
import { Release } from './release.tsx'
import { SheetDetails } from './sheet-details.tsx'

/** Releases in full, the newest first. */
export function PressReleasesPage(page: PressReleasesData) {
  const { copy, crumbs, dates } = page
  return (
    <>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={<ReleaseRegister copy={copy} dates={dates} />}
      />
      <Band id="sheets" title={copy.sheets.title} intro={copy.sheets.intro}>
        <SheetDetails names={copy.sheets.names} />
      </Band>
      {copy.releases.map(({ id }, index) => (
        <Release key={id} page={page} index={index} />
      ))}
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={copy.releases.length + index + 1} />
      ))}
    </>
  )
}

/** As many rows as the register has at least. */
const leastRows = 4

/** The releases as entries of a register, each leading to its text. */
function ReleaseRegister({ copy, dates }: Pick<PressReleasesData, 'copy' | 'dates'>) {
  const { register, releases } = copy
  return (
    <Register
      label={register.label}
      columns={[register.date, register.release]}
      blankRows={leastRows - releases.length}
    >
      {releases.map(({ id, date, title }, index) => (
        <tr key={id}>
          <td>
            <time dateTime={date}>{dates[index]}</time>
          </td>
          <td>
            <a href={`#${id}`}>{title}</a>
          </td>
        </tr>
      ))}
    </Register>
  )
}
