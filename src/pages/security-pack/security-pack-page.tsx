import { bringAddress } from '../../../shared/bring/bring.ts'
import { isOpen } from '../../../shared/control-filter.ts'
import { countText } from '../../../shared/text-filter.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { QuietLinks } from '../../components/actions/quiet-links.tsx'
import { FoundGauge } from '../../components/figures/found-gauge.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { filterControls } from './filter-controls.enhance.ts'
import { PackFilterForm } from './pack-filter-form.tsx'
import { PackTable } from './pack-table.tsx'
import type { SecurityPackData, ShownControl } from './security-pack-data.ts'

/** The questions of vendor reviews in one table, its files, how to ask the open ones, and what has changed. */
export function SecurityPackPage(data: SecurityPackData) {
  const { copy, crumbs, topics, filter, version } = data
  const all = topics.flatMap(({ controls }) => controls)
  const shown = all.filter(({ isShown }) => isShown)
  const ask = shown.filter(({ status }) => isOpen(status)).map(({ id }) => id)
  return (
    <Enhanced by={filterControls} when="load">
      <article>
        <PageHead
          copy={copy.hero}
          crumbs={crumbs}
          aside={<FoundGauge label={copy.gauge} shares={sharesOf(copy, all)} />}
        >
          <p className="mt-6 max-w-[36rem] text-sm text-muted">
            {copy.asOf} <time dateTime={version.iso}>{version.text}</time>. {copy.limits}
          </p>
        </PageHead>
        <PackLinks data={data} />
        <section
          aria-labelledby="filter-title"
          className="mt-10 no-print border border-line bg-sheet p-5"
        >
          <h2 id="filter-title" className="text-2xl">
            {copy.filter.title}
          </h2>
          <PackFilterForm
            copy={copy}
            filter={filter}
            status={countText(copy.filter.count, shown.length, all.length)}
          />
          <p
            className="mt-4 [&>a]:py-0.5"
            data-bring
            data-open={copy.bring.open}
            data-marked={copy.bring.marked}
            hidden={ask.length === 0}
          >
            <SiteLink
              href={bringAddress({ kind: 'pack', values: { version: version.iso, ask } })}
              rel="nofollow"
            >
              {countText(copy.bring.open, ask.length, all.length)}
            </SiteLink>
          </p>
          <p className="form-hint">{copy.bring.hint}</p>
        </section>
        <p className="mt-8" hidden={shown.length > 0} data-none>
          {copy.filter.none}
        </p>
        <PackTable copy={copy} topics={topics} />
        <PackChanges data={data} />
      </article>
    </Enhanced>
  )
}

/** How many of all questions are answered, answered in part, and to be asked. */
function sharesOf({ statuses, filter }: SecurityPackData['copy'], all: readonly ShownControl[]) {
  return Object.entries(statuses).map(([status, name]) => {
    const count = all.filter((control) => control.status === status).length
    return {
      name,
      share: count / all.length,
      value: countText(filter.count, count, all.length),
    }
  })
}

function PackLinks({ data: { copy, files } }: { data: SecurityPackData }) {
  return (
    <div className="mt-8 grid gap-8 no-print lg:grid-cols-2">
      <section aria-labelledby="files-title">
        <h2 id="files-title" className="text-lg">
          {copy.files.label}
        </h2>
        <p className="flex flex-wrap gap-x-6">
          {files.map(({ href, label }) => (
            <a key={href} href={href} download className={actionLook.quiet}>
              {label}
            </a>
          ))}
        </p>
      </section>
      <section aria-labelledby="related-title">
        <h2 id="related-title" className="text-lg">
          {copy.related.label}
        </h2>
        <QuietLinks links={copy.related.links} />
      </section>
    </div>
  )
}

function PackChanges({ data: { copy, changes, feed } }: { data: SecurityPackData }) {
  return (
    <section id="changes" tabIndex={-1} className="mt-12">
      <h2 className="text-2xl">{copy.changes.title}</h2>
      <dl className="mt-4">
        {changes.map(({ iso, date, title, text }) => (
          <div key={iso + title} className="mt-3">
            <dt className="font-heading">
              <time dateTime={iso}>{date}</time>: {title}
            </dt>
            <dd className="max-w-[38rem] text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 no-print">
        <a href={feed} type="application/atom+xml" className="py-1 text-action underline">
          {copy.changes.feed}
        </a>
      </p>
    </section>
  )
}
