import type { GlossaryPageCopy } from '../../../shared/content/glossary-page.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { GlossaryTerm } from './glossary-data.ts'
import { letterId } from './letter-id.ts'

interface TermTableProps {
  letter: string
  terms: readonly GlossaryTerm[]
  /** Ids of the terms that the filter lets through. */
  shown: ReadonlySet<string>
  copy: GlossaryPageCopy
  otherLocale: Locale
}

/** The terms of one letter: symbol, term, meaning and counterpart beside each other, as in the tables of a standard. */
export function TermTable({ letter, terms, shown, copy, otherLocale }: TermTableProps) {
  return (
    <section id={letterId(letter)} className="mt-10" hidden={shown.size === 0} tabIndex={-1}>
      <h2 className="leader">
        <span className="balloon">{letter}</span>
      </h2>
      <div className="mt-4 border border-line bg-sheet">
        <div className="term-head" aria-hidden="true">
          <span>{copy.columns.symbol}</span>
          <span>{copy.columns.term}</span>
          <span>{copy.columns.definition}</span>
          <span>{copy.columns.counterpart}</span>
        </div>
        <dl>
          {terms.map((term) => (
            <Entry
              key={term.id}
              term={term}
              isHidden={!shown.has(term.id)}
              copy={copy}
              otherLocale={otherLocale}
            />
          ))}
        </dl>
      </div>
    </section>
  )
}

interface EntryProps {
  term: GlossaryTerm
  isHidden: boolean
  copy: GlossaryPageCopy
  otherLocale: Locale
}

function Entry({ term, isHidden, copy, otherLocale }: EntryProps) {
  const { id, also, definition, standard, symbol, href, otherAlso } = term
  return (
    <div id={id} className="term-entry" hidden={isHidden} tabIndex={-1}>
      <dt>
        {symbol && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by packages/drawings/src/term-symbols
          <span className="term-symbol" dangerouslySetInnerHTML={{ __html: symbol }} />
        )}
        <span className="term-name">{term.term}</span>
        {also && (
          <small>
            {`${copy.also} `}
            <span className="term-also">{also}</span>
          </small>
        )}
      </dt>
      <dd>
        {definition}
        {(standard || href) && (
          <small>
            {standard && <span className="term-standard">{standard}</span>}
            {href && (
              <span>
                {`${copy.explained} `}
                <SiteLink href={href}>{term.explanation}</SiteLink>
              </span>
            )}
          </small>
        )}
      </dd>
      <dd className="term-counterpart">
        <span className="term-language">{copy.columns.counterpart}</span>
        <span lang={otherLocale}>
          {term.otherTerm}
          {otherAlso && <small>{otherAlso}</small>}
        </span>
      </dd>
    </div>
  )
}
