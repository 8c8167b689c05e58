import { KeyFigures } from '../../../components/figures/key-figures.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import type { CaseStudyData } from '../case-study-data.ts'
import { NestedPlates } from './nested-plates.tsx'
import { OpenMould } from './open-mould.tsx'
import { PrintedLayers } from './printed-layers.tsx'
import { TouchlessFlow } from './touchless-flow.tsx'

/** First screen of a case study: what its trade makes of the drawing, with the figures of the case on it. */
export function CaseHead({ copy, crumbs, rows }: CaseStudyData) {
  if (copy.sheet.drawing === 'bracket') {
    return (
      <>
        <PageHead copy={copy.hero} crumbs={crumbs} aside={<PrintedLayers copy={copy} />} />
        <div className="mt-10">
          <KeyFigures figures={copy.kpis} />
        </div>
      </>
    )
  }
  return (
    <>
      <PageHead copy={copy.hero} crumbs={crumbs} isSpread />
      {copy.sheet.drawing === 'cover' ? (
        <OpenMould copy={copy} rows={rows} />
      ) : (
        <div className="blueprint use-stage">
          {copy.sheet.drawing === 'plate' ? (
            <NestedPlates copy={copy} />
          ) : (
            <TouchlessFlow copy={copy} rows={rows} />
          )}
        </div>
      )}
    </>
  )
}
