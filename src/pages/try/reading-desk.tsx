import type { TryCopy } from '../../../shared/content/try.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { HeadWords } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { DropSheet } from './drop-sheet.tsx'
import { readDrawings } from './reading-desk.enhance.ts'
import { SampleChoice } from './sample-choice.tsx'

interface ReadingDeskProps {
  copy: TryCopy
  crumbs: Crumb[]
}

/** Head of the page with the sheet for dropping; with a file it makes room for the reading of it. */
export function ReadingDesk({ copy, crumbs }: ReadingDeskProps) {
  const { breadcrumb } = useUi()
  return (
    <header className="pt-8 lg:pt-12">
      <Breadcrumbs label={breadcrumb.label} crumbs={crumbs} />
      <Enhanced by={readDrawings} when="load">
        <div data-desk="start" data-takes-files>
          <HeadWords copy={copy.hero} aside={<DropSheet copy={copy.start} />} />
          <SampleChoice copy={copy.start} />
        </div>
      </Enhanced>
    </header>
  )
}
