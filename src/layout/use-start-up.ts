import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followLinks } from '../navigation/follow-links.ts'
import { notifyRouteChange } from '../navigation/route-change.ts'
import { setUpScroll } from '../navigation/scroll.ts'
import { startErrorReporting } from '../telemetry/start-error-reporting.ts'

/** What happens once, after the page has mounted in the browser. */
export function useStartUp(): void {
  const router = useRouter()
  useEffect(() => {
    // The shell of a failed server rendering carries a placeholder heading (SPEC section 2).
    document.getElementById('initial-h1')?.remove()
    startErrorReporting(router)
    const endScroll = setUpScroll(router)
    const endLinks = followLinks(router)
    const endNotices = router.subscribe('onResolved', ({ toLocation, hrefChanged }) => {
      if (!hrefChanged) return
      const language = (toLocation.search as { lang?: 'de' }).lang ?? 'en'
      notifyRouteChange({ path: toLocation.pathname, language })
    })
    return () => {
      endScroll()
      endLinks()
      endNotices()
    }
  }, [router])
}
