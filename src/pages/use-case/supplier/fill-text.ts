/** Puts figures counted on the page into the places `{count}` and `{max}` of a text. */
export function fillText(text: string, values: { count: number; max?: number }): string {
  return text
    .replace('{count}', String(values.count))
    .replace('{max}', String(values.max ?? '{max}'))
}
