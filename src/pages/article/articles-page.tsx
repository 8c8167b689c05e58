import type { ReactNode } from 'react'
import { TextSection } from '../../components/sections/text-section.tsx'
import { TitleBlock } from '../../components/sections/title-block.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { PageLinks } from '../../layout/page-links.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { CollectionData } from './article-data.ts'
import { ArticleList } from './article-list.tsx'

type ArticlesPageProps = Pick<
  CollectionData<'blog' | 'knowledge-base'>,
  'id' | 'copy' | 'crumbs' | 'articles' | 'feed' | 'pages'
> & {
  /** Below the introduction. */
  search?: ReactNode
  /** Between the introduction and the list. */
  children?: ReactNode
  /** The articles, unless they are shown as rows. */
  list?: ReactNode
  /** Heading of the list, where something else comes first. */
  listTitle?: string
}

/** The page of a collection: its introduction, its articles, and closing sections. */
export function ArticlesPage(page: ArticlesPageProps) {
  const { id, copy, crumbs, articles, feed, pages, search, children, list, listTitle } = page
  const isFirst = (pages?.page ?? 1) === 1
  return (
    <>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<TitleBlock copy={copy.titleBlock} />}>
        {search}
      </PageHead>
      {children}
      {listTitle && (
        <h2 id="articles" className="mt-20 text-3xl">
          {listTitle}
        </h2>
      )}
      {list ??
        (articles.length > 0 && (
          <ArticleList
            articles={articles}
            {...(listTitle && { heading: 'h3', className: 'mt-8' })}
          />
        ))}
      {pages?.missing && (
        <p className="mt-14 text-lg">
          {pages.missing.text} <SiteLink href={`/${id}`}>{pages.missing.first}</SiteLink>
        </p>
      )}
      {pages && !pages.missing && <PageLinks to={`/${id}`} label={pages.words.label} {...pages} />}
      <p className="mt-6 text-sm">
        <a href={feed.href} type="application/atom+xml">
          {feed.label}
        </a>
      </p>
      {isFirst &&
        copy.sections.map((section, index) => (
          <TextSection key={section.id} copy={section} number={index + 1} />
        ))}
    </>
  )
}
