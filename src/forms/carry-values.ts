import { formValuesKey } from '../../shared/i18n/form-values-key.ts'
import { storeForNextPage, takeFromLastPage } from '../navigation/next-page.ts'
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
  // Values that arrive late from the last page do not overwrite what somebody has entered here meanwhile.
  const entered = new Set<string>()
  form.addEventListener('input', ({ target }) => entered.add((target as HTMLInputElement).name))
  takeFromLastPage<Carried>(formValuesKey, ({ path, values }) => {
    if (values && path === location.pathname) fill(form, values, entered)
  })
  document.addEventListener('click', (event) => {
    const isSwitch = (event.target as Element).closest('a[hreflang]') !== null
    if (isSwitch && isPlainClick(event)) keepValues(form)
  })
}

function keepValues(form: HTMLFormElement): void {
  const given = controlsOf(form).filter(({ type, checked }) => type !== 'radio' || checked)
  const values = Object.fromEntries(given.map(({ name, value }) => [name, value]))
  const carried: Carried = { path: location.pathname, values }
  // Without storage the form begins empty.
  storeForNextPage(formValuesKey, carried)
}

function fill(
  form: HTMLFormElement,
  values: Carried['values'],
  entered: ReadonlySet<string>,
): void {
  const free = controlsOf(form).filter(({ name }) => !entered.has(name))
  for (const control of free) {
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
