import type { ReactNode } from 'react'
import type { HeroCopy } from '../../shared/content/parts/page-parts.ts'
import { PrimaryActions } from '../components/actions/actions.tsx'
import { Breadcrumbs } from '../components/sections/breadcrumbs.tsx'
import { RichParagraph } from '../components/text/rich-text.tsx'
import { useUi } from './ui-copy.tsx'

interface HeadWordsProps {
  copy: HeroCopy
  /** Beside the words: what the page is about, shown. */
  aside?: ReactNode
  /** Title and words beside each other where there is room: for pages that show a drawing below them. */
  isSpread?: boolean
  /** Below the actions. */
  children?: ReactNode
}

interface PageHeadProps extends HeadWordsProps {
  crumbs: readonly { name: string; path: string }[]
}

/** First screen of a page: where it stands, what it is, for whom, what next. */
export function PageHead({ crumbs, ...words }: PageHeadProps) {
  const { breadcrumb } = useUi()
  return (
    <header className="pt-5 sm:pt-8 lg:pt-12">
      <Breadcrumbs label={breadcrumb.label} crumbs={crumbs} />
      <HeadWords {...words} />
    </header>
  )
}

/** The head without its breadcrumbs. */
export function HeadWords({ copy, aside, isSpread, children }: HeadWordsProps) {
  const width = aside ? undefined : 'max-w-[48rem]'
  return (
    <div
      className={
        aside ? 'seven-five mt-5 grid gap-x-12 gap-y-6 sm:mt-8 sm:gap-y-10' : 'mt-5 sm:mt-8'
      }
    >
      <div className={isSpread ? 'spread-head' : width}>
        <h1 className="text-4xl">{copy.title}</h1>
        <RichParagraph
          className="mt-4 max-w-[44rem] text-lg text-muted sm:mt-6"
          nodes={copy.intro}
        />
        {copy.actions.length > 0 && (
          <div className="mt-5 flex flex-wrap items-center gap-3 sm:mt-8">
            <PrimaryActions links={copy.actions} />
          </div>
        )}
        {children}
      </div>
      {aside && <div>{aside}</div>}
    </div>
  )
}
