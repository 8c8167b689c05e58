import { documentLocale } from '../../../i18n/document-locale.ts'
import { clampThreshold, parseThreshold, thresholdText } from './threshold.ts'

/** Keeps slider and number of a threshold in step; an invalid number is reported and changes nothing. */
export function followThreshold(root: Element, onChange: (threshold: number) => void): void {
  const number = root.querySelector('input[inputmode=decimal]') as HTMLInputElement
  const slider = root.querySelector('input[type=range]') as HTMLInputElement
  const fault = root.querySelector('[data-fault]') as HTMLElement
  const locale = documentLocale()

  function showFault(isFault: boolean): void {
    number.ariaInvalid = String(isFault)
    fault.textContent = isFault ? (fault.dataset.fault ?? '') : ''
  }
  function onNumber(): void {
    const threshold = parseThreshold(number.value, locale)
    showFault(threshold === undefined)
    if (threshold === undefined) return
    slider.value = String(threshold)
    onChange(threshold)
  }
  function onSlider(): void {
    const threshold = clampThreshold(Number(slider.value))
    number.value = thresholdText(threshold, locale)
    showFault(false)
    onChange(threshold)
  }

  number.addEventListener('input', onNumber)
  slider.addEventListener('input', onSlider)
  // The visitor may have moved one before this script was loaded.
  if (number.value !== number.defaultValue) onNumber()
  else if (slider.value !== slider.defaultValue) onSlider()
}
