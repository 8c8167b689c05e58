import { TextSection } from '../../components/sections/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { SiteSearch } from '../search/site-search.tsx'
import { MissingView } from './missing-view.tsx'
import type { NotFoundData } from './not-found-data.ts'

type NotFoundPageProps = Pick<NotFoundData, 'copy' | 'crumbs' | 'nearest'>

/** There is no page here: the page that was probably meant, a search, and where people usually want to go. */
export function NotFoundPage({ copy, crumbs, nearest }: NotFoundPageProps) {
  const { search } = useUi()
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<MissingView name="404" width="404" />}>
        {nearest && (
          <p className="mt-8 text-lg">
            {search.suggestion}{' '}
            <SiteLink href={nearest.path} className="text-action underline">
              {nearest.title}
            </SiteLink>
          </p>
        )}
        <SiteSearch query="" />
      </PageHead>
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
    </article>
  )
}
