import type { ChangelogCopy } from '../../../shared/content/pages/changelog.ts'
import { Choice } from '../../components/fields/choice.tsx'
import { Band } from '../../components/sections/band.tsx'
import { Register } from '../../components/sections/register.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import type { NumberedChange } from './change-days.ts'
import { changeDays } from './change-days.ts'
import { ChangeList } from './change-list.tsx'
import { changedPlaces } from './changed-places.ts'
import type { ChangelogData } from './changelog-data.ts'
import { RevisedSheet } from './revised-sheet.tsx'

/** What has changed, day by day, the newest first, and how much notice a change gives. */
export function ChangelogPage({ copy, crumbs, dates, feed, statusPage }: ChangelogData) {
  const { entries, areas, sections, status } = copy
  const days = changeDays(entries)
  const changes = days.flatMap((day) => day.changes)
  return (
    <>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={<RevisionTable copy={copy.revisions} changes={changes} />}
      >
        <p className="mt-4 text-sm">
          <a
            href={feed.href}
            type="application/atom+xml"
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          >
            {feed.label}
          </a>
        </p>
      </PageHead>
      {statusPage && (
        <p className="mt-8">
          {status.text} <a href={statusPage}>{status.link}</a>
        </p>
      )}
      <Band id="map" title={copy.map.title} intro={copy.map.intro}>
        <RevisedSheet places={changedPlaces(changes)} areas={areas} />
      </Band>
      <div className="changes">
        <ChangeFilter words={copy.filter} areas={areas} entries={entries} />
        {days.map((day) => (
          <ChangeList key={day.date} day={day} date={dates[day.date] ?? day.date} areas={areas} />
        ))}
      </div>
      {sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
    </>
  )
}

interface ChangeFilterProps {
  words: ChangelogCopy['filter']
  areas: ChangelogCopy['areas']
  entries: ChangelogCopy['entries']
}

/** Which changes are shown: for an integration those of the contract are enough. It needs no script (changes.css). */
function ChangeFilter({ words, areas, entries }: ChangeFilterProps) {
  return (
    <search>
      <fieldset className="choices">
        <legend>{words.label}</legend>
        <div>
          <Choice name="area" value="all" isFirst>
            {words.all} <span>{entries.length}</span>
          </Choice>
          {Object.entries(areas).map(([area, name]) => (
            <Choice key={area} name="area" value={area}>
              {name} <span>{entries.filter((entry) => entry.area === area).length}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
    </search>
  )
}

interface RevisionTableProps {
  copy: ChangelogCopy['revisions']
  changes: readonly NumberedChange[]
}

/** As many as stand beside the first words. */
const mostRows = 5

/** The newest changes as in the revision table of a sheet: number, date as drawings have it, and a link to the change. */
function RevisionTable({ copy, changes }: RevisionTableProps) {
  return (
    <Register label={copy.label} columns={[copy.number, copy.date, copy.change]}>
      {changes.slice(0, mostRows).map(({ id, date, title, number }) => (
        <tr key={id}>
          <td>{number}</td>
          <td>
            <time>{date}</time>
          </td>
          <td>
            <a href={`#${id}`}>{title}</a>
          </td>
        </tr>
      ))}
    </Register>
  )
}
