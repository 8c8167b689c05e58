import { carryValues } from './carry-values.ts'
import { takenEvent } from './request-places.ts'
import { sendRequest, valuesOf } from './send-request.ts'
import { showTrouble } from './show-trouble.ts'

/** Sends a form by script: faults are shown on the page as it is, and nothing that was typed is lost. */
export function sendByScript(root: HTMLElement): void {
  const form = root.querySelector('form') as HTMLFormElement
  const { sending = '', errorPrefix = '' } = form.dataset
  const button = form.querySelector('[type=submit]') as HTMLElement
  const status = form.querySelector('[role=status]') as HTMLElement
  let isSending = false

  function showSending(isOn: boolean): void {
    isSending = isOn
    button.ariaDisabled = isOn ? 'true' : null
    status.textContent = isOn ? sending : ''
  }

  async function send(): Promise<void> {
    showSending(true)
    const values = valuesOf(form)
    // Fill times count from the start of the page, when the form became visible.
    const elapsedMs = performance.now()
    const outcome = await sendRequest(form.getAttribute('action') ?? '', values, elapsedMs)
    if (outcome.kind === 'accepted') return location.assign(outcome.next)
    showSending(false)
    showTrouble(outcome, errorPrefix)
    if (outcome.isTaken) dispatchEvent(new CustomEvent(takenEvent, { detail: values.start }))
  }

  carryValues(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isSending) void send()
  })
  // The form is ready again when the visitor comes back and the page is in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showSending(false)
  })
}
