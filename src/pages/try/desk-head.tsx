import type { ReactNode } from 'react'
import type { HeroCopy } from '../../../shared/content/parts/page-parts.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx'
import { Enhanced, type EnhancedProps } from '../../islands/island.tsx'
import { HeadWords } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'

interface DeskHeadProps extends Pick<EnhancedProps, 'by'> {
  copy: HeroCopy
  crumbs: Crumb[]
  /** The `DropZone`. */
  zone: ReactNode
  children?: ReactNode
}

/** Head of a page that takes files. With the first of them, `by` shows what is made of them in its place. */
export function DeskHead({ copy, crumbs, by, zone, children }: DeskHeadProps) {
  const { breadcrumb } = useUi()
  return (
    <header className="pt-8 lg:pt-12">
      <Breadcrumbs label={breadcrumb.label} crumbs={crumbs} />
      <Enhanced by={by} when="load">
        <div data-desk="start" data-takes-files>
          <HeadWords copy={copy} aside={zone} />
          {children}
        </div>
      </Enhanced>
    </header>
  )
}
