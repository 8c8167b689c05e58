/**
 * Keeps the focus in the list when a click makes its own button go: in the row if it stays, otherwise on the same
 * button of the next row, or on the search field. Call it before the change.
 */
export function keepFocus(button: HTMLElement): void {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const panel = row?.closest('.try-panel')
  // By then React has made the change.
  setTimeout(() => {
    if (button.isConnected) return
    const heir = row?.isConnected
      ? row.querySelector<HTMLElement>('.try-actions button')
      : (neighbour?.querySelector<HTMLElement>('.try-actions button:last-child') ??
        panel?.querySelector<HTMLElement>('input[type=search]'))
    heir?.focus()
  })
}
