import type { BuildVersion } from '../updates/build-version.ts'
import { watchModuleFailures } from '../updates/module-failure.ts'
import { watchVersion } from '../updates/watch-version.ts'

/** Shows the notice when a newer build is found or a module is gone. Each build is announced once. */
export function noticeUpdates(running: BuildVersion): void {
  let announced: string | undefined
  watchVersion(running, ({ buildId }) => {
    if (announced !== buildId) show()
    announced = buildId
  })
  watchModuleFailures(show)
}

/** A visitor who has put the notice away sees it again only for another reason. */
function show(): void {
  const place = document.querySelector('.update-notice')
  const template = place?.querySelector('template')
  if (!place || !template || place.querySelector('[data-reload]')) return
  place.append(template.content.cloneNode(true))
  const [reload, dismiss] = place.querySelectorAll('button')
  reload?.addEventListener('click', () => location.reload())
  dismiss?.addEventListener('click', () => place.replaceChildren(template))
}
