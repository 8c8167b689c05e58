import { useEffect } from 'react'
import type { UiCopy } from '../../shared/content/words/ui.ts'
import { fillText } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type {
  CalloutAnswer as Answer,
  SearchAnswer,
  SearchResult,
} from '../../shared/search-answer.ts'
import { MarkedText } from '../components/text/marked-text.tsx'
import { noOption } from './option-step.ts'
import { resultsAddress } from './results-address.ts'

interface SearchOptionsProps {
  id: string
  optionId: (index: number) => string
  copy: UiCopy['search']
  locale: Locale
  answer: SearchAnswer | undefined
  active: number
  onSuggestion: (query: string) => void
}

/** What was found, as options of the field above: links, so that a click with the middle button opens a tab. */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, optionId, copy, locale, answer, active, onSuggestion } = props
  const activeId = active === noOption ? undefined : optionId(active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const results = answer?.results ?? []
  const hasResults = answer !== undefined && answer.total > 0
  const say = (words: string) => fillText(words, { query: answer?.query ?? '' })

  return (
    <div className="search-found">
      {answer?.suggestion && (
        <p className="search-suggestion">
          {copy.suggestion}{' '}
          <button type="button" onClick={() => onSuggestion(answer.suggestion ?? '')}>
            {answer.suggestion}
          </button>
        </p>
      )}
      {hasResults && answer.isFar && (
        <p className="search-suggestion" aria-hidden="true">
          <b>{say(copy.far)}.</b> {copy.farNote}
        </p>
      )}
      {hasResults && answer.missing && (
        <p className="search-suggestion">
          {copy.missing} <b>{answer.missing.join(', ')}</b>
        </p>
      )}
      {answer && !hasResults && <p aria-hidden="true">{say(copy.none)}</p>}
      {!hasResults && <Examples copy={copy.examples} onQuery={onSuggestion} />}
      <div id={id} role="listbox" aria-label={copy.open}>
        {results.map((result, index) => (
          <a
            key={result.href}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={result.href}
            data-kind={result.kind}
          >
            <Found result={result} kind={copy.kinds[result.kind]} />
          </a>
        ))}
        {hasResults && (
          <a
            id={optionId(results.length)}
            role="option"
            aria-selected={results.length === active}
            tabIndex={-1}
            href={resultsAddress(answer?.query ?? '', locale)}
            className="search-all"
          >
            {say(copy.all)}
          </a>
        )}
      </div>
    </div>
  )
}

function Found({ result, kind }: { result: SearchResult; kind: string }) {
  const { title, heading, snippet, answer } = result
  return (
    <>
      <span className="search-found__kind">{kind} </span>
      <span>
        <span className="search-found__place">
          <b>{heading || title} </b>
          {heading && title !== kind && <span>{title} </span>}
        </span>
        {answer ? (
          <CalloutAnswer answer={answer} />
        ) : (
          <span className="search-found__snippet">
            <MarkedText parts={snippet} />
          </span>
        )}
      </span>
    </>
  )
}

interface ExamplesProps {
  copy: UiCopy['search']['examples']
  onQuery: (query: string) => void
}

/**
 * Examples, shown while nothing was asked or found. They disappear when an answer comes; the dialog takes care of the
 * focus.
 */
function Examples({ copy, onQuery }: ExamplesProps) {
  return (
    <p className="search-examples">
      {copy.label}
      {copy.queries.map(({ label }) => (
        <button key={label} type="button" onClick={() => onQuery(label)}>
          {label}
        </button>
      ))}
    </p>
  )
}

/** A callout answered where it was asked: meaning, values, and the part or zones drawn. May stand in a link. */
function CalloutAnswer({ answer }: { answer: Answer }) {
  const { meaning, values, figure } = answer
  return (
    <span className="callout-answer">
      <span className="callout-answer__words">
        <span>{meaning}</span>
        {values.map(({ label, value }) => (
          <span key={label} className="callout-answer__value">
            <span>{label} </span>
            <b>{value}</b>
          </span>
        ))}
      </span>
      {figure && (
        <span
          className="callout-answer__figure"
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on the server from numbers, without texts
          dangerouslySetInnerHTML={{ __html: figure }}
        />
      )}
    </span>
  )
}
