import type { ScheduleCallCopy } from '../../../shared/content/words/requests.ts'
import type { ShownField } from '../../../shared/forms/shown-form.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import type { FieldProps } from '../../forms/field.tsx'
import { FieldBlock, FieldError } from '../../forms/field-block.tsx'
import { describedBy, fieldId } from '../../forms/field-id.ts'
import { requestFormId, slotGroupId } from '../../forms/request-places.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { CallPicker, OpenDay } from './call-data.ts'
import { placed, timesOfDay } from './slot-places.ts'

interface SlotFieldProps extends FieldProps {
  copy: ScheduleCallCopy['picker']
  picker: CallPicker | undefined
}

/**
 * Free times as choices, a fieldset for each day: days are the zones of a sheet, lettered at its side or, where they stand
 * beside each other, numbered along its edge. A time that is free on another day keeps its place there, hatched.
 */
export function SlotField({ field, words, error, value, copy, picker }: SlotFieldProps) {
  const days = picker?.days
  const places = timesOfDay(days ?? [])
  const trouble = days ? days.length === 0 && copy.none : copy.unavailable
  return (
    <FieldBlock error={error}>
      <fieldset
        id={slotGroupId}
        tabIndex={-1}
        aria-describedby={describedBy(field)}
        data-loading={copy.loading}
      >
        <legend className="form-label">{field.label}</legend>
        <div role="status" data-part="said">
          {days && <p className="form-hint">{picker?.zoneNote}</p>}
          <p className="form-hint min-h-6">{trouble && <RichText nodes={trouble} />}</p>
        </div>
        <template>
          <RichText nodes={copy.unavailable} />
        </template>
        <FieldError field={field} words={words} error={error} />
        <div className="slot-days" data-part="days">
          {days?.map((day, index) => (
            <Day
              key={day.date}
              day={day}
              places={places}
              isFirst={index === 0}
              field={field}
              value={value}
            />
          ))}
        </div>
        <p className="slot-pages" data-part="pages">
          {picker?.earlier && (
            <SiteLink href={picker.earlier}>
              <Icon name="previous" className="size-4" />
              {copy.earlier}
            </SiteLink>
          )}
          {picker?.later && (
            <SiteLink href={picker.later}>
              {copy.later}
              <Icon name="next" className="size-4" />
            </SiteLink>
          )}
        </p>
      </fieldset>
    </FieldBlock>
  )
}

interface DayProps {
  day: OpenDay
  /** Times of day that any of the days has. */
  places: readonly string[]
  isFirst: boolean
  field: ShownField
  value: string
}

function Day({ day, places, isFirst, field, value }: DayProps) {
  const [first] = day.times
  const [weekday, ...date] = day.heading.split(' ')
  const year = date.pop()
  return (
    <fieldset className="slot-day">
      <legend className="slot-day__name">
        <span className="slot-day__zone" aria-hidden="true" />
        <span>
          <span className="slot-day__part">{weekday}</span>{' '}
          <span className="slot-day__part">{date.join(' ')}</span> {year}
          <span className="slot-day__offset"> {day.offset}</span>
        </span>
      </legend>
      <div className="slot-day__times">
        {placed(day.times, places).map((free, place) => {
          if (!free) return <span key={places[place]} className="slot-taken" />
          const { start, time, officeTime } = free
          return (
            <label key={start} className="slot">
              <input
                type="radio"
                form={requestFormId}
                name={field.name}
                value={start}
                data-chosen={`${day.heading}, ${time} (${day.offset})`}
                id={isFirst && free === first ? fieldId(field) : undefined}
                defaultChecked={start === value}
              />
              <span className="slot__time">{time}</span>
              <span className="slot__office">{officeTime}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
