import type { GlossaryPageCopy } from '../../../shared/content/pages/glossary.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { keptFigures } from '../../components/text/kept-ranges.tsx'
import symbols from '../../generated/drawings/terms.svg?url'
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
    <section id={letterId(letter)} hidden={shown.size === 0} tabIndex={-1}>
      <h2>
        <span>{letter}</span>
      </h2>
      <div className="term-table">
        <div aria-hidden="true">
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

/** There are many of them, so the style sheet and `filterTerms` know its parts by their elements. */
function Entry({ term, isHidden, copy, otherLocale }: EntryProps) {
  const { id, also, definition, standard, symbol, href, otherAlso } = term
  return (
    <div id={id} hidden={isHidden}>
      <dt>
        {symbol && <TermSymbol {...symbol} />}
        {term.term}
        {also && (
          <small>
            {`${copy.also} `}
            {also}
          </small>
        )}
      </dt>
      <dd>
        {keptFigures(definition)}
        {(standard || href) && (
          <small>
            {standard && <cite>{standard}</cite>}
            {href && (
              <>
                {`${copy.explained} `}
                <SiteLink href={href}>{term.explanation}</SiteLink>
              </>
            )}
          </small>
        )}
      </dd>
      <dd>
        <i>{copy.columns.counterpart}</i>
        <span lang={otherLocale}>
          {term.otherTerm}
          {otherAlso && <small>{otherAlso}</small>}
        </span>
      </dd>
    </div>
  )
}

function TermSymbol({ name, ...size }: NonNullable<GlossaryTerm['symbol']>) {
  return (
    <svg {...size} aria-hidden="true">
      <use href={`${symbols}#${name}`} />
    </svg>
  )
}
