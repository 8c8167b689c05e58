import type { FieldErrors } from '../../shared/forms/form-definition.ts'
import type { NoticeName } from '../../shared/forms/shown-form.ts'
import { fieldId } from './field-id.ts'
import { troublePlaceId } from './request-places.ts'

/** Why a request was not stored. */
interface Trouble {
  errors?: FieldErrors | undefined
  notice?: NoticeName | undefined
}

/**
 * Shows what is wrong as the server would on the same page, at the top and beside each field, and moves the focus
 * there. What was typed stays.
 *
 * @param errorPrefix hidden words before each error, for screen readers
 */
export function showTrouble({ errors = {}, notice }: Trouble, errorPrefix: string): void {
  const box = troubleBox(notice ?? 'errors', errors)
  document.getElementById(troublePlaceId)?.replaceChildren(box)
  for (const place of document.querySelectorAll<HTMLElement>('[data-error-of]')) {
    const name = place.dataset.errorOf ?? ''
    markField(place, name, errors[name]?.[0]?.message, errorPrefix)
  }
  // The title is what a screen reader says first of a page that has changed.
  if (!document.title.startsWith(errorPrefix)) document.title = `${errorPrefix} ${document.title}`
  box.focus()
}

function troubleBox(kind: NoticeName | 'errors', errors: FieldErrors): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`[data-trouble=${kind}]`)
  const box = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  const item = box.querySelector('li')
  item?.replaceWith(...Object.keys(errors).map((name) => linkTo(item, name, errors)))
  box.addEventListener('click', goToField)
  return box
}

function linkTo(item: HTMLElement, name: string, errors: FieldErrors): Node {
  const own = item.cloneNode(true) as HTMLElement
  const link = own.firstElementChild as HTMLAnchorElement
  link.href = `#${fieldId({ name })}`
  link.textContent = errors[name]?.[0]?.message ?? ''
  return own
}

/** To the field itself: a change of the hash would stay in the history. */
function goToField(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.form-trouble__link')
  const field = link && document.getElementById(link.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  const block = field.closest('.form-field') ?? field
  block.scrollIntoView({ block: 'start' })
}

function markField(
  place: HTMLElement,
  name: string,
  message: string | undefined,
  errorPrefix: string,
): void {
  const prefix = document.createElement('span')
  prefix.className = 'sr-only'
  prefix.textContent = `${errorPrefix} `
  place.replaceChildren(...(message ? [prefix, message] : []))
  place.closest('.form-field')?.classList.toggle('form-field--wrong', message !== undefined)
  const control = document.getElementById(fieldId({ name }))
  // In a group of radio buttons, no single button is invalid.
  if (control && !control.matches('[type=radio]')) control.ariaInvalid = message ? 'true' : null
}
