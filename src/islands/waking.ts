import { tellOfFailure } from '../updates/module-failure.ts'
import { endBusy } from './busy.ts'
import { announceFields } from './fields.ts'
import type { hydrate } from './hydrate.tsx'

/** An island has `when` as long as it does not listen. */
export const sleeping = 'page-island[when]'

const types = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click']

/** What browsers act on by themselves: a second click would undo it. */
const native =
  'a[href],summary,label,select,input,textarea,[popovertarget],[commandfor],button:not([type=button])'

type Enhance = (island: HTMLElement) => void

/**
 * What brings islands to life.
 *
 * @param hydrateAddress of the module that hydrates React components
 * @param framed settles when everybody listens who can be told of a failure
 */
export function createWaking(hydrateAddress: string, framed: Promise<unknown>) {
  const started = new WeakMap<Element, Promise<void>>()
  const failures = new Map<string, number>()

  /** Loads and starts an island, once; after a failure the next call tries again. */
  function wake(island: HTMLElement): Promise<void> {
    const waking = started.get(island) ?? comeAlive(island)
    started.set(island, waking)
    return waking
  }

  /** Firefox remembers that a module could not be loaded, and asks for it again at another address only. */
  async function load(address: string) {
    const count = failures.get(address) ?? 0
    try {
      return await import(/* @vite-ignore */ count === 0 ? address : `${address}?again=${count}`)
    } catch (error) {
      failures.set(address, count + 1)
      throw error
    }
  }

  async function comeAlive(island: HTMLElement): Promise<void> {
    const isReact = island.hasAttribute('props')
    try {
      const loading = [island.getAttribute('src') ?? '', ...(isReact ? [hydrateAddress] : [])]
      const [module, react] = await Promise.all(loading.map(load)).finally(() => endBusy(island))
      if (react) await (react as { hydrate: typeof hydrate }).hydrate(island, module)
      else for (const enhance of Object.values(module)) (enhance as Enhance)(island)
      if (react) announceFields(island)
      island.removeAttribute('when')
    } catch (payload) {
      started.delete(island)
      await Promise.allSettled([framed])
      tellOfFailure(payload)
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

/** The islands around a place that do not listen yet, the innermost first. */
export function sleepingAround(place: Element | null): HTMLElement[] {
  const island = place?.closest?.<HTMLElement>(sleeping)
  return island ? [island, ...sleepingAround(island.parentElement)] : []
}
