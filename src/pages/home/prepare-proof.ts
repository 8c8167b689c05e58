import type { AnyRouter } from '@tanstack/react-router'

let isPrepared = false

/**
 * One-time extra initialisation of the proof section (SPEC section 4): whoever reads the figures is
 * close to asking for a trial or a call, so the two pages are loaded ahead. Once in the life of a
 * document, however often the section is mounted; a failed preload only means a later load.
 */
export function prepareProof(router: AnyRouter): void {
  if (isPrepared) return
  isPrepared = true
  for (const to of ['/trial-license', '/schedule-call']) {
    router.preloadRoute({ to, search: true }).catch((error: unknown) => {
      console.info('A page could not be loaded ahead', error)
    })
  }
}
