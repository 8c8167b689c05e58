import { chooseScheme, chosenScheme, type Scheme } from '../i18n/choice.ts'

/** Lets a visitor choose the colour scheme; all switches of the page show the choice. */
export function offerSchemes(): void {
  showChoice()
  document.addEventListener('change', ({ target }) => {
    const option = target as HTMLInputElement
    if (!option.closest('[data-scheme-switch]')) return
    chooseScheme(option.value as Scheme)
    showChoice()
  })
}

function showChoice(): void {
  const chosen = chosenScheme()
  for (const option of document.querySelectorAll<HTMLInputElement>('[data-scheme-switch] input')) {
    option.checked = option.value === chosen
  }
}
