import { ActionLink } from '../../components/action-link.tsx'
import type { RemovedArticleData } from './article-data.ts'

/** Stands at an address where there is no article any more (SPEC section 8). */
export function RemovedArticle({ words, href }: RemovedArticleData) {
  return (
    <div className="pt-16 lg:pt-24">
      <h1 className="max-w-[48rem] text-4xl">{words.title}</h1>
      <p className="mt-6 mb-8 max-w-[44rem] text-lg text-muted">{words.text}</p>
      <ActionLink href={href} look="primary">
        {words.list}
      </ActionLink>
    </div>
  )
}
