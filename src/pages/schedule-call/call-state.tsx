import type { ScheduleCallCopy } from '../../../shared/content/words/requests.ts'
import type { Crumb } from '../../../shared/seo/head.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { Points } from '../../components/lists/points.tsx'
import { Section } from '../../components/sections/section.tsx'
import { StatePage } from '../request/state-page.tsx'
import { AppointmentCells } from './appointment-cells.tsx'
import type { OneCallView } from './call-data.ts'

interface CallStateProps {
  copy: ScheduleCallCopy
  crumbs: Crumb[]
  view: OneCallView
}

/** The state of one call: its time in both zones, then the next step, or its calendar file and what to bring. */
export function CallState({ copy, crumbs, view }: CallStateProps) {
  const { state, keeping, appointment, confirm, calendarFile, token, now } = view
  return (
    <StatePage
      copy={state}
      lead={keeping}
      crumbs={crumbs}
      aside={<AppointmentCells copy={copy.appointment} appointment={appointment} />}
      route={{ copy: copy.next, now }}
      step={
        <>
          {confirm && (
            <form method="post" action={confirm.action} className="mt-8 no-print">
              <input type="hidden" name="call" value={token} />
              <button type="submit" className={actionLook.primary}>
                {confirm.label}
              </button>
            </form>
          )}
          {calendarFile && (
            <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 no-print">
              <a href={calendarFile} download className={actionLook.primary}>
                {copy.appointment.calendar}
              </a>
              <span className="text-sm text-muted">{copy.appointment.calendarHint}</span>
            </p>
          )}
        </>
      }
    >
      {calendarFile && (
        <Section id="prepare" number={1} title={copy.prepare.title}>
          <Points items={copy.prepare.points} />
        </Section>
      )}
    </StatePage>
  )
}
