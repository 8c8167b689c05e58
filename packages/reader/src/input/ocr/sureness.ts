/** Mean confidence of what was recognised, by length; 0 for nothing. */
export function surenessOf(
  texts: readonly { readonly text: string; readonly confidence: number }[],
): number {
  const length = texts.reduce((sum, { text }) => sum + text.length, 0)
  const sum = texts.reduce((total, { text, confidence }) => total + confidence * text.length, 0)
  return length === 0 ? 0 : sum / length
}
