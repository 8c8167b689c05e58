import { decimalText } from '../../../../shared/i18n/decimal-text.ts'
import { light, onPoint } from '../../../components/evidence/light.ts'
import { inspectionSheet } from '../../../generated/inspection-sheet.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import { detailView } from './detail-view.ts'

type Row = (typeof inspectionSheet.rows)[number]

/** Lights rows together with their balloons, and shows the place of each enlarged. */
export function lightPlan(root: HTMLElement): void {
  let shown: number | undefined
  onPoint(root, ({ dataset }) => {
    const ref = Number(dataset.ref)
    const row = ref === shown ? undefined : inspectionSheet.rows.find((each) => each.ref === ref)
    if (!row) return
    shown = ref
    light(root, String(ref))
    for (const rect of root.querySelectorAll<SVGElement>('rect.evidence-box')) place(rect, row)
    describe(root, row)
    showRow(root.querySelector('[data-plan=list]') as HTMLElement, ref)
  })
}

function place(rect: SVGElement, { box, kind }: Row): void {
  for (const [name, value] of Object.entries(box)) rect.setAttribute(name, String(value))
  rect.dataset.kind = kind
}

function describe(root: HTMLElement, { box, number, ref, path, confidence }: Row): void {
  const detail = root.querySelector('aside svg') as SVGElement
  detail.setAttribute('viewBox', detailView(box, inspectionSheet))
  detail.ariaLabel = `${detail.dataset.label} ${number}`
  const what = root.querySelector(`tr[data-ref="${ref}"] th`)?.textContent
  const score = decimalText(confidence, documentLocale() === 'de' ? ',' : '.')
  const texts = { name: `${number} · ${what}`, path, confidence: score }
  for (const [name, text] of Object.entries(texts)) {
    const line = root.querySelector(`[data-detail=${name}]`) as HTMLElement
    line.textContent = text
  }
}

/** Scrolls the region, never the page, until the first row of a callout is in view below the table's head. */
function showRow(region: HTMLElement, ref: number): void {
  const row = region.querySelector(`tr[data-ref="${ref}"]`)
  const head = region.querySelector('thead')
  if (!row || !head) return
  const top = region.getBoundingClientRect().top + head.clientHeight
  const { top: rowTop, bottom } = row.getBoundingClientRect()
  const below = bottom - region.getBoundingClientRect().bottom
  if (rowTop < top) region.scrollTop -= top - rowTop
  else if (below > 0) region.scrollTop += below + 8
}
