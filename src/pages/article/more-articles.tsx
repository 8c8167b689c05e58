import { SiteLink } from '../../navigation/site-link.tsx'
import type { ArticleData, ArticleLink } from './article-data.ts'
import { ArticleList } from './article-list.tsx'

/** Where to go from the end of an article: what its author recommends, then its neighbours in the list. */
export function MoreArticles({ article }: { article: ArticleData }) {
  const { words, related, older, newer } = article
  return (
    <>
      {related.length > 0 && (
        <section aria-labelledby="related-title" className="section no-print max-sm:pt-[4.5rem]">
          <h2 id="related-title" className="text-2xl">
            {words.relatedTitle}
          </h2>
          <ArticleList articles={related} heading="h3" className="mt-6" />
        </section>
      )}
      {(older || newer) && (
        <nav aria-label={words.neighbours.label} className="neighbours no-print">
          {older && <Neighbour label={words.neighbours.older} article={older} rel="prev" />}
          {newer && <Neighbour label={words.neighbours.newer} article={newer} rel="next" />}
        </nav>
      )}
    </>
  )
}

interface NeighbourProps {
  label: string
  article: ArticleLink
  rel: 'prev' | 'next'
}

function Neighbour({ label, article, rel }: NeighbourProps) {
  return (
    <SiteLink href={article.href} rel={rel} className="neighbours__link">
      <span>{label}</span>
      {article.title}
    </SiteLink>
  )
}
