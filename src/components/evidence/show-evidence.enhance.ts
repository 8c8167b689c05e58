import { light, onPoint } from './light.ts'

/** Pointing at a field or its box lights both and shows the JSON of the field, which waits in a template. */
export function showEvidence(root: HTMLElement): void {
  const path = root.querySelector('[data-shown-path]')
  const code = root.querySelector('code')
  onPoint(root, (part) => {
    const { ref = '' } = part.dataset
    const template = root.querySelector<HTMLTemplateElement>(`template[data-json-of="${ref}"]`)
    const { path: next = '' } = template?.dataset ?? {}
    if (!path || !code || !template || path.textContent === next) return
    light(root, ref)
    path.textContent = next
    code.closest('section')?.setAttribute('aria-label', next)
    code.replaceChildren(template.content.cloneNode(true))
  })
}
