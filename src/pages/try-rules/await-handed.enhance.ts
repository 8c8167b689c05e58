import { wakeType } from '../../islands/waking-types.ts'

/** Wakes the desk, which nobody has used yet, for the drawings of the tab that opened this one. */
export function awaitHanded(root: HTMLElement): void {
  if (window.opener) root.querySelector('#check')?.dispatchEvent(new Event(wakeType))
}
