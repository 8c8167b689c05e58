import type { SearchCopy } from '../../../shared/content/search.ts'
import { QuietLinks } from '../../components/quiet-links.tsx'
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
      <QuietLinks links={words.links} className="mt-2" />
    </section>
  )
}
