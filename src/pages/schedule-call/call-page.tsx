import type { ScheduleCallCopy } from '../../../shared/content/words/requests.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { Section } from '../../components/sections/section.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { RequestTrouble } from '../../forms/request-trouble.tsx'
import type { OneCallView } from './call-data.ts'
import { CallState } from './call-state.tsx'
import { SlotForm } from './slot-form.tsx'

interface CallPageProps {
  copy: ScheduleCallCopy
  crumbs: Crumb[]
  view: OneCallView
}

/**
 * The page of one call, to which the links in mails lead: its state, a form for another time, a form that cancels it. A
 * booked call has what to bring before them.
 */
export function CallPage({ copy, crumbs, view }: CallPageProps) {
  const { change, end, token } = view
  const first = view.calendarFile ? 2 : 1
  return (
    <>
      {change && <RequestTrouble form={change.form} />}
      <CallState copy={copy} crumbs={crumbs} view={view} />
      {change && (
        <Section id="move" number={first} title={change.words.title} intro={change.words.intro}>
          <div className="max-w-[48rem] no-print">
            <SlotForm
              copy={copy.picker}
              form={change.form}
              picker={change.picker}
              labelledBy="move-title"
              hidden={{ call: token }}
            />
          </div>
        </Section>
      )}
      {end && (
        <EndCall
          copy={end.words}
          number={change ? first + 1 : first}
          action={end.action}
          token={token}
        />
      )}
    </>
  )
}

interface EndCallProps {
  copy: ScheduleCallCopy['cancel']
  number: number
  action: string
  token: string
}

/** The question and the button that gives a time back: a plain form, because nothing of it needs a script. */
function EndCall({ copy, number, action, token }: EndCallProps) {
  return (
    <Section id="cancel" number={number} title={copy.title}>
      <form method="post" action={action} aria-labelledby="cancel-title" className="no-print">
        <RichParagraph className="max-w-[44rem]" nodes={copy.question} />
        <input type="hidden" name="call" value={token} />
        <button type="submit" className={`mt-6 ${actionLook.secondary}`}>
          {copy.submit}
        </button>
      </form>
    </Section>
  )
}
