/** Opens and closes the menu of narrow screens, keeps the state of its button, and closes it when a link is followed. */
export function openMobileMenu(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#mobile-menu')
  const button = document.querySelector<HTMLElement>('[commandfor=mobile-menu][command=show-modal]')
  if (!dialog || !button) return
  const showState = () => {
    button.ariaExpanded = String(dialog.open)
  }
  // It may have been opened before this script was loaded.
  showState()
  dialog.addEventListener('close', showState)
  button.addEventListener('click', (event) => {
    event.preventDefault()
    if (!dialog.open) dialog.showModal()
    showState()
  })
  dialog.addEventListener('click', (event) => {
    const clicked = event.target as Element
    // Browsers that know commands would close it a second time, and say so.
    if (clicked.closest('[command=close]')) event.preventDefault()
    if (clicked === dialog || clicked.closest('a,[command=close]')) dialog.close()
  })
}
