/**
 * Loads the faces of the site. Their stand-ins are as wide and as tall on average, so that hardly anything moves; where the
 * address leads to a part of the page, that stays where it is all the same.
 *
 * @param href of the style sheet that names them
 */
export function addFaces(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.addEventListener('load', () => {
    const part = document.querySelector(':target')
    const top = part?.getBoundingClientRect().top ?? 0
    const before = scrollY
    function keepPlace() {
      // Whoever has scrolled meanwhile reads somewhere else, or the browser has kept the place itself.
      if (!part || scrollY !== before) return
      scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' })
    }
    // Two frames: browsers that keep the place do it after the layout of the first.
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(keepPlace)))
  })
  document.head.append(link)
}
