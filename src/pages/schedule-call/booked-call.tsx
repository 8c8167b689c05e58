import type { ScheduleCallCopy } from '../../../server/content/schemas/requests.ts'
import type { CallView } from '../../../server/rendering/call-data.ts'
import { actionLook } from '../../components/action-link.tsx'
import { Points } from '../../components/points.tsx'
import { Section } from '../../components/section.tsx'
import type { Crumb } from '../../seo/head.ts'
import { StatePage } from '../request/state-page.tsx'
import { AppointmentCells } from './appointment-cells.tsx'

interface BookedCallProps {
  copy: ScheduleCallCopy
  crumbs: Crumb[]
  view: Extract<CallView, { kind: 'call' }>
}

/** One call: when it is in both zones, its calendar file, what to bring. */
export function BookedCall({ copy, crumbs, view }: BookedCallProps) {
  return (
    <StatePage
      copy={view.state}
      crumbs={crumbs}
      aside={<AppointmentCells copy={copy.appointment} appointment={view.appointment} />}
    >
      {view.isOpen && (
        <>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 no-print">
            <a href={view.calendarFile} download className={actionLook.primary}>
              {copy.appointment.calendar}
            </a>
            <span className="text-sm text-muted">{copy.appointment.calendarHint}</span>
          </p>
          <Section id="prepare" number={1} title={copy.prepare.title}>
            <Points items={copy.prepare.points} />
          </Section>
        </>
      )}
    </StatePage>
  )
}
