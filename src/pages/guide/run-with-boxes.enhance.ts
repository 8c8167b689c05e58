import { escapeHtml, highlightJson } from '../../components/code/highlight-json.ts'
import { light, lightObject, onPoint } from '../../components/evidence/light.ts'
import { kindsOf, type ReadPage, type ReadResult, refsIn, regionsOf } from './answer-boxes.ts'
import { runOnClick } from './run-on-click.enhance.ts'

const svgSpace = 'http://www.w3.org/2000/svg'

/** Does what `runOnClick` does, and draws the boxes: a value lights its box on the sheet, a box its value. */
export function runWithBoxes(root: HTMLElement): void {
  const figure = root.querySelector<HTMLElement>('[data-sheets]')
  const still = figure?.firstElementChild
  if (!figure || !still) return
  const sheets: Record<string, string[]> = JSON.parse(figure.dataset.sheets ?? '{}')
  runOnClick(root, (answer, headers, code) => {
    const { file_name: file = '', pages = [] } = answer as ReadResult
    const shown = pages.flatMap((page, index) => {
      const address = sheets[file.replace('.pdf', '')]?.[index]
      return address && regionsOf(page).length > 0 ? [sheetOf(still, address, page)] : []
    })
    figure.hidden = shown.length === 0
    figure.replaceChildren(...shown)
    code.innerHTML = `${escapeHtml(headers)}\n\n${highlightJson(answer)}`
    nameObjects(code, pages)
  })
  onPoint(root, (part) => {
    const { ref = '' } = part.dataset
    light(root, ref)
    lightObject(root, ref, !part.closest('.code'))
  })
}

/** Numbers are unique on their page only. */
const nameOf = (page: ReadPage, ref: number | string) => `${page.page}-${ref}`

/** Gives the objects of the highlighted answer the names that the boxes have, and lets the keyboard reach them. */
function nameObjects(code: Element, pages: readonly ReadPage[]): void {
  const owners = pages.flatMap((page) => refsIn(page).map(() => page))
  for (const [index, object] of [...code.querySelectorAll<HTMLElement>('[data-ref]')].entries()) {
    const page = owners[index]
    if (page) object.dataset.ref = nameOf(page, object.dataset.ref ?? '')
    object.tabIndex = 0
  }
}

/** The still sheet with the drawing and the boxes of this page. */
function sheetOf(still: Element, address: string, page: ReadPage): Element {
  const sheet = still.cloneNode(true) as Element
  sheet.querySelector('img')?.setAttribute('src', address)
  const kinds = kindsOf(page)
  const boxes = regionsOf(page).map(({ reference_id: ref, polygon }) => {
    const box = document.createElementNS(svgSpace, 'polygon')
    box.setAttribute('points', polygon.map(({ x, y }) => `${x},${y}`).join(' '))
    box.dataset.kind = kinds.get(ref) ?? 'metadata'
    box.dataset.ref = nameOf(page, ref)
    return box
  })
  sheet.querySelector('svg')?.replaceChildren(...boxes)
  return sheet
}
