import type { ReactNode } from 'react'
import type { NextCopy, ReferenceCopy, StateCopy } from '../../../shared/content/words/requests.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { PrimaryActions } from '../../components/actions/actions.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx'
import { Paragraphs } from '../../components/text/paragraphs.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { useUi } from '../../layout/ui-copy.tsx'

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

interface RequestRouteProps {
  copy: NextCopy
  /** Number of the step that is due. */
  now: number
}

/** The steps that the form announced, once more: those taken are ticked, and the one that is due is filled. */
function RequestRoute({ copy, now }: RequestRouteProps) {
  return (
    <section aria-labelledby="route-title" className="request-route step-chain">
      <h2 id="route-title" className="text-xl">
        {copy.title}
      </h2>
      <ol className="step-list">
        {copy.steps.map((step, index) => {
          const number = index + 1
          return (
            <li
              key={step.title}
              data-done={number < now || undefined}
              aria-current={number === now ? 'step' : undefined}
            >
              <span className="balloon" aria-hidden="true">
                {number < now ? <Icon name="check" className="size-4" /> : number}
              </span>
              <div>
                {number <= now && (
                  <p className="request-route__place">{number < now ? copy.done : copy.now}</p>
                )}
                <h3 className="text-xl">{step.title}</h3>
                <RichParagraph className="mt-1 max-w-[26rem] text-muted" nodes={step.text} />
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
