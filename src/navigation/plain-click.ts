/** Whether a click only follows its link: with another button or with a key held, it opens a tab or saves a file. */
export function isPlainClick(click: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
