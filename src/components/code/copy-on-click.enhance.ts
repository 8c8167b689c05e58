import { copyBy } from './copying.ts'

/**
 * Copies when an element marked with `data-copy` is clicked. It has to be loaded before the click (`when="load"`):
 * WebKit does not allow a click to copy that had to wait for a script.
 */
export function copyOnClick(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('[data-copy]')
    if (control) copyBy(control)
  })
}
