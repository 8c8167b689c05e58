import type { GlossaryPageCopy } from '../../../shared/content/pages/glossary.ts'
import { countText, matchesFilter } from '../../../shared/text-filter.ts'
import { Enhanced } from '../../islands/island.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { filterTerms } from './filter-terms.enhance.ts'
import { type GlossaryData, namesOf } from './glossary-data.ts'
import { indexSymbols } from './index-symbols.enhance.ts'
import { letterId } from './letter-id.ts'
import { TermFilterForm } from './term-filter-form.tsx'
import { TermTable } from './term-table.tsx'

/** The term base as a ruled table, by first letters. Filtering hides entries, also on a page from the server. */
export function GlossaryPage(data: GlossaryData) {
  const { copy, crumbs, letters, query } = data
  const groups = letters.map(({ letter, terms }) => {
    const shown = new Set(
      terms.filter((term) => matchesFilter(namesOf(term), query)).map(({ id }) => id),
    )
    return { letter, terms, shown }
  })
  const count = groups.reduce((sum, { shown }) => sum + shown.size, 0)
  const max = groups.reduce((sum, { terms }) => sum + terms.length, 0)
  return (
    <Enhanced by={filterTerms} when="near">
      <article className="glossary">
        <PageHead copy={copy.hero} crumbs={crumbs} aside={<SymbolIndex {...copy.symbols} />} />
        <div className="no-print mt-10 grid gap-6 border border-line bg-sheet p-5">
          <TermFilterForm
            copy={copy.filter}
            query={query}
            status={countText(copy.filter.count, count, max)}
          />
          <LetterIndex label={copy.index} groups={groups} />
        </div>
        <p className="mt-8" hidden={count > 0} data-none>
          {copy.filter.none}
        </p>
        {groups.map((group) => (
          <TermTable key={group.letter} {...group} copy={copy} otherLocale={data.otherLocale} />
        ))}
      </article>
    </Enhanced>
  )
}

/** The signs of all terms, beside the head: the script of the page draws them again from its entries. */
function SymbolIndex({ label, hint }: GlossaryPageCopy['symbols']) {
  return (
    <Enhanced by={indexSymbols} when="load">
      <nav className="symbol-index needs-script border border-line bg-sheet" aria-label={label}>
        <p aria-hidden="true" className="font-mono text-xs text-muted">
          {hint}
        </p>
        <div />
      </nav>
    </Enhanced>
  )
}

interface LetterIndexProps {
  label: string
  groups: readonly { letter: string; shown: ReadonlySet<string> }[]
}

/** Jumps to a letter. One that has no term at the moment leads nowhere and is not a link. */
function LetterIndex({ label, groups }: LetterIndexProps) {
  return (
    <nav aria-label={label}>
      <ul className="letter-index">
        {groups.map(({ letter, shown }) => (
          <li key={letter}>
            <a href={shown.size > 0 ? `#${letterId(letter)}` : undefined}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
