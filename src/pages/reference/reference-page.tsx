import type { PageData } from '../../../shared/page-data.ts'
import { RichText } from '../../components/rich-text.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { ChartPage } from './chart-page.tsx'

/** The list of charts. */
export function ReferencePage({ copy, crumbs }: PageData<'reference'>) {
  return (
    <ChartPage copy={copy} crumbs={crumbs} charts={0}>
      <ul className="chart-list">
        {copy.charts.map(({ id, href, label, text, standards }) => (
          <li key={id} id={id}>
            <h2 className="text-2xl">
              <SiteLink href={href}>{label}</SiteLink>
            </h2>
            <p className="mt-2 max-w-[38rem]">
              <RichText nodes={text} />
            </p>
            <p className="mt-3 text-sm text-muted">
              {copy.standards} {standards}
            </p>
          </li>
        ))}
      </ul>
    </ChartPage>
  )
}
