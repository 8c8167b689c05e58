/** What is to be read: a file of the visitor or one of the samples. */
export interface ChosenFile {
  readonly name: string
  readonly blob: Blob
}

/** The first file of a drop, a paste or a dialog; a pasted image has a name of the browser's. */
export function firstFile(files: FileList | null | undefined): ChosenFile | undefined {
  const file = files?.[0]
  return file && { name: file.name, blob: file }
}

/** Whether what is dragged over the page could be a file. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false
}
