import type { ReactNode } from 'react'
import { Paragraphs } from '../../components/paragraphs.tsx'
import { RichParagraph } from '../../components/rich-text.tsx'
import type { PressReleasesData, ReleaseLengths } from './press-data.ts'

interface ReleaseProps {
  page: Pick<PressReleasesData, 'copy' | 'dates' | 'lengths' | 'email'>
  /** Which of the releases; the newest is 0. */
  index: number
}

/** One release as a sheet: its parts dimensioned in characters, who the company is as its note, the rest in its title block. */
export function Release({ page: { copy, dates, lengths, email }, index }: ReleaseProps) {
  const release = copy.releases[index]
  const length = lengths[index]
  if (!(release && length)) return null
  const titleId = `${release.id}-title`
  const unit = copy.titleBlock.characters
  return (
    <article id={release.id} aria-labelledby={titleId} className="section" tabIndex={-1}>
      <div className="leader" aria-hidden="true">
        <span className="balloon">{index + 1}</span>
      </div>
      <div className="release-sheet">
        <h2 id={titleId} className="text-3xl">
          {release.title}
        </h2>
        <div className="release__words">
          <Measured length={length.lead} unit={unit}>
            <RichParagraph className="text-lg" nodes={release.lead} />
          </Measured>
          <Measured length={length.text} unit={unit}>
            <Paragraphs texts={release.text} />
          </Measured>
        </div>
        <div className="release__about">
          <Measured length={length.about} unit={unit}>
            <h3 className="text-xl">{copy.about.title}</h3>
            <RichParagraph className="text-muted" nodes={copy.about.text} />
          </Measured>
        </div>
        <ReleaseBlock
          copy={copy.titleBlock}
          number={copy.releases.length - index}
          date={<time dateTime={release.date}>{dates[index]}</time>}
          place={release.place}
          length={length}
          email={email}
        />
      </div>
    </article>
  )
}

interface MeasuredProps {
  length: string
  unit: string
  children: ReactNode
}

/** Text beside its length, as a height is dimensioned: to be read from the right; the title block shows the unit. */
function Measured({ length, unit, children }: MeasuredProps) {
  return (
    <div className="measured">
      <p className="measured__length">
        <span>
          {length} <span className="sr-only">{unit}</span>
        </span>
      </p>
      <div className="space-y-4">{children}</div>
    </div>
  )
}

interface ReleaseBlockProps {
  copy: PressReleasesData['copy']['titleBlock']
  /** The oldest is 1. */
  number: number
  date: ReactNode
  place: string
  length: ReleaseLengths
  email: string
}

function ReleaseBlock({ copy, number, date, place, length, email }: ReleaseBlockProps) {
  const cells: [string, ReactNode][] = [
    [copy.number, number],
    [copy.date, date],
    [copy.place, place],
    [copy.length, `${length.total} ${copy.characters} ${copy.spaces}`],
    [copy.use, copy.permission],
    [
      copy.questions,
      <a key="questions" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
  ]
  return (
    <dl className="release__block cells">
      {cells.map(([label, value]) => (
        <div key={label} className="px-3 py-2">
          <dt className="title-label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
