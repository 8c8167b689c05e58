import { Link } from '@tanstack/react-router'

interface ExamplesProps {
  label: string
  examples: readonly { id: string; name: string }[]
}

/** Callouts to start from, as links to their answers. */
export function Examples({ label, examples }: ExamplesProps) {
  return (
    <nav aria-label={label} className="mt-5 border-t border-hairline pt-4">
      <p className="text-sm text-muted" aria-hidden="true">
        {label}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {examples.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/try/callout"
              search={(previous: { lang?: 'de' }) => ({ lang: previous.lang, q: id })}
              resetScroll={false}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 no-underline hover:underline"
            >
              <span className="font-mono text-action">{id}</span>
              <span className="text-sm text-muted">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
