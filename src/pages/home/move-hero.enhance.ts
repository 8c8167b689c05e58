/** Film and tour of the hero: on screens with room for them, never with reduced motion or Save-Data. */
export function moveHero(root: HTMLElement): void {
  const mayMove = hasRoomForMotion()
  playFilm(root, mayMove)
  if (mayMove) tourCallouts(root)
}

function hasRoomForMotion(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return (
    !connection?.saveData &&
    matchMedia('(width >= 64rem) and (prefers-reduced-motion: no-preference)').matches
  )
}

/** Plays the film of a panel once the page has loaded, where `mayMove`, and lets it be paused (WCAG 2.2.2). */
function playFilm(root: Element, mayMove: boolean): void {
  const video = root.querySelector('video')
  const button = root.querySelector<HTMLElement>('[data-play]')
  if (!video || !button) return
  // If the browser refuses to play, the picture stays, which shows the same.
  const play = () => video.play().catch(() => undefined)
  const showState = () => {
    button.ariaLabel = (video.paused ? button.dataset.play : button.dataset.pause) ?? ''
    button.toggleAttribute('data-playing', !video.paused)
  }
  video.addEventListener('play', showState)
  video.addEventListener('pause', showState)
  button.addEventListener('click', () => (video.paused ? play() : video.pause()))
  if (!mayMove) return
  if (document.readyState === 'complete') play()
  else addEventListener('load', play, { once: true })
}

/** How many callouts it points at, and how long at each. */
const stops = 6
const stopMs = 2600
/** Events that show that the visitor interacts. */
const inputs = ['pointermove', 'pointerdown', 'keydown', 'scroll']

/** Points at six callouts one after the other, once, as a pointer would, until the visitor does anything. */
function tourCallouts(root: Element): void {
  const fields = [...root.querySelectorAll('button[data-ref]')].slice(1, 1 + stops)
  const timer = setInterval(() => {
    fields.shift()?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }, stopMs)
  const stop = () => clearInterval(timer)
  for (const type of inputs) addEventListener(type, stop, { once: true, capture: true })
}
