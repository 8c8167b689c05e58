import type { ChangelogCopy } from '../../../shared/content/pages/changelog.ts'
import { Paragraphs } from '../../components/text/paragraphs.tsx'
import type { ChangeDay } from './change-days.ts'
import { RevisionMark } from './revision-mark.tsx'

interface ChangeListProps {
  day: ChangeDay
  /** The day in words. */
  date: string
  areas: ChangelogCopy['areas']
}

/** The changes of a day as rows of a revision table: mark, subject, what has changed. */
export function ChangeList({ day, date, areas }: ChangeListProps) {
  const titleId = `day-${day.date}`
  return (
    <section
      aria-labelledby={titleId}
      className="change-day"
      data-areas={[...new Set(day.changes.map(({ area }) => area))].join(' ')}
    >
      <h2 id={titleId}>
        <time dateTime={day.date}>{date}</time>
      </h2>
      <div>
        {day.changes.map(({ id, number, area, title, text }) => (
          <article
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="change-row"
            data-areas={area}
            tabIndex={-1}
          >
            <RevisionMark number={number} isFilled={area === 'contract'} />
            <div>
              <h3 id={`${id}-title`}>{title}</h3>
              <p className="change__area">{areas[area]}</p>
            </div>
            <div className="change__text">
              <Paragraphs texts={text} />
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
