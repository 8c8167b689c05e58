/** What somebody gives: files of a dialog, or what was dropped, folders among them. */
export type Given =
  | { readonly kind: 'chosen'; readonly files: readonly File[] }
  | { readonly kind: 'dropped'; readonly items: readonly Dropped[] }

export interface Dropped {
  readonly entry: FileSystemEntry | null
  readonly file: File | null
}

/** To be called within the event: browsers empty its data as soon as it is over. */
export function droppedIn(transfer: DataTransfer): Given {
  const items = Array.from(transfer.items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  return { kind: 'dropped', items }
}
