import { Hydrate } from '@tanstack/react-start'
import type { DocumentationData } from '../../../server/rendering/documentation-data.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { KeptSection } from '../../hydration/kept-section.tsx'
import { lazySection, pageArrival, staticSection } from '../../hydration/near-viewport.ts'
import { SectionPlaceholder } from '../../hydration/section-placeholder.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { Balloons, Redaction } from './file-sections.tsx'
import { QuickNavigation } from './quick-navigation.tsx'
import { QuickStart } from './quick-start.tsx'
import { ResponseSection } from './response-section.tsx'
import { Returns } from './returns.tsx'
import { Confidence, Legacy, Limits, Webhooks, Why } from './text-sections.tsx'
import { Thumbnails } from './thumbnails.tsx'

/*
 * The sections of the documentation, each in a boundary of its own: those with code to copy or fields to point at load
 * near the viewport, the others are never hydrated. The framework splits what stands inside a boundary.
 */

type Copy = Pick<DocumentationData, 'copy'>

const key = (id: string) => `${id} ${pageArrival()}`

/** Beside the title. It is nothing but links, so its code is never needed where the server has rendered it. */
export function NavigationPart({ copy, endpoint }: Pick<DocumentationData, 'copy' | 'endpoint'>) {
  return (
    <Hydrate key={key('navigation')} when={staticSection}>
      <QuickNavigation copy={copy.navigation} types={copy.returns.types} endpoint={endpoint} />
    </Hydrate>
  )
}

/** Quick start and returns. */
export function StartParts({ copy }: Copy) {
  const wait = useWait()
  return (
    <>
      <KeptSection>
        <Hydrate key={key('quick-start')} when={lazySection} fallback={wait('quick-start')}>
          <QuickStart copy={copy.quickStart} number={1} />
        </Hydrate>
      </KeptSection>
      <Hydrate key={key('returns')} when={staticSection} fallback={wait('returns')}>
        <Returns copy={copy.returns} number={2} />
      </Hydrate>
    </>
  )
}

/** The three request types that are answered with JSON. */
export function ResponseParts({
  copy,
  references,
}: Pick<DocumentationData, 'copy' | 'references'>) {
  const wait = useWait()
  const { metadata, features, insights } = references
  return (
    <>
      <KeptSection>
        <Hydrate key={key('metadata')} when={lazySection} fallback={wait('metadata')}>
          <ResponseSection id="metadata" copy={copy} reference={metadata} number={3} />
        </Hydrate>
      </KeptSection>
      <KeptSection>
        <Hydrate key={key('features')} when={lazySection} fallback={wait('features')}>
          <ResponseSection id="features" copy={copy} reference={features} number={4} />
        </Hydrate>
      </KeptSection>
      <KeptSection>
        <Hydrate key={key('insights')} when={lazySection} fallback={wait('insights')}>
          <ResponseSection id="insights" copy={copy} reference={insights} number={5} />
        </Hydrate>
      </KeptSection>
    </>
  )
}

/** The three request types that are answered with a file. */
export function FileParts({ copy }: Copy) {
  const wait = useWait()
  return (
    <>
      <Hydrate key={key('redaction')} when={staticSection} fallback={wait('redaction')}>
        <Redaction copy={copy.redaction} number={6} />
      </Hydrate>
      <Hydrate key={key('balloons')} when={staticSection} fallback={wait('balloons')}>
        <Balloons copy={copy.balloons} number={7} />
      </Hydrate>
      <Hydrate key={key('thumbnails')} when={staticSection} fallback={wait('thumbnails')}>
        <Thumbnails copy={copy.thumbnails} number={8} />
      </Hydrate>
    </>
  )
}

/** What to do with a response, and what to know besides. */
export function PracticeParts({ copy }: Copy) {
  const wait = useWait()
  return (
    <>
      <Hydrate key={key('confidence')} when={staticSection} fallback={wait('confidence')}>
        <Confidence copy={copy.confidence} number={9} />
      </Hydrate>
      <Hydrate key={key('webhooks')} when={staticSection} fallback={wait('webhooks')}>
        <Webhooks copy={copy.webhooks} number={10} />
      </Hydrate>
      <Hydrate key={key('limits')} when={staticSection} fallback={wait('limits')}>
        <Limits copy={copy.limits} number={11} />
      </Hydrate>
      <Hydrate key={key('legacy')} when={staticSection} fallback={wait('legacy')}>
        <Legacy copy={copy.legacy} number={12} />
      </Hydrate>
      <Hydrate key={key('why')} when={staticSection} fallback={wait('why')}>
        <Why copy={copy.why} number={13} />
      </Hydrate>
    </>
  )
}

/** What to do next, at the end of the page. */
export function NextPart({ copy }: Copy) {
  const wait = useWait()
  return (
    <Hydrate key={key('next')} when={staticSection} fallback={wait('next')}>
      <CallToAction copy={copy.callToAction} />
    </Hydrate>
  )
}

/** What stands for a section that has not come near the viewport. */
function useWait() {
  const { status } = useUi()
  return (id: string) => <SectionPlaceholder id={id} text={status.section} />
}
