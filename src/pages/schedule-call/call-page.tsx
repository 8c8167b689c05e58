import { Hydrate } from '@tanstack/react-start'
import type { ScheduleCallCopy } from '../../../server/content/schemas/requests.ts'
import type { OneCallView } from '../../../server/rendering/call-view.ts'
import { Section } from '../../components/section.tsx'
import { RequestTrouble } from '../../forms/request-trouble.tsx'
import { KeptSection } from '../../hydration/kept-section.tsx'
import { lazySection, pageArrival, staticSection } from '../../hydration/near-viewport.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Crumb } from '../../seo/head.ts'
import { CallState } from './call-state.tsx'
import { EndCall } from './end-call.tsx'
import { SlotForm } from './slot-form.tsx'

interface CallPageProps {
  copy: ScheduleCallCopy
  crumbs: Crumb[]
  locale: Locale
  view: OneCallView
}

/**
 * The page of one call, to which the links in mails lead: how it stands, then another time for it, then its end. A booked
 * call has what to bring before them.
 */
export function CallPage({ copy, crumbs, locale, view }: CallPageProps) {
  const { change, end, token } = view
  const key = (id: string) => `${id} ${pageArrival()}`
  const first = view.calendarFile ? 2 : 1
  return (
    <>
      {change && <RequestTrouble form={change.form} />}
      <Hydrate key={key('call')} when={staticSection}>
        <CallState copy={copy} crumbs={crumbs} view={view} />
      </Hydrate>
      {change && (
        <KeptSection>
          <Hydrate key={key('change')} when={lazySection}>
            <Section id="move" number={first} title={change.words.title} intro={change.words.intro}>
              <div className="max-w-[48rem] no-print">
                <SlotForm
                  copy={copy.picker}
                  form={change.form}
                  picker={change.picker}
                  locale={locale}
                  labelledBy="move-title"
                  hidden={{ call: token }}
                />
              </div>
            </Section>
          </Hydrate>
        </KeptSection>
      )}
      {end && (
        <Hydrate key={key('end')} when={staticSection}>
          <EndCall
            copy={end.words}
            number={change ? first + 1 : first}
            action={end.action}
            token={token}
          />
        </Hydrate>
      )}
    </>
  )
}
