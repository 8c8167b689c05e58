/** Offers a file made in the browser as a download. */
export function saveFile(content: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address when the click is handled, which may be after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** `bracket rev.B.pdf` and `balloons.pdf` give `bracket rev.B-balloons.pdf`; what file systems refuse becomes `_`. */
export function nameBeside(original: string, ending: string): string {
  const stem = original
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not stand in a name
    .replaceAll(/[\\/:*?"<>|\u0000-\u001f]/g, '_')
    .trim()
  return `${stem || 'drawing'}${ending.startsWith('.') ? '' : '-'}${ending}`
}
