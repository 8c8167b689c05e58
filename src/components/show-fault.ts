/** Says at a field of a calculator (`FigureField`) what is wrong with it, or that nothing is. */
export function showFault(input: HTMLInputElement, fault = ''): void {
  input.ariaInvalid = String(fault !== '')
  rewrite(document.getElementById(`${input.id}-fault`), fault)
}

/** Writes a text only if it differs: assistive technology reads every text that is written, even the same one. */
export function rewrite(place: Element | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text
}
