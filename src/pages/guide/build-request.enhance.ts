import type { RequestType, SampleName } from '../../../shared/api-schemas/sandbox.ts'
import { type ChosenRequest, requestSnippets } from './request-snippets.ts'

/** Writes the request that is chosen in the form into the examples and into the button that runs it. */
export function buildRequest(root: HTMLElement): void {
  const form = root.querySelector('form')
  if (!form) return
  const runner = root.querySelector<HTMLElement>('[data-request]')
  form.addEventListener('change', () => show(root, chosenIn(form)))
  form.addEventListener('submit', (event) => event.preventDefault())
  // The visitor may have chosen before this script was loaded.
  if (runner?.dataset.request !== requestOf(chosenIn(form))) show(root, chosenIn(form))
}

/** Nothing chosen asks for the features: a request has at least one type. */
function chosenIn(form: HTMLFormElement): ChosenRequest {
  const chosen = new FormData(form)
  const types = chosen.getAll('type') as RequestType[]
  return {
    sample: chosen.get('sample') as SampleName,
    request_types: types.length > 0 ? types : ['features'],
  }
}

function show(root: HTMLElement, request: ChosenRequest): void {
  for (const [language, text] of Object.entries(requestSnippets(request, location.origin))) {
    const code = root.querySelector(`#read-${language} code`)
    if (code) code.textContent = text
  }
  const runner = root.querySelector<HTMLElement>('[data-request]')
  if (runner) runner.dataset.request = requestOf(request)
}

const requestOf = (request: ChosenRequest) => JSON.stringify({ path: '/read', body: request })
