import type { PageData } from '../../../shared/page-data.ts'
import { TextSection } from '../../components/sections/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { RecognitionTest } from './recognition-test.tsx'
import { ReportRegister } from './report-register.tsx'

/** What others have written, and how to test recognition of drawings before one writes. */
export function MediaCoveragePage({
  copy,
  crumbs,
}: Pick<PageData<'media-coverage'>, 'copy' | 'crumbs'>) {
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<ReportRegister copy={copy.register} />} />
      <RecognitionTest copy={copy.test} />
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
    </article>
  )
}
