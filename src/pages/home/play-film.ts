/** Plays the film of a panel once the page has loaded, where `mayMove`, and lets it be paused (WCAG 2.2.2). */
export function playFilm(root: Element, mayMove: boolean): void {
  const video = root.querySelector('video')
  const button = root.querySelector<HTMLElement>('[data-play]')
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
  if (!mayMove) return
  if (document.readyState === 'complete') play()
  else addEventListener('load', play, { once: true })
}
