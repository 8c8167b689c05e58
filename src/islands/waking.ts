import { tellOfFailure } from '../updates/module-failure.ts'
import { endBusy } from './busy.ts'
import type { hydrate } from './hydrate.tsx'
import { sleeping, wakingTypes } from './waking-types.ts'

/** Controls that browsers handle themselves: a replayed click would undo the first. */
const native =
  'a[href],summary,label,select,input,textarea,[popovertarget],[commandfor],button:not([type=button])'

type Enhance = (island: HTMLElement) => void | Promise<void>

/**
 * What hydrates islands.
 *
 * @param hydrateAddress of the module that hydrates React components
 */
export function createWaking(hydrateAddress: string) {
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
      else await Promise.all(Object.values<Enhance>(module).map((enhance) => enhance(island)))
      island.removeAttribute('when')
    } catch (payload) {
      started.delete(island)
      tellOfFailure(payload)
    }
  }

  /** Wakes the islands that a visitor uses or has used; each then gets the event that woke it. */
  function wakeOnEvents(early: readonly Event[]): void {
    async function onEvent(event: Event) {
      const target = event.target as Element
      const islands = sleepingAround(target)
      if (islands.length === 0) return
      await Promise.all(islands.map(wake))
      // What is in fields is announced anyway.
      if (event.type === 'input' || (event.type === 'click' && target.closest(native))) return
      const Kind = event.constructor as typeof Event
      if (sleepingAround(target).length === 0) target.dispatchEvent(new Kind(event.type, event))
    }
    for (const type of wakingTypes) {
      document.addEventListener(type, onEvent, { capture: true, passive: true })
    }
    for (const event of early) if (wakingTypes.includes(event.type)) onEvent(event)
  }

  return { wake, wakeOnEvents }
}

/** The islands around a place that do not listen yet, the innermost first. */
export function sleepingAround(place: Element | null): HTMLElement[] {
  const island = place?.closest?.<HTMLElement>(sleeping)
  return island ? [island, ...sleepingAround(island.parentElement)] : []
}
