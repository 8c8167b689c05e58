import type { ReactNode } from 'react'
import type { ReferenceCopy, StateCopy } from '../../../shared/content/words/requests.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { PrimaryActions } from '../../components/actions/actions.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx'
import { Paragraphs } from '../../components/text/paragraphs.tsx'
import { useUi } from '../../layout/ui-copy.tsx'

interface StatePageProps {
  copy: StateCopy
  /** Before the words: what is true at this moment only. */
  lead?: string | undefined
  crumbs: Crumb[]
  /** Beside the words: what to keep. */
  aside?: ReactNode
  /** Below the words: the one thing that is left to do. */
  step?: ReactNode
  children?: ReactNode
}

/** The state of a request: what happened, what happens next, where to go. It survives reload and bookmark. */
export function StatePage({ copy, lead, crumbs, aside, step, children }: StatePageProps) {
  const { breadcrumb } = useUi()
  return (
    <article>
      <header className="grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-12 lg:pt-12">
        <div className="lg:col-span-7">
          <Breadcrumbs label={breadcrumb.label} crumbs={crumbs} />
          <h1 className="mt-8 text-3xl">{copy.title}</h1>
          <div className="mt-6 max-w-[44rem] space-y-4 text-lg">
            {lead && <p className="font-semibold">{lead}</p>}
            <Paragraphs texts={copy.text} />
          </div>
          {step}
          {copy.actions.length > 0 && (
            <p className="mt-8 flex flex-wrap items-center gap-3 no-print">
              <PrimaryActions links={copy.actions} />
            </p>
          )}
        </div>
        {aside && <div className="lg:col-span-5 lg:pt-12">{aside}</div>}
      </header>
      {children}
      {copy.notes.length > 0 && (
        <div className="mt-12 max-w-[52rem]">
          <Definitions items={copy.notes} />
        </div>
      )}
    </article>
  )
}

/** The reference of a request as a cell of a title block; nothing where the address names none. */
export function Reference({ copy, value }: { copy: ReferenceCopy; value: string | undefined }) {
  if (!value) return null
  return (
    <dl className="title-block">
      <div className="border border-line bg-sheet px-4 py-3">
        <dt className="title-label">{copy.label}</dt>
        <dd>
          <span className="block py-1 font-mono text-2xl" translate="no">
            {value}
          </span>
          <span className="text-sm text-muted">{copy.keep}</span>
        </dd>
      </div>
    </dl>
  )
}
