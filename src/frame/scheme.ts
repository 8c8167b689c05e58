import { chooseScheme, chosenScheme, type Scheme } from '../i18n/choice.ts'

/**
 * Lets a visitor choose the colour scheme; all switches of the page show the choice.
 *
 * @param early events from before this ran: a choice may be among them
 */
export function offerSchemes(early: readonly Event[]): void {
  for (const event of early) takeChoice(event)
  showChoice()
  document.addEventListener('input', takeChoice)
  // The page may have followed a choice that was made elsewhere (`followStoredScheme`).
  for (const event of ['storage', 'pageshow']) addEventListener(event, showChoice)
}

function takeChoice({ type, target }: Event): void {
  const option = target as HTMLInputElement
  if (type !== 'input' || !option.closest('[data-scheme-switch]')) return
  chooseScheme(option.value as Scheme)
  showChoice()
}

function showChoice(): void {
  const chosen = chosenScheme()
  for (const option of document.querySelectorAll<HTMLInputElement>('[data-scheme-switch] input')) {
    option.checked = option.value === chosen
  }
}
