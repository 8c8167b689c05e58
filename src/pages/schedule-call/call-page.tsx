import { Hydrate } from '@tanstack/react-start'
import type { ScheduleCallCopy } from '../../../server/content/schemas/requests.ts'
import type { CallView } from '../../../server/rendering/call-data.ts'
import { Section } from '../../components/section.tsx'
import { RequestTrouble } from '../../forms/request-trouble.tsx'
import { KeptSection } from '../../hydration/kept-section.tsx'
import { lazySection, pageArrival, staticSection } from '../../hydration/near-viewport.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Crumb } from '../../seo/head.ts'
import { BookedCall } from './booked-call.tsx'
import { CancelCall } from './cancel-call.tsx'
import { SlotForm } from './slot-form.tsx'

interface CallPageProps {
  copy: ScheduleCallCopy
  crumbs: Crumb[]
  locale: Locale
  view: Extract<CallView, { kind: 'call' }>
}

/** The page of one call, to which the links in mails lead: what was booked, then to move it, then to cancel it. */
export function CallPage({ copy, crumbs, locale, view }: CallPageProps) {
  const { move, token } = view
  const key = (id: string) => `${id} ${pageArrival()}`
  return (
    <>
      {move && <RequestTrouble form={move.form} />}
      <Hydrate key={key('call')} when={staticSection}>
        <BookedCall copy={copy} crumbs={crumbs} view={view} />
      </Hydrate>
      {move && (
        <KeptSection>
          <Hydrate key={key('move')} when={lazySection}>
            <Section id="move" number={2} title={copy.move.title} intro={copy.move.intro}>
              <div className="max-w-[48rem] no-print">
                <SlotForm
                  copy={copy.picker}
                  form={move.form}
                  picker={move.picker}
                  locale={locale}
                  labelledBy="move-title"
                  hidden={{ call: token }}
                />
              </div>
            </Section>
          </Hydrate>
        </KeptSection>
      )}
      {view.isOpen && (
        <Hydrate key={key('cancel')} when={staticSection}>
          <CancelCall copy={copy.cancel} action={view.cancelAction} token={token} />
        </Hydrate>
      )}
    </>
  )
}
