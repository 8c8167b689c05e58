import type { RemovedArticleData } from '../../../server/rendering/article-data.ts'
import { ActionLink } from '../../components/action-link.tsx'
import { MissingView } from '../not-found/missing-view.tsx'

/** Stands at an address where there is no article any more (SPEC section 8). */
export function RemovedArticle({ words, href }: RemovedArticleData) {
  return (
    <div className="grid gap-x-12 gap-y-10 pt-16 lg:grid-cols-12 lg:pt-24">
      <div className="min-w-0 lg:col-span-7">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="mt-6 mb-8 max-w-[44rem] text-lg text-muted">{words.text}</p>
        <ActionLink href={href} look="primary">
          {words.list}
        </ActionLink>
      </div>
      <div className="min-w-0 lg:col-span-5">
        <MissingView />
      </div>
    </div>
  )
}
