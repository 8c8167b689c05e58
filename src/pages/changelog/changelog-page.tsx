import type { ChangelogCopy } from '../../../shared/content/changelog.ts'
import { Paragraphs } from '../../components/paragraphs.tsx'
import { TextSection } from '../../components/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import type { ChangelogData } from './changelog-data.ts'
import { RevisionTable } from './revision-table.tsx'

/** What has changed, the newest first, and how much notice a change gives. */
export function ChangelogPage({ copy, crumbs, dates, feed, statusPage }: ChangelogData) {
  const { entries, areas, sections, status } = copy
  return (
    <>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={<RevisionTable copy={copy.revisions} entries={entries} />}
      >
        <p className="mt-6 text-sm">
          <a href={feed.href} type="application/atom+xml">
            {feed.label}
          </a>
        </p>
      </PageHead>
      {statusPage && (
        <p className="mt-8">
          {status.text} <a href={statusPage}>{status.link}</a>
        </p>
      )}
      {entries.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          area={areas[entry.area]}
          date={dates[index] ?? ''}
          number={index + 1}
        />
      ))}
      {sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={entries.length + index + 1} />
      ))}
    </>
  )
}

interface EntryProps {
  entry: ChangelogCopy['entries'][number]
  area: string
  date: string
  number: number
}

function Entry({ entry, area, date, number }: EntryProps) {
  const titleId = `${entry.id}-title`
  return (
    <article id={entry.id} aria-labelledby={titleId} className="section" tabIndex={-1}>
      <div className="leader" aria-hidden="true">
        <span className="balloon">{number}</span>
      </div>
      <div className="lg:grid-cols-[1fr_2fr]">
        <p className="font-mono text-sm text-muted">
          <time dateTime={entry.date}>{date}</time>, {area}
        </p>
        <div className="max-w-[44rem] space-y-4">
          <h2 id={titleId} className="text-2xl">
            {entry.title}
          </h2>
          <Paragraphs texts={entry.text} />
        </div>
      </div>
    </article>
  )
}
