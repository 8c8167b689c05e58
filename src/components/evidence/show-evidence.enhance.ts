import { highlightJson } from '../highlight-json.ts'
import { drawLeader } from './draw-leader.ts'
import { lensPlace } from './lens-place.ts'
import { light, onPoint } from './light.ts'

/**
 * Pointing at a field or its box lights both, holds the lens over the callout, draws the leader to the field and to its JSON,
 * which waits beside it.
 */
export function showEvidence(root: HTMLElement): void {
  const path = root.querySelector('[data-shown-path]')
  const code = root.querySelector('code')
  onPoint(root, (part) => {
    const { ref = '' } = part.dataset
    const json = root.querySelector<HTMLElement>(`[data-json-of="${ref}"]`)
    const { path: next = '' } = json?.dataset ?? {}
    if (!path || !code || !json) return
    drawLeader(root, ref)
    if (path.textContent === next) return
    light(root, ref)
    moveLens(root, ref)
    path.textContent = next
    code.closest('section')?.setAttribute('aria-label', next)
    code.innerHTML = highlightJson(JSON.parse(json.textContent ?? ''))
  })
}

function moveLens(root: HTMLElement, ref: string): void {
  const box = root.querySelector<SVGRectElement>(`rect[data-ref="${ref}"]`)
  const lens = root.querySelector<SVGSVGElement>('.evidence__lens')
  const sheet = box?.ownerSVGElement?.viewBox.baseVal
  const kinds = root.querySelector<HTMLImageElement>('.evidence__kinds')
  const { kind = '' } = (box?.parentElement as Element as SVGGElement | null)?.dataset ?? {}
  if (!box || !lens || !sheet || !kinds) return
  const { view, left, top, width } = lensPlace(box.getBBox(), sheet)
  lens.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`)
  lens.dataset.kind = kind
  Object.assign(lens.style, { left: `${left}%`, top: `${top}%`, width: `${width}%` })
  kinds.src = kinds.src.replace(/#.*/, `#${kind}`)
}
