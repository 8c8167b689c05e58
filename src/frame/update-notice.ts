import type { BuildVersion } from '../updates/build-version.ts'
import { watchModuleFailures } from '../updates/module-failure.ts'
import { watchVersion } from '../updates/watch-version.ts'
import { showNotice } from './show-notice.ts'

/**
 * Shows the notice when a newer build is found or a module is gone. Each build is announced once.
 *
 * @param early what has happened before
 */
export function noticeUpdates(running: BuildVersion, early: readonly Event[]): void {
  let announced: string | undefined
  watchVersion(running, ({ buildId }) => {
    if (announced !== buildId) showUpdateNotice()
    announced = buildId
  })
  watchModuleFailures(showUpdateNotice, early)
}

/** Shows the notice. Once dismissed, it comes back only for a newer build or another module that is gone. */
export function showUpdateNotice(): void {
  const notice = showNotice('update')
  const [reload, dismiss] = notice?.querySelectorAll('button') ?? []
  reload?.addEventListener('click', () => location.reload())
  dismiss?.addEventListener('click', () => notice?.remove())
}
