/**
 * Plays the film behind the hero once the page has loaded, on screens with room for it, never with reduced motion or
 * Save-Data, and lets it be paused (WCAG 2.2.2).
 */
export function playInBackground(root: HTMLElement): void {
  const video = root.querySelector('video')
  const button = root.querySelector('button')
  if (!video || !button) return
  // A browser that refuses to play leaves the picture, which says the same.
  const play = () => video.play().catch(() => undefined)
  const showState = () => {
    button.ariaLabel = (video.paused ? button.dataset.play : button.dataset.pause) ?? ''
    button.toggleAttribute('data-playing', !video.paused)
  }
  video.addEventListener('play', showState)
  video.addEventListener('pause', showState)
  button.addEventListener('click', () => (video.paused ? play() : video.pause()))
  if (!hasRoomForMotion()) return
  if (document.readyState === 'complete') play()
  else addEventListener('load', play, { once: true })
}

function hasRoomForMotion(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return (
    !connection?.saveData &&
    matchMedia('(width >= 64rem) and (prefers-reduced-motion: no-preference)').matches
  )
}
