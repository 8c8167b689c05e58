import { copyBy } from './copying.ts'

/**
 * Lets everything that is marked with `data-copy` copy when it is clicked. It has to be awake by then (`when="load"`): WebKit lets
 * nothing be copied by a click that waited for a script.
 */
export function copyOnClick(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('[data-copy]')
    if (control) copyBy(control)
  })
}
