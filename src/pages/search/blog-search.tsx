import { fillText } from '../../../shared/i18n/format.ts'
import { SearchForm } from '../../components/fields/search-form.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import type { BlogData } from '../article/article-data.ts'
import { FoundList } from './found-list.tsx'

/** The field that searches the posts. */
export function BlogSearch({ found }: Pick<BlogData, 'found'>) {
  const { search } = useUi()
  return (
    <div className="mt-8">
      <SearchForm
        action="/blog"
        label={search.blogLabel}
        submit={search.submit}
        query={found?.query ?? ''}
      />
    </div>
  )
}

/** What the search of the posts found; the list of all posts stands below when there is nothing. */
export function FoundPosts({ found }: Pick<BlogData, 'found'>) {
  const { search } = useUi()
  if (!found) return null
  if (found.total > 0) return <FoundList found={found} action="/blog" />
  return <p className="mt-8 text-lg">{fillText(search.none, { query: found.query })}</p>
}
