import { longestEcho } from '@firstangle/reader'
import { fetchPage, swapParts } from '../../navigation/fetch-page.ts'
import { latestAnswer } from '../../search/latest-answer.ts'

/** Pause in typing before an answer is asked for, in milliseconds. */
const pauseMs = 150

/** Answers while somebody types, and keeps the question in the address, so that the answer can be shared. */
export function followTyping(root: HTMLElement): void {
  const form = root.querySelector('form') as HTMLFormElement
  const field = form.querySelector('[name=q]') as HTMLInputElement
  const status = root.querySelector('[data-part=said]') as HTMLElement
  let asked = addressFor(field.defaultValue, unitOf(form, 'defaultChecked'))

  const latest = latestAnswer<Document>({
    pauseMs,
    fetchAnswer(address, signal) {
      history.replaceState(history.state, '', address)
      return fetchPage(address, signal)
    },
    onAnswer(page) {
      if (!page) return
      swapParts(root, page)
      document.title = page.title
      status.classList.add('sr-only')
    },
    onFailure() {
      // An answer to something else would mislead.
      root.querySelector('[data-part=answer]')?.replaceChildren()
      status.textContent = status.dataset.failed ?? ''
      status.classList.remove('sr-only')
    },
  })

  function follow(): void {
    const address = addressFor(field.value, unitOf(form, 'checked'))
    if (address !== asked) latest.ask(address)
    asked = address
  }

  form.addEventListener('input', follow)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    latest.ask(asked)
  })
  form.addEventListener('click', ({ target }) => {
    const { sign } = (target as Element).closest<HTMLElement>('[data-sign]')?.dataset ?? {}
    if (!sign) return
    const { selectionStart, selectionEnd } = field
    field.setRangeText(sign, selectionStart ?? 0, selectionEnd ?? 0, 'end')
    field.focus()
    follow()
  })
  // Something may have been typed before this script ran.
  follow()
}

function unitOf(form: HTMLFormElement, state: 'checked' | 'defaultChecked'): string | undefined {
  const units = [...form.querySelectorAll<HTMLInputElement>('[name=unit]')]
  return units.find((unit) => unit[state])?.value
}

/** The address of this page with another question; millimetres go without saying. */
function addressFor(text: string, unit: string | undefined): string {
  const url = new URL(location.href)
  const values = { q: text.slice(0, longestEcho), unit: unit === 'mm' ? '' : unit }
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  return url.href
}
