import { firstVisit } from '../i18n/first-visit.ts'
import { wakeIslands } from '../islands/wake-islands.ts'
import { addFaces } from './faces.ts'
import { returnToPlace } from './return-to-place.ts'
import { showUpdateNotice } from './update-notice.ts'

/*
 * The one script in the page itself: before the first paint it settles language and scheme, hears what a visitor does, and
 * has everything else loaded after the paint. Its element names the other scripts (`StartScript`).
 */

const {
  frame = '',
  hydrate = '',
  faces = '',
  busy: busyWords = '',
  address,
} = document.querySelector<HTMLElement>('script[data-frame]')?.dataset ?? {}
if (address) history.replaceState(null, '', address)
firstVisit(window)

const parsed = new Promise<void>((done) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => done())
  else done()
})
/** Never in the background, nor in a page that is rendered ahead of its visit. */
const painted = new Promise<void>((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) done()
  }).observe({ type: 'paint', buffered: true })
  // Firefox tells of no paint where the page begins further down: the second frame comes after the first was painted.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => done())))
})

parsed.then(returnToPlace)
const framed = Promise.all([parsed, painted]).then(() => import(/* @vite-ignore */ frame))
// Who else would tell of it?
framed.catch(showUpdateNotice)
wakeIslands({ parsed, painted, framed, hydrate, busyWords })
if (isNextPage()) addFaces(faces)
else painted.then(() => addFaces(faces))

/** The faces are in the browser's cache then, and need not wait for the first paint. */
function isNextPage(): boolean {
  return document.referrer.startsWith(`${location.origin}/`)
}
