/**
 * Hears what somebody types before there is a field for it. These keys do nothing else meanwhile.
 *
 * @returns what ends the hearing and gives the text
 */
export function hearTyping(): () => string {
  let typed = ''
  function hear(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key.length > 1 || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    typed += key
  }
  addEventListener('keydown', hear)
  return () => {
    removeEventListener('keydown', hear)
    return typed
  }
}
