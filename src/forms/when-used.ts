import { load } from '@tanstack/react-start/hydration'
import { observed, pageArrival, type Strategy } from '../hydration/near-viewport.ts'

/** On their way down: React stops events on their way up from what it has not hydrated yet. */
const listening = { capture: true, passive: true }

const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown']

/** Hydrates at the first sign that somebody is going to use the page. */
const atIntent: Strategy = {
  ...observed,
  _s(context) {
    const stop = () => {
      for (const intent of intents) removeEventListener(intent, open, listening)
    }
    const open = () => {
      stop()
      observed._s?.({ ...context, element: null })
    }
    // The focus may be there before the page's script is: `autofocus`, a quick visitor, an address with a hash.
    if (document.activeElement !== document.body) open()
    else for (const intent of intents) addEventListener(intent, open, listening)
    return stop
  },
}

/**
 * For forms, which work without script: those of the first page are hydrated when somebody turns to the page, so that
 * reading one costs nothing; after a client navigation at once.
 */
export function whenUsed(): Strategy | ReturnType<typeof load> {
  return pageArrival() === 'document' ? atIntent : load()
}
