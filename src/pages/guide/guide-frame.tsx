import type { ReactNode } from 'react'
import type { CallToActionCopy, HeroCopy } from '../../../shared/content/parts/page-parts.ts'
import type { FeedbackPage } from '../../../shared/forms/forms.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { MarkdownLinks } from '../../components/actions/markdown-links.tsx'
import { SectionsWithContents } from '../../components/sections/sections-with-contents.tsx'
import { FeedbackForm } from '../../forms/feedback-form.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { ExchangeDrawing } from './exchange-drawing.tsx'
import { AnsweredFit } from './heads/answered-fit.tsx'
import { LimitGauge } from './heads/limit-gauge.tsx'
import { MatedClients } from './heads/mated-clients.tsx'
import { PlacedValue } from './heads/placed-value.tsx'

interface GuideFrameProps {
  page: {
    copy: {
      hero: HeroCopy
      sections: readonly { id: string; short: string }[]
      callToAction: CallToActionCopy
    }
    crumbs: Crumb[]
    feedback: { page: FeedbackPage; form: ShownForm }
    /** Address of the page as Markdown. */
    markdown: string
  }
  /** The sections. */
  children: ReactNode
}

/** What surrounds the sections of a guide: head, table of contents, feedback, call to action. */
export function GuideFrame({ page, children }: GuideFrameProps) {
  const { copy, crumbs, feedback } = page
  const { contents, markdown } = useUi()
  const items = copy.sections.map(({ id, short }) => ({ id, title: short }))
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<GuideHead guide={feedback.page} />}>
        <MarkdownLinks href={page.markdown} labels={markdown} />
      </PageHead>
      <SectionsWithContents label={contents} items={items}>
        {children}
      </SectionsWithContents>
      <PageFeedback form={feedback.form} page={feedback.page} />
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}

/** Whether the guide helped. */
function PageFeedback({ form, page }: { form: ShownForm; page: FeedbackPage }) {
  const { feedback } = useUi()
  return (
    <section
      id="feedback"
      aria-labelledby="feedback-title"
      tabIndex={-1}
      className="page-feedback mt-16 no-print"
    >
      <h2 id="feedback-title" className="text-2xl">
        {feedback}
      </h2>
      <FeedbackForm form={form} labelledBy="feedback-title" page={page} />
    </section>
  )
}

/** Guides whose subject can be drawn as a part; the subject of the others is an exchange of messages. */
const drawings: Partial<Record<FeedbackPage, () => ReactNode>> = {
  results: PlacedValue,
  errors: LimitGauge,
  clients: MatedClients,
  agents: AnsweredFit,
}

/** Beside a guide's first words: what it is about, drawn. The words say the same, so it is hidden from screen readers. */
function GuideHead({ guide }: { guide: FeedbackPage }) {
  const Own = drawings[guide]
  return Own ? <Own /> : <ExchangeDrawing guide={guide} />
}
