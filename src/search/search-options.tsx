import { useEffect } from 'react'
import type { UiCopy } from '../../shared/content/ui.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { SearchAnswer, SearchResult } from '../../shared/search-answer.ts'
import { MarkedText } from '../components/marked-text.tsx'
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

const option =
  'block border-b border-hairline px-4 py-2.5 text-ink no-underline hover:bg-paper aria-selected:bg-paper aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-action'

/** What was found, as options of the field above: links, so that a click with the middle button opens a tab. */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, optionId, copy, locale, answer, active, onSuggestion } = props
  const activeId = active < 0 ? undefined : optionId(active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const results = answer?.results ?? []
  const hasResults = answer !== undefined && answer.total > 0
  const say = (words: string) => words.replace('{query}', () => answer?.query ?? '')

  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {answer?.suggestion && (
        <p className="px-4 py-3 text-sm">
          {copy.suggestion}{' '}
          <button
            type="button"
            className="min-h-6 text-action underline"
            onClick={() => onSuggestion(answer.suggestion ?? '')}
          >
            {answer.suggestion}
          </button>
        </p>
      )}
      {answer && !hasResults && (
        <p aria-hidden="true" className="px-4 py-6">
          {say(copy.none)}
        </p>
      )}
      <div id={id} role="listbox" aria-label={copy.open}>
        {results.map((result, index) => (
          <a
            key={result.href}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={result.href}
            className={option}
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
            className={`${option} border-b-0 text-action`}
          >
            {say(copy.all)}
          </a>
        )}
      </div>
    </div>
  )
}

function Found({ result, kind }: { result: SearchResult; kind: string }) {
  const { title, heading, snippet } = result
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-heading text-lg font-semibold leading-snug">{heading || title}</span>
        <span className="text-xs text-muted">
          {heading && title !== kind ? `${kind} · ${title}` : kind}
        </span>
      </span>
      <span className="mt-0.5 block text-sm text-muted">
        <MarkedText parts={snippet} />
      </span>
    </>
  )
}
