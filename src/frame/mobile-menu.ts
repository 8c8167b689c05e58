/** Opens and closes the menu of narrow screens, keeps the state of its button, and closes it when a link is followed. */
export function openMobileMenu(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#mobile-menu')
  // The first one: the button that closes the menu stands in the dialog, after it.
  const button = document.querySelector<HTMLElement>('[commandfor=mobile-menu]')
  if (!dialog || !button) return
  const showState = () => {
    button.ariaExpanded = String(dialog.open)
  }
  // The menu may have been opened before this script was loaded.
  showState()
  dialog.addEventListener('close', showState)
  button.addEventListener('click', (event) => {
    event.preventDefault()
    if (!dialog.open) dialog.showModal()
    showState()
  })
  dialog.addEventListener('click', (event) => {
    const clicked = event.target as Element
    // Browsers that support commands would close the dialog a second time and log a warning.
    if (clicked.closest('[command=close]')) event.preventDefault()
    if (clicked === dialog || clicked.closest('a,[command=close]')) dialog.close()
  })
}
