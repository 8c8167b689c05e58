import { isPlainClick } from '../navigation/plain-click.ts'
import { linkToPage } from './followed-link.ts'
import { showNotice } from './show-notice.ts'

/** A page that arrives sooner needs no notice. */
const noticeMs = 150

/** Shows a notice where the page of a followed link is slow to arrive (SPEC section 8 "Loading"). */
export function showLoadingNotice(): void {
  let timer: ReturnType<typeof setTimeout>
  let notice: Element | null | undefined
  function endNotice() {
    clearTimeout(timer)
    notice?.remove()
  }
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !linkToPage(event)) return
    endNotice()
    timer = setTimeout(() => {
      notice = showNotice('loading')
    }, noticeMs)
  })
  // The browser may keep this page, and show it again.
  addEventListener('pagehide', endNotice)
  // The visitor has stopped the navigation.
  window.navigation?.addEventListener('navigateerror', endNotice)
}
