import { LanguageField } from '../../navigation/language-field.tsx'

interface SearchFormProps {
  /** Path of the page that answers. */
  action: string
  label: string
  submit: string
  /** The query that the page answers. */
  query: string
}

/** A field and a button; the answer is a page of its own, so that it works without scripts and can be shared. */
export function SearchForm({ action, label, submit, query }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers and readers yet
    <form action={action} role="search" className="max-w-[44rem]">
      <label htmlFor="site-query" className="block text-sm text-muted">
        {label}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id="site-query"
          type="search"
          name="q"
          required
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className="min-h-11 min-w-0 flex-1 rounded-sm border border-line bg-sheet px-4 text-base"
        />
        <LanguageField />
        <button
          type="submit"
          className="min-h-11 flex-none rounded-sm border border-ink px-5 font-heading text-lg font-semibold hover:border-action hover:text-action"
        >
          {submit}
        </button>
      </div>
    </form>
  )
}
