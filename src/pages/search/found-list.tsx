import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { fillText, textFor } from '../../../shared/i18n/format.ts'
import type { CalloutAnswer } from '../../../shared/search-answer.ts'
import { CalloutFigures } from '../../components/figures/callout-figures.tsx'
import { MarkedText } from '../../components/text/marked-text.tsx'
import { PageLinks } from '../../layout/page-links.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { FoundPages } from './search-data.ts'

interface FoundListProps {
  found: FoundPages
  /** Path of the page that shows it. */
  action: '/search' | '/blog'
}

/** What was found, as rows of a register: kind of place, title with section, the words it stands in. */
export function FoundList({ found, action }: FoundListProps) {
  const { search } = useUi()
  const { query, total, results, isFar, page, lastPage } = found
  return (
    <section aria-labelledby="found" className="mt-12">
      <h2 id="found" className="line-clamp-3 text-2xl">
        {fillText(isFar ? search.far : textFor(total, search), { count: total, query })}
      </h2>
      <Suggestion found={found} action={action} />
      {isFar && <p className="mt-3">{search.farNote}</p>}
      <Missing words={found.missing} />
      <ol className="mt-6 border-t border-line">
        {results.map((result) => (
          <FoundRow key={result.href} result={result} />
        ))}
      </ol>
      {lastPage > 1 && (
        <PageLinks
          to={action}
          label={search.pages}
          words={search}
          query={query}
          page={page}
          lastPage={lastPage}
        />
      )}
    </section>
  )
}

function FoundRow({ result }: { result: FoundPages['results'][number] }) {
  const { search } = useUi()
  const { kind, title, heading, href, snippet, more, answer } = result
  if (answer)
    return <AnswerRow heading={heading} href={href} kind={search.kinds[kind]} answer={answer} />
  return (
    <li className="border-b border-hairline py-5 lg:grid lg:grid-cols-12 lg:gap-12">
      <p className="text-sm text-muted max-lg:mb-1 lg:col-span-3 lg:pt-1">
        {search.kinds[kind]}
        {heading && title !== search.kinds[kind] && (
          <span className="block font-mono text-xs lg:mt-1">{title}</span>
        )}
      </p>
      <div className="min-w-0 lg:col-span-9">
        <h3 className="text-xl">
          <SiteLink
            href={href}
            className="py-1 text-ink no-underline hover:text-action hover:underline"
          >
            {heading || title}
          </SiteLink>
        </h3>
        <p className="mt-1.5 max-w-[44rem] text-muted">
          <MarkedText parts={snippet} />
        </p>
        {more.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
            <span className="py-1 text-muted">{search.more}</span>
            {more.map((other) => (
              <SiteLink key={other.href} href={other.href} className="py-1 text-action underline">
                {other.heading}
              </SiteLink>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

interface AnswerRowProps {
  heading: string
  href: string
  kind: string
  answer: CalloutAnswer
}

/** The query itself, if it is a callout: decoded and drawn, before everything that was found. */
function AnswerRow({ heading, href, kind, answer }: AnswerRowProps) {
  return (
    <li className="found-answer">
      <p className="text-sm text-muted">{kind}</p>
      <h3 className="mt-1 text-3xl">
        <SiteLink href={href} className="text-action no-underline hover:underline">
          {heading}
        </SiteLink>
      </h3>
      <p className="mt-2 max-w-[44rem]">{answer.meaning}</p>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <dl className="cells grid-cols-2">
          {answer.values.map(({ label, value }) => (
            <div key={label} className="px-4 py-2.5">
              <dt className="title-label">{label}</dt>
              <dd className="font-heading text-lg font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {answer.figure && <CalloutFigures figures={[answer.figure]} />}
      </div>
    </li>
  )
}

/** Says which words the results do not deal with. */
function Missing({ words = [] }: { words: FoundPages['missing'] }) {
  const { search } = useUi()
  if (words.length === 0) return null
  return (
    <p className="mt-3">
      {search.missing} <b>{words.join(', ')}</b>
    </p>
  )
}

/** Asks whether another spelling was meant. */
function Suggestion({ found, action }: { found: FoundPages; action: '/search' | '/blog' }) {
  const { search } = useUi()
  const { suggestion } = found
  if (!suggestion) return null
  return (
    <p className="mt-3">
      {search.suggestion}{' '}
      <SiteLink
        href={action + stringifySearch({ q: suggestion })}
        className="text-action underline"
      >
        {suggestion}
      </SiteLink>
    </p>
  )
}
