import { announceFields } from './fields.ts'
import type { hydrate } from './hydrate.tsx'

/** An island has `when` as long as it does not listen. */
export const sleeping = 'page-island[when]'

const types = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click']

/** What browsers act on by themselves: a second click would undo it. */
const native =
  'a[href],summary,label,select,input,textarea,[popovertarget],[commandfor],button:not([type=button])'

type Enhance = (island: HTMLElement) => void

/** What brings islands to life. @param hydrateAddress of the module that hydrates React components */
export function createWaking(hydrateAddress: string) {
  const started = new WeakMap<Element, Promise<void>>()

  /** Loads and starts an island, once; after a failure the next call tries again. */
  function wake(island: HTMLElement): Promise<void> {
    const waking = started.get(island) ?? comeAlive(island)
    started.set(island, waking)
    return waking
  }

  async function comeAlive(island: HTMLElement): Promise<void> {
    const load = (address: string) => import(/* @vite-ignore */ address)
    const isReact = island.hasAttribute('props')
    try {
      const loading = [island.getAttribute('src') ?? '', ...(isReact ? [hydrateAddress] : [])]
      const [module, react] = await Promise.all(loading.map(load))
      if (react) await (react as { hydrate: typeof hydrate }).hydrate(island, module)
      else for (const enhance of Object.values(module)) (enhance as Enhance)(island)
      if (react) announceFields(island)
      island.removeAttribute('when')
    } catch (payload) {
      started.delete(island)
      // As Vite does for imports that it has compiled: thrown on unless a listener has dealt with it.
      const event = new Event('vite:preloadError', { cancelable: true })
      if (dispatchEvent(Object.assign(event, { payload }))) throw payload
    } finally {
      island.ariaBusy = null
    }
  }

  /** Wakes the islands that somebody turns to; then they hear what woke them. */
  function wakeOnEvents(parsed: Promise<unknown>): void {
    async function onEvent(event: Event) {
      const target = event.target as Element
      const islands = sleepingAround(target)
      if (islands.length === 0) return
      await parsed
      await Promise.all(islands.map(wake))
      // What is in fields is announced anyway.
      if (event.type === 'input' || (event.type === 'click' && target.closest(native))) return
      const Kind = event.constructor as typeof Event
      if (sleepingAround(target).length === 0) target.dispatchEvent(new Kind(event.type, event))
    }
    for (const type of types) {
      document.addEventListener(type, onEvent, { capture: true, passive: true })
    }
  }

  return { wake, wakeOnEvents }
}

function sleepingAround(place: Element | null): HTMLElement[] {
  const island = place?.closest?.<HTMLElement>(sleeping)
  return island ? [island, ...sleepingAround(island.parentElement)] : []
}
