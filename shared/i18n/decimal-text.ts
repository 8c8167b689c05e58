/** Figures that come as text with a decimal point, such as those of a response, with the mark of the page's language. */
export function decimalText(text: string, mark: string): string {
  return text.replace(/(?<=\d)\.(?=\d)/g, mark)
}
