import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import type { SearchCopy } from '../../../shared/content/pages/search.ts'
import type { TextSectionCopy } from '../../../shared/content/parts/page-parts.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { QuietLinks } from '../../components/actions/quiet-links.tsx'
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { MissingView } from '../not-found/missing-view.tsx'
import { DetailView } from './detail-view.tsx'
import { FoundList } from './found-list.tsx'
import type { FoundPages, SearchData } from './search-data.ts'
import { SiteSearch } from './site-search.tsx'

/** The search: a field, what was found, and the index of the site for those who know the subject but not the word. */
export function SearchPage({ copy, crumbs, found }: Pick<SearchData, 'copy' | 'crumbs' | 'found'>) {
  const { breadcrumb } = useUi()
  const hasResults = found !== undefined && found.total > 0
  const isEmpty = found !== undefined && found.total === 0
  return (
    <div className="pt-8 lg:pt-12">
      <Breadcrumbs label={breadcrumb.label} crumbs={crumbs} />
      <div className={hasResults ? undefined : 'seven-five grid gap-x-12'}>
        <div>
          <h1 className="mt-8 text-4xl">{copy.hero.title}</h1>
          {!found && (
            <RichParagraph
              className="mt-6 max-w-[44rem] text-lg text-muted"
              nodes={copy.hero.intro}
            />
          )}
          <SiteSearch query={found?.query ?? ''} />
          {isEmpty && <NothingFound found={found} words={copy.results} />}
          {!hasResults && <Examples />}
        </div>
        {!hasResults && (
          <div className="mt-8 max-lg:hidden">
            {isEmpty ? <MissingView name="0" width="?" /> : <DetailView />}
          </div>
        )}
      </div>
      {hasResults && <FoundList found={found} action="/search" />}
      {!hasResults && <SiteIndex sections={copy.sections} />}
    </div>
  )
}

/** Questions to begin with: a callout, a designation, a term, a sentence. */
function Examples() {
  const { label, queries } = useUi().search.examples
  return (
    <p className="site-index__examples">
      <span>{label}</span>
      {queries.map((query) => (
        <SiteLink key={query.label} href={`/search${stringifySearch({ q: query.label })}`}>
          {query.label}
        </SiteLink>
      ))}
    </p>
  )
}

interface NothingFoundProps {
  found: FoundPages
  words: SearchCopy['results']
}

/** Says that nothing was found, what may help, and where the main parts of the site are. */
function NothingFound({ found, words }: NothingFoundProps) {
  const { search } = useUi()
  const hasWords = /[\p{L}\p{N}]/u.test(found.query)
  return (
    <section aria-labelledby="found" className="mt-12">
      <h2 id="found" className="line-clamp-3 text-2xl">
        {fillText(search.none, { query: found.query })}
      </h2>
      <RichParagraph
        className="mt-3 max-w-[44rem]"
        nodes={hasWords ? words.nothing : words.noWords}
      />
      <QuietLinks links={words.links} className="mt-2" />
    </section>
  )
}

/** The pages of the site by subject: a register in cells, to be taken in at one glance. */
function SiteIndex({ sections }: { sections: readonly TextSectionCopy[] }) {
  return (
    <div className="site-index">
      {sections.map(({ id, title, links }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
          <h2 id={`${id}-title`}>
            <span aria-hidden="true">{index + 1}</span>
            {title}
          </h2>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
