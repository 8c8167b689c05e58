/** What is to be read: a file of the visitor or one of the samples. */
export interface ChosenFile {
  readonly name: string
  readonly blob: Blob
}

/** Why what a visitor dropped cannot be read as one file. */
export type NoFile = 'folder' | 'several'

/** The file of the dialog. */
export function firstFile(files: FileList | null): ChosenFile | undefined {
  return chosen(files?.[0])
}

/**
 * What was dropped or pasted: one file, several, a folder, or nothing of the kind. Of several files none is picked,
 * because nobody knows which was meant. A pasted image has a name given by the browser.
 */
export function arrivedFile(transfer: DataTransfer | null): ChosenFile | NoFile | undefined {
  if (!transfer || transfer.files.length === 0) return undefined
  if (transfer.files.length > 1) return 'several'
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry())
  return entries.some((entry) => entry?.isDirectory) ? 'folder' : chosen(transfer.files[0])
}

const chosen = (file: File | undefined): ChosenFile | undefined =>
  file && { name: file.name, blob: file }
