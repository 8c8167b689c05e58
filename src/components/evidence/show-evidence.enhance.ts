import { highlightJson } from '../code/highlight-json.ts'
import { lensPlace } from './lens-place.ts'
import { light, onPoint } from './light.ts'

/**
 * Pointing at a field or its box lights both, holds the lens over the callout, draws the leader to the field and to its
 * JSON, which waits beside it.
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

const drawnMs = 250

/** Draws the leader from the box of a field down to its row and over to the JSON beside it. */
function drawLeader(root: HTMLElement, ref: string): void {
  const leader = root.querySelector<SVGSVGElement>('.evidence__leader')
  const line = leader?.firstElementChild
  const box = root.querySelector(`rect[data-ref="${ref}"]`)?.getBoundingClientRect()
  const row = root.querySelector(`button[data-ref="${ref}"]`)?.getBoundingClientRect()
  const sheet = root.querySelector('.evidence img')?.getBoundingClientRect()
  if (!leader || !line || !box || !row || !sheet || line.getAttribute('data-at') === ref) return
  const { left, top } = leader.getBoundingClientRect()
  const at = (x: number, y: number) => `${Math.round(x - left)} ${Math.round(y - top)}`
  const rowMiddle = row.top + row.height / 2
  const start = at(box.left + box.width / 2, box.bottom)
  line.setAttribute('d', `M${start}L${at(row.right, sheet.bottom)}L${at(row.right, rowMiddle)}h14`)
  line.setAttribute('data-at', ref)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  line.animate({ strokeDashoffset: [1, 0] }, { duration: drawnMs, easing: 'ease-out' })
}
