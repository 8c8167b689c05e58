import { isPlainClick } from '../navigation/plain-click.ts'
import { linkToPage } from './followed-link.ts'
import { showNotice } from './show-notice.ts'

/** A page that arrives sooner needs no notice. */
const noticeMs = 150

/** Says so where the page of a followed link takes its time (SPEC section 8 "Loading"). */
export function tellOfLoading(): void {
  let timer: ReturnType<typeof setTimeout>
  let notice: Element | null = null
  function end() {
    clearTimeout(timer)
    notice?.remove()
  }
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !linkToPage(event)) return
    end()
    timer = setTimeout(() => {
      notice = showNotice('loading')
    }, noticeMs)
  })
  // The browser may keep this page, and show it again.
  addEventListener('pagehide', end)
  // Somebody has stopped it.
  window.navigation?.addEventListener('navigateerror', end)
}
