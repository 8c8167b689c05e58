import { takeDroppedFiles } from '../../try/file-drop.ts'
import { bringDropped } from '../../try/rules/dropped-drawings.ts'

/**
 * Wakes the desk for drawings that come without a touch of it: dropped anywhere on the page, or handed over by the tab that
 * opened this one.
 */
export function awaitDrawings(root: HTMLElement): void {
  const desk = root.querySelector('section')
  let isAwake = false

  function wake(): void {
    if (!isAwake) desk?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    isAwake = true
  }

  takeDroppedFiles(
    ({ files }) => {
      wake()
      if (files.length > 0) bringDropped([...files])
    },
    (isOver) => {
      if (isOver) wake()
    },
  )
  if (window.opener) wake()
}
