import { firstVisit } from '../i18n/first-visit.ts'
import { followStoredScheme } from '../i18n/stored-scheme.ts'
import { isFollowed } from './is-followed.ts'

/*
 * The script of the page that is sent when a page could not be rendered. It applies the chosen scheme and language, asks
 * for the page again a few times, and reloads once the server answers.
 */

followStoredScheme()
firstVisit(window, isFollowed)

/** A restart is over by then. */
const pausesMs = [1000, 3000, 10_000]

for (const pauseMs of pausesMs) {
  await new Promise((done) => setTimeout(done, pauseMs))
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(
    () => undefined,
  )
  if (answer && answer.status < 500) {
    location.reload()
    break
  }
}
