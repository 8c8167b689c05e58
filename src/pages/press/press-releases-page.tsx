import type { PressReleasesCopy } from '../../../shared/content/press.ts'
import { Band } from '../../components/band.tsx'
import { Paragraphs } from '../../components/paragraphs.tsx'
import { Register } from '../../components/register.tsx'
import { RichParagraph } from '../../components/rich-text.tsx'
import { TextSection } from '../../components/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { samples } from '../try/samples.ts'
import type { PressReleasesData } from './press-data.ts'

/** Releases in full, the newest first. */
export function PressReleasesPage({ copy, crumbs, dates }: PressReleasesData) {
  return (
    <>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={<ReleaseRegister copy={copy} dates={dates} />}
      />
      <Band id="sheets" title={copy.sheets.title} intro={copy.sheets.intro}>
        <SheetRow names={copy.sheets.names} />
      </Band>
      {copy.releases.map((release, index) => (
        <Release
          key={release.id}
          release={release}
          date={dates[index] ?? ''}
          number={index + 1}
          about={copy.about}
        />
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

interface ReleaseProps {
  release: PressReleasesCopy['releases'][number]
  date: string
  number: number
  about: PressReleasesCopy['about']
}

/** One release, closing with who the company is, as editors expect it. */
function Release({ release, date, number, about }: ReleaseProps) {
  const titleId = `${release.id}-title`
  return (
    <article id={release.id} aria-labelledby={titleId} className="section" tabIndex={-1}>
      <div className="leader" aria-hidden="true">
        <span className="balloon">{number}</span>
      </div>
      <div className="lg:grid-cols-[1fr_2fr]">
        <p className="font-mono text-sm text-muted">
          <time dateTime={release.date}>{date}</time>, {release.place}
        </p>
        <div className="max-w-[40rem] space-y-4">
          <h2 id={titleId} className="text-3xl">
            {release.title}
          </h2>
          <RichParagraph className="text-lg" nodes={release.lead} />
          <Paragraphs texts={release.text} />
          <h3 className="pt-4 text-xl">{about.title}</h3>
          <RichParagraph className="text-muted" nodes={about.text} />
        </div>
      </div>
    </article>
  )
}

/** The sample drawings side by side, each with its name. */
function SheetRow({ names }: { names: PressReleasesCopy['sheets']['names'] }) {
  return (
    <ul className="sheet-row">
      {samples.map(({ id, picture }) => (
        <li key={id}>
          <img src={picture} alt="" width={420} height={297} />
          {names[id]}
        </li>
      ))}
    </ul>
  )
}
