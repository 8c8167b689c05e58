/** Fires change events for values that were typed, chosen or restored before the island was hydrated. */
export function announceFields(island: HTMLElement): void {
  const fields = [...island.querySelectorAll<HTMLInputElement>('input,textarea,select')]
  const own = fields.filter((field) => field.closest('page-island') === island)
  const chosen = own.filter((field) => field.type === 'file' && field.files?.length)
  const typed = own.filter((field) => field.type !== 'file').map(stateOf)
  // Files cannot be set by script; the event alone makes React read them.
  for (const field of chosen) field.dispatchEvent(new Event('change', { bubbles: true }))
  // All values are read before the first event, because React then resets the other fields to their last known values.
  for (const { field, key, value, initial, type } of typed) {
    // In a group of radio buttons, only the one that is now checked fires an event.
    if (value === initial || (field.type === 'radio' && !value)) continue
    // React fires a change only if the value differs from the one last set on the element.
    Object.assign(field, { [key]: initial })
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value)
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function stateOf(field: HTMLInputElement) {
  const { value, checked, defaultValue, defaultChecked } = field
  if (/checkbox|radio/.test(field.type)) {
    return { field, key: 'checked', value: checked, initial: defaultChecked, type: 'click' }
  }
  if (field.tagName !== 'SELECT')
    return { field, key: 'value', value, initial: defaultValue, type: 'input' }
  const initial = field.querySelector<HTMLOptionElement>('[selected]')?.value
  return { field, key: 'value', value, initial, type: 'change' }
}
