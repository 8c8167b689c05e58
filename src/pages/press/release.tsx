import type { ReactNode } from 'react'
import type { PressReleasesCopy } from '../../../shared/content/pages/press.ts'
import { Breakable } from '../../components/text/breakable.tsx'
import { Paragraphs } from '../../components/text/paragraphs.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import type { ShownRelease } from './press-data.ts'

interface ReleaseProps {
  /** Words that all releases share. */
  copy: PressReleasesCopy
  release: ShownRelease
  balloon: number
  /** Number of the release: the oldest is 1. */
  number: number
  email: string
}

/** A release as a sheet: its parts dimensioned in characters, the boilerplate as a note, the rest in the title block. */
export function Release({ copy, release: shown, balloon, number, email }: ReleaseProps) {
  const { copy: release, date, lengths } = shown
  const titleId = `${release.id}-title`
  const unit = copy.titleBlock.characters
  return (
    <article id={release.id} aria-labelledby={titleId} className="section" tabIndex={-1}>
      <div className="leader" aria-hidden="true">
        <span className="balloon">{balloon}</span>
      </div>
      <div className="release-sheet">
        <h2 id={titleId} className="text-3xl">
          {release.title}
        </h2>
        <div className="release__words">
          <Measured length={lengths.lead} unit={unit}>
            <RichParagraph className="text-lg" nodes={release.lead} />
          </Measured>
          <Measured length={lengths.text} unit={unit}>
            <Paragraphs texts={release.text} />
          </Measured>
        </div>
        <div>
          <Measured length={lengths.about} unit={unit}>
            <h3 className="text-xl">{copy.about.title}</h3>
            <RichParagraph className="text-muted" nodes={copy.about.text} />
          </Measured>
        </div>
        <ReleaseBlock
          copy={copy.titleBlock}
          number={number}
          date={<time dateTime={release.date}>{date}</time>}
          place={release.place}
          total={lengths.total}
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
  copy: PressReleasesCopy['titleBlock']
  /** The oldest is 1. */
  number: number
  date: ReactNode
  place: string
  total: string
  email: string
}

function ReleaseBlock({ copy, number, date, place, total, email }: ReleaseBlockProps) {
  const cells: [string, ReactNode][] = [
    [copy.number, number],
    [copy.date, date],
    [copy.place, place],
    [copy.length, `${total} ${copy.characters} ${copy.spaces}`],
    [copy.use, copy.permission],
    [
      copy.questions,
      <a key="questions" href={`mailto:${email}`}>
        <Breakable>{email}</Breakable>
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
