import type { ReactNode } from 'react'
import type { NextCopy, ReferenceCopy, StateCopy } from '../../../shared/content/words/requests.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { PrimaryActions } from '../../components/actions/actions.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx'
import { Paragraphs } from '../../components/text/paragraphs.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { RequestRoute } from './request-route.tsx'

interface StatePageProps {
  copy: StateCopy
  /** Before the words: what is true at this moment only. */
  lead?: string | undefined
  crumbs: Crumb[]
  /** Beside the words: what to keep. */
  aside?: ReactNode
  /** Below the words: the one thing to do now. */
  step?: ReactNode
  /** The steps after the form, and the number of the one that is due. */
  route?: { copy: NextCopy; now: number | undefined }
  children?: ReactNode
}

/** The state of a request: what happened, what happens next, where to go. It survives reload and bookmark. */
export function StatePage({ copy, lead, crumbs, aside, step, route, children }: StatePageProps) {
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
      {route?.now !== undefined && <RequestRoute copy={route.copy} now={route.now} />}
      {children}
      {copy.notes.length > 0 && (
        <div className="mt-12 max-w-[52rem]">
          <Definitions items={copy.notes} />
        </div>
      )}
    </article>
  )
}

interface ReferenceProps {
  copy: ReferenceCopy
  value: string | undefined
  /** Address of the drawing that stood beside the form. */
  drawing: string
}

/** The sheet from beside the form, with the reference in its title block; nothing where the address names none. */
export function Reference({ copy, value, drawing }: ReferenceProps) {
  if (!value) return null
  return (
    <div className="filed-sheet title-block">
      <div className="no-print" aria-hidden="true">
        <img src={drawing} alt="" width="1680" height="1188" />
      </div>
      <dl>
        <dt className="title-label">{copy.label}</dt>
        <dd>
          <span className="block py-1 font-mono text-2xl" translate="no">
            {value}
          </span>
          <span className="text-sm text-muted">{copy.keep}</span>
        </dd>
      </dl>
    </div>
  )
}
