import { firstVisit } from '../i18n/first-visit.ts'
import { followStoredScheme } from '../i18n/stored-scheme.ts'
import { keepFiles } from '../islands/keep-files.ts'
import { hearEarlyEvents } from './early-events.ts'
import { addFaces } from './faces.ts'
import { paintFirstScreenOnly } from './first-screen.ts'
import type * as Frame from './frame.ts'
import { isFollowed } from './is-followed.ts'
import { returnToPlace } from './return-to-place.ts'
import { showUpdateNotice } from './update-notice.ts'

/*
 * The only inline script of a page. Before the first paint it sets language and colour scheme and starts to record what
 * a visitor does; everything else is loaded after the paint. Its element names the other scripts (`StartScript`).
 */

const {
  frame = '',
  hydrate = '',
  faces = '',
  busy: busyWords = '',
  address,
} = document.querySelector<HTMLElement>('script[data-frame]')?.dataset ?? {}
if (address) history.replaceState(null, '', address)
followStoredScheme()
firstVisit(window, isFollowed)

/** How long to wait after the load event for a browser that reports no paint. */
const untoldPaintMs = 400

const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
/** Resolves only in a visible page: not in the background, and not while the page is rendered ahead of a visit. */
const painted = new Promise<void>((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) done()
  }).observe({ type: 'paint', buffered: true })
  // Firefox reports no paint where the page opens scrolled down. Others report it some time after two frames: what is
  // asked for in between would compete with the paint.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(done, untoldPaintMs)))
})

const { first, take } = hearEarlyEvents()
// A visitor who comes from another page of the site has the faces in the browser's cache.
const fontsLoaded = Promise.resolve(isFollowed || painted).then(() => addFaces(faces))
const layOutRest = paintFirstScreenOnly({ painted, fontsLoaded, first })
parsed.then(() => returnToPlace(layOutRest))
const framed = Promise.all([parsed, Promise.race([painted, first])])
  .then((): Promise<typeof Frame> => import(/* @vite-ignore */ frame))
  .then(({ startFrame }) => startFrame({ early: take(), painted, fontsLoaded, hydrate, busyWords }))
// A failed import of the frame is reported by nothing else.
framed.catch(showUpdateNotice)
keepFiles((island) => framed.then((wake) => wake(island)))
