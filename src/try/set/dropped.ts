/** Files of a dialog, or what was dropped, folders among them. */
export type ChosenOrDropped =
  | { readonly kind: 'chosen'; readonly files: readonly File[] }
  | { readonly kind: 'dropped'; readonly items: readonly DroppedItem[] }

export interface DroppedItem {
  readonly entry: FileSystemEntry | null
  readonly file: File | null
}

/** What a drop brings. To be called within the event: browsers empty its data as soon as it is over. */
export function droppedIn(transfer: DataTransfer): ChosenOrDropped {
  const items = Array.from(transfer.items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  return { kind: 'dropped', items }
}
