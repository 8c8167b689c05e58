import { type WakingOptions, wakeIslands } from '../islands/wake-islands.ts'
import { notifyRouteChanges } from '../navigation/route-change.ts'
import { startErrorReporting } from '../telemetry/start-error-reporting.ts'
import { cleanAddressBar } from './clean-address-bar.ts'
import { openDropdownsOnHover } from './dropdowns.ts'
import { fadeInPlaceOnly } from './fade.ts'
import { holdPosition } from './hold-position.ts'
import { linkLanguages } from './languages.ts'
import { showLoadingNotice } from './loading-notice.ts'
import { openMobileMenu } from './mobile-menu.ts'
import { pageFacts } from './page-facts.ts'
import { prefetchOnHover } from './prefetch.ts'
import { offerSchemes } from './scheme.ts'
import { openSearchOnDemand } from './search.ts'
import { noticeUpdates } from './update-notice.ts'

interface FrameOptions extends WakingOptions {
  /** The web fonts are in use. */
  fontsLoaded: Promise<void>
}

/**
 * Starts what moves in the frame of every page, then the islands: after the first paint, or by the first sign of a visitor.
 *
 * @returns what wakes an island
 */
export function startFrame(options: FrameOptions): (island: HTMLElement) => Promise<void> {
  const facts = pageFacts()
  // The shell of a failed rendering carries a placeholder heading (SPEC section 2).
  document.querySelector('#initial-h1')?.remove()
  cleanAddressBar()
  holdPosition(options.fontsLoaded)
  startErrorReporting(facts.sentryDsn, facts.build.buildId, options.early)
  openDropdownsOnHover()
  openMobileMenu()
  linkLanguages()
  offerSchemes(options.early)
  openSearchOnDemand()
  noticeUpdates(facts.build, options.early)
  showLoadingNotice()
  prefetchOnHover()
  fadeInPlaceOnly()
  notifyRouteChanges()
  linkManifest()
  return wakeIslands(options)
}

/**
 * Links the web app manifest, which browsers fetch before the first paint if the head links it. Until then the first
 * `noscript` of the page holds the link.
 */
function linkManifest(): void {
  const held = document.querySelector('noscript')
  if (held) held.outerHTML = held.textContent
}
