import { wakeType } from '../../islands/waking-types.ts'

/** Wakes the desk before its first use where another tab opened this one: that tab hands over its drawings. */
export function wakeOpenedDesk(root: HTMLElement): void {
  if (window.opener) root.querySelector('#check')?.dispatchEvent(new Event(wakeType))
}
