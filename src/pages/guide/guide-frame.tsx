import type { ReactNode } from 'react'
import type { CallToActionCopy, HeroCopy } from '../../../shared/content/parts/page-parts.ts'
import type { FeedbackPage } from '../../../shared/forms/forms.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { MarkdownLinks } from '../../components/actions/markdown-links.tsx'
import { Arrow, Station } from '../../components/diagram/marks.tsx'
import { SmallSheet } from '../../components/diagram/small-sheet.tsx'
import { SectionsWithContents } from '../../components/sections/sections-with-contents.tsx'
import { FeedbackForm } from '../../forms/feedback-form.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { exchanges, type Message } from './exchanges.ts'
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

/** Where the lines of program and API run down the sheet. */
const lines = { out: 92, back: 348 } as const
const firstMessage = 112
const rowHeight = 44

/** A guide's exchange as a sequence on a small sheet; nothing where the guide has none. */
function ExchangeDrawing({ guide }: { guide: FeedbackPage }) {
  const exchange = exchanges[guide]
  if (!exchange) return null
  return (
    <SmallSheet name={exchange.protocol}>
      <path className="diagram__centre" d={`M${lines.out} 66V286M${lines.back} 66V286`} />
      <Station x={lines.out - 48} y={32} width={96} height={34} title="Client" />
      <Station x={lines.back - 48} y={32} width={96} height={34} title="API" />
      {exchange.messages.map((message, row) => (
        <MessageLine key={message.join(' ')} message={message} y={firstMessage + row * rowHeight} />
      ))}
    </SmallSheet>
  )
}

function MessageLine({ message: [way, words], y }: { message: Message; y: number }) {
  const [from, to] = way === 'out' ? [lines.out, lines.back] : [lines.back, lines.out]
  return (
    <>
      <Arrow from={[from, y]} to={[to, y]} />
      <text className="diagram__number" x={(from + to) / 2} y={y - 8}>
        {words}
      </text>
    </>
  )
}
