const entering = ['pointerover', 'pointerdown', 'focusin', 'click']
const leaving = ['pointerout', 'focusout']

/**
 * Tells which element with a `data-ref` a pointer, a touch or the focus has come to; an empty text once it has left it.
 *
 * @returns what was told last
 */
export function followPointer(root: HTMLElement, point: (ref: string) => void): () => string {
  let last = ''
  function onEvent({ type, target }: Event): void {
    const { ref } = (target as Element).closest<HTMLElement>('[data-ref]')?.dataset ?? {}
    if (ref === undefined) return
    last = leaving.includes(type) ? '' : ref
    point(last)
  }
  for (const type of [...entering, ...leaving]) root.addEventListener(type, onEvent)
  return () => last
}
