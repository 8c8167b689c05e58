import { Fragment } from 'react'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { ChartPage } from './chart-page.tsx'
import type { ReferenceData } from './reference-data.ts'

/** The list of charts, each with a drawing of what it is about. */
export function ReferencePage({ copy, crumbs, figures }: ReferenceData) {
  return (
    <ChartPage copy={copy} crumbs={crumbs} charts={0} isSpread>
      <div className="blueprint">
        <ul className="chart-list">
          {copy.charts.map(({ id, href, label, text, standards }) => (
            <li key={id} id={id}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build from numbers, without texts */}
              <div dangerouslySetInnerHTML={{ __html: figures[id] }} />
              <h2 className="text-2xl">
                <SiteLink href={href}>{label}</SiteLink>
              </h2>
              <RichParagraph nodes={text} />
              <p className="text-sm text-muted">
                {copy.standards} <Standards names={standards.split(', ')} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </ChartPage>
  )
}

/** Names of standards, each in one line: no line ends at the hyphen of a part. */
function Standards({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <span className="whitespace-nowrap">{name}</span>
    </Fragment>
  ))
}
