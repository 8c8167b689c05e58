/** Shows the error of a calculator's field (`FigureField`), or removes it. */
export function showFault(input: HTMLInputElement, fault = ''): void {
  input.ariaInvalid = String(fault !== '')
  rewrite(document.getElementById(`${input.id}-fault`), fault)
}

/** Writes a text only if it differs, because screen readers announce every write, even of the same text. */
export function rewrite(place: Element | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text
}
