import { FORM_KEY } from '../../shared/i18n/form-key.ts'
import { isPlainClick } from '../navigation/plain-click.ts'

/** Values that are carried to the same page in the other language. */
interface Carried {
  path: string
  values: Record<string, string>
}

/**
 * A change of language loads the page again and keeps what was typed and chosen. Consent is not kept, because its
 * statement now has other words.
 */
export function carryValues(form: HTMLFormElement): void {
  const carried = takeCarried()
  if (carried?.path === location.pathname) fill(form, carried.values)
  document.addEventListener('click', (event) => {
    const isSwitch = (event.target as Element).closest('a[hreflang]') !== null
    if (isSwitch && isPlainClick(event)) keepValues(form)
  })
}

function keepValues(form: HTMLFormElement): void {
  const given = controlsOf(form).filter(({ type, checked }) => type !== 'radio' || checked)
  const values = Object.fromEntries(given.map(({ name, value }) => [name, value]))
  const carried: Carried = { path: location.pathname, values }
  try {
    sessionStorage.setItem(FORM_KEY, JSON.stringify(carried))
  } catch {
    // Without storage the form begins empty.
  }
}

function takeCarried(): Carried | undefined {
  try {
    const kept = sessionStorage.getItem(FORM_KEY)
    sessionStorage.removeItem(FORM_KEY)
    const carried: Partial<Carried> | null = JSON.parse(kept ?? 'null')
    // An entry of an earlier version, or of another program, must not keep the form from starting.
    return carried?.path && carried.values
      ? { path: carried.path, values: carried.values }
      : undefined
  } catch {
    return undefined
  }
}

function fill(form: HTMLFormElement, values: Carried['values']): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (typeof value !== 'string') continue
    if (control.type !== 'radio') control.value = value
    else if (control.value === value) control.click()
  }
}

/** Controls for typing and choosing: no check boxes, no buttons, no hidden fields. */
function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  const controls = [...form.elements] as HTMLInputElement[]
  return controls.filter(({ type }) => !['checkbox', 'fieldset', 'hidden', 'submit'].includes(type))
}
