/** Lets the buttons of a carousel move its list by one slide. */
export function moveSlides(root: HTMLElement): void {
  const list = root.querySelector('ul')
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-move]')
    const slide = list?.firstElementChild
    if (!button || !list || !slide) return
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = Number(button.dataset.move) * slide.clientWidth
    list.scrollBy({ left, behavior: isReduced ? 'auto' : 'smooth' })
  })
}
