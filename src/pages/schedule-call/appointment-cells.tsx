import type { ScheduleCallCopy } from '../../../shared/content/words/requests.ts'
import { noBreakSpace } from '../../../shared/i18n/format.ts'
import type { Appointment } from './call-data.ts'

/** On a phone only the weekday stands alone. */
function withWholeDate(day: string): string {
  const [weekday, ...date] = day.split(' ')
  return `${weekday} ${date.join(noBreakSpace)}`
}

interface AppointmentCellsProps {
  copy: ScheduleCallCopy['appointment']
  appointment: Appointment
}

/** An appointment in the cells of a title block: in the visitor's zone first, then on the office's clocks. */
export function AppointmentCells({ copy, appointment }: AppointmentCellsProps) {
  const { day, time, zone, office, heldUntil, duration, reference } = appointment
  return (
    <section aria-label={copy.label} className="title-block">
      <dl className="cells grid-cols-2">
        <div className="col-span-2 px-4 py-3">
          <dt className="title-label">{copy.time}</dt>
          <dd className="mt-1">
            <span className="block font-heading text-2xl font-semibold leading-tight">
              {withWholeDate(day)}
            </span>
            <span className="block font-heading text-2xl font-semibold leading-tight">{time}</span>
            <span className="text-sm text-muted">{zone}</span>
          </dd>
        </div>
        {office && (
          <div className="col-span-2 px-4 py-3">
            <dt className="title-label">{copy.office}</dt>
            <dd>{office}</dd>
          </div>
        )}
        {heldUntil && (
          <div className="col-span-2 px-4 py-3">
            <dt className="title-label">{copy.heldUntil}</dt>
            <dd>{heldUntil}</dd>
          </div>
        )}
        <div className="px-4 py-3 max-[22.49rem]:col-span-2">
          <dt className="title-label">{copy.duration}</dt>
          <dd className="measure">{duration}</dd>
        </div>
        <div className="px-4 py-3 max-[22.49rem]:col-span-2">
          <dt className="title-label">{copy.reference}</dt>
          <dd className="font-mono" translate="no">
            {reference}
          </dd>
        </div>
      </dl>
    </section>
  )
}
