/** Says at a field of a calculator (`FigureField`) what is wrong with it, or that nothing is. */
export function showFault(input: HTMLInputElement, fault = ''): void {
  input.ariaInvalid = String(fault !== '')
  rewrite(document.getElementById(`${input.id}-fault`), fault)
}

/** Changes a text only where it says something else: assistive technology reads what is written anew. */
export function rewrite(place: Element | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text
}
