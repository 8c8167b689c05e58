import type { PressReleasesCopy } from '../../../shared/content/pages/press.ts'
import { Band } from '../../components/sections/band.tsx'
import { Register } from '../../components/sections/register.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import type { PressReleasesData, ShownRelease } from './press-data.ts'
import { Release } from './release.tsx'
import { SheetDetails } from './sheet-details.tsx'

/** Releases in full, the newest first. */
export function PressReleasesPage({ copy, crumbs, releases, email }: PressReleasesData) {
  return (
    <>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={<ReleaseRegister copy={copy.register} releases={releases} />}
      />
      <Band id="sheets" title={copy.sheets.title} intro={copy.sheets.intro}>
        <SheetDetails names={copy.sheets.names} />
      </Band>
      {releases.map((release, index) => (
        <Release
          key={release.copy.id}
          copy={copy}
          release={release}
          balloon={index + 1}
          number={releases.length - index}
          email={email}
        />
      ))}
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={releases.length + index + 1} />
      ))}
    </>
  )
}

/** As many rows as the register has at least. */
const leastRows = 4

interface ReleaseRegisterProps {
  copy: PressReleasesCopy['register']
  releases: readonly ShownRelease[]
}

/** The releases as entries of a register, each leading to its text. */
function ReleaseRegister({ copy, releases }: ReleaseRegisterProps) {
  return (
    <Register
      label={copy.label}
      columns={[copy.date, copy.release]}
      blankRows={leastRows - releases.length}
    >
      {releases.map(({ copy: { id, date: iso, title }, date }) => (
        <tr key={id}>
          <td>
            <time dateTime={iso}>{date}</time>
          </td>
          <td>
            <a href={`#${id}`}>{title}</a>
          </td>
        </tr>
      ))}
    </Register>
  )
}
