import { wakingTypes } from '../islands/waking-types.ts'
import { failureTypes } from '../updates/module-failure.ts'

/** Events that happen before the frame listens: what a visitor does on the page, and modules that fail to load. */
interface EarlyEvents {
  /** Resolves at the first event that is more than a mouse resting where the page appears. */
  first: Promise<void>
  /** Stops listening and returns the events in their order. */
  take(): readonly Event[]
}

/** Records them from now on. */
export function hearEarlyEvents(): EarlyEvents {
  const events: Event[] = []
  const types = [...wakingTypes, ...failureTypes]
  const options = { capture: true, passive: true }
  let hear: (event: Event) => void = () => {}
  const first = new Promise<void>((done) => {
    hear = (event) => {
      events.push(event)
      if (event.type !== 'pointerover') done()
    }
  })
  for (const type of types) addEventListener(type, hear, options)
  function take() {
    for (const type of types) removeEventListener(type, hear, options)
    return events
  }
  return { first, take }
}
