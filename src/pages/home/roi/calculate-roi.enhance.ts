import { parseNumber } from '../../../../shared/i18n/parse-number.ts'
import { hundredth } from '../../../../shared/rounding.ts'
import { rewrite, showFault } from '../../../components/fields/show-fault.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import { shareValues } from '../../../navigation/share-values.ts'
import type { PlotShapes } from './roi-plot-shapes.ts'
import { type RoiField, roiFields, roiKeys } from './roi-search.ts'
import { mapFields, type RoiSetup, type RoiView, roiView } from './roi-view.ts'

/** Calculates as it is typed, and writes what is entered into the address. */
export function calculateRoi(root: HTMLElement): void {
  const setup: RoiSetup = JSON.parse(root.querySelector('script')?.textContent ?? '')
  const locale = documentLocale()
  const input = (field: RoiField) =>
    root.querySelector(`[name=${roiKeys[field]}]`) as HTMLInputElement

  function update(): void {
    const view = roiView(
      mapFields((field) => input(field).value),
      setup,
      locale,
    )
    for (const field of roiFields) showFault(input(field), view.faults[field])
    showResult(root, view)
  }
  function share(field: RoiField): void {
    const value = parseNumber(input(field).value, locale, setup.max[field])
    const isShared = typeof value === 'number' && value !== setup.defaults[field]
    shareValues({ [roiKeys[field]]: isShared ? sharedText(value) : undefined })
  }

  for (const field of roiFields) {
    input(field).addEventListener('input', () => {
      update()
      share(field)
    })
  }
  // Values may have been typed before this script was loaded.
  const typed = roiFields.filter((field) => input(field).value !== input(field).defaultValue)
  if (typed.length > 0) update()
  typed.forEach(share)
}

/** Shared links have plain numbers with at most two decimals, so `1.200` must have been typed as German. */
function sharedText(value: number): string {
  return String(hundredth(value))
}

/** While an input is wrong, the last result stays, dimmed: a typing error should not lose it. */
function showResult(root: HTMLElement, { outputs, isLoss, isNever, plot, bring }: RoiView): void {
  const panel = root.querySelector('.roi-result') as HTMLElement
  panel.dataset.stale = String(!plot)
  if (!plot) return
  panel.dataset.loss = String(isLoss)
  panel.dataset.never = String(isNever)
  for (const [name, text] of Object.entries(outputs)) {
    rewrite(root.querySelector(`[data-output=${name}]`), text)
  }
  const result = root.querySelector('[data-result]') as HTMLElement
  result.hidden = false
  redraw(result, plot)
  const link = result.querySelector('[data-bring] a') as HTMLAnchorElement
  const address = new URL(link.href)
  address.searchParams.set('bring', bring ?? '')
  link.href = address.href
}

function redraw(result: HTMLElement, plot: PlotShapes): void {
  for (const [name, { attributes, text }] of Object.entries(plot)) {
    const part = result.querySelector(`[data-part=${name}]`)
    for (const [key, value] of Object.entries(attributes)) part?.setAttribute(key, String(value))
    if (part && text !== undefined) part.textContent = text
  }
}
