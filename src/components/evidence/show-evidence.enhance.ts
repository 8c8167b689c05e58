import { highlightJson } from '../highlight-json.ts'
import { light, onPoint } from './light.ts'

/** Pointing at a field or its box lights both and shows the JSON of the field, which waits beside it. */
export function showEvidence(root: HTMLElement): void {
  const path = root.querySelector('[data-shown-path]')
  const code = root.querySelector('code')
  onPoint(root, (part) => {
    const { ref = '' } = part.dataset
    const json = root.querySelector<HTMLElement>(`[data-json-of="${ref}"]`)
    const { path: next = '' } = json?.dataset ?? {}
    if (!path || !code || !json || path.textContent === next) return
    light(root, ref)
    path.textContent = next
    code.closest('section')?.setAttribute('aria-label', next)
    code.innerHTML = highlightJson(JSON.parse(json.textContent ?? ''))
  })
}
