import type { SearchCopy } from '../../../shared/content/search.ts'
import { ActionLink } from '../../components/action-link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import type { FoundPages } from './search-data.ts'

interface NothingFoundProps {
  found: FoundPages
  words: SearchCopy['results']
}

/** Says that nothing was found, what may help, and where the main parts of the site are. */
export function NothingFound({ found, words }: NothingFoundProps) {
  const { search } = useUi()
  const hasWords = /[\p{L}\p{N}]/u.test(found.query)
  return (
    <section aria-labelledby="found" className="mt-12">
      <h2 id="found" className="text-2xl">
        {search.none.replace('{query}', () => found.query)}
      </h2>
      <p className="mt-3 max-w-[44rem]">
        <RichText nodes={hasWords ? words.nothing : words.noWords} />
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {words.links.map((link) => (
          <ActionLink key={link.href} href={link.href} look="quiet">
            {link.label}
          </ActionLink>
        ))}
      </p>
    </section>
  )
}
