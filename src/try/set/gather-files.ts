import type { ChosenOrDropped, DroppedItem } from './dropped.ts'

/** A file with its place below what was chosen or dropped. */
export interface FoundFile {
  readonly path: string
  readonly file: File
}

/** What was found; with more than the limit nothing is taken, since it is unknown which were meant. */
export type GatheredFiles =
  | { readonly kind: 'files'; readonly files: readonly FoundFile[] }
  | { readonly kind: 'too-many'; readonly limit: number }

/** Files that operating systems put into folders; no visitor means to send them. */
export const isSystemFile = (name: string) =>
  /^(?:\._|\.DS_Store$|thumbs\.db$|desktop\.ini$)/i.test(name)

/** The most levels of folders that are read. */
const deepest = 30

/** The files of what somebody gives. */
export async function gatherFiles(given: ChosenOrDropped, limit: number): Promise<GatheredFiles> {
  return given.kind === 'chosen'
    ? filesOfList(given.files, limit)
    : filesOfDropped(given.items, limit)
}

/** The files of a dialog, for single files or for a folder. */
export function filesOfList(list: Iterable<File>, limit: number): GatheredFiles {
  const files = Array.from(list, (file) => ({ path: file.webkitRelativePath || file.name, file }))
  return foundFiles(files, limit)
}

/** Files that were dropped, those in folders too. */
async function filesOfDropped(
  dropped: readonly DroppedItem[],
  limit: number,
): Promise<GatheredFiles> {
  const files: FoundFile[] = []
  for (const { entry, file } of dropped) {
    if (entry?.isDirectory) await addFolder(entry as FileSystemDirectoryEntry, files, limit, 0)
    else if (file) files.push({ path: file.name, file })
    if (files.length > limit) break
  }
  return foundFiles(files, limit)
}

/** Adds what a folder holds, in the order of names, until there is more than the limit. */
async function addFolder(
  folder: FileSystemDirectoryEntry,
  files: FoundFile[],
  limit: number,
  depth: number,
): Promise<void> {
  if (depth > deepest) return
  for (const entry of await entriesOf(folder)) {
    if (files.length > limit) return
    if (entry.isDirectory) {
      await addFolder(entry as FileSystemDirectoryEntry, files, limit, depth + 1)
    } else {
      const path = entry.fullPath.replace(/^\//, '')
      files.push({ path, file: await fileOf(entry as FileSystemFileEntry) })
    }
  }
}

/** Browsers list a folder in pieces; the last one is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) break
    all.push(...some)
  }
  return all.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** A file that the browser cannot open is refused later, when it is read, like any other unreadable one. */
function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(new File([], entry.name))))
}

function foundFiles(all: readonly FoundFile[], limit: number): GatheredFiles {
  const files = all.filter(({ file }) => !isSystemFile(file.name))
  return files.length > limit ? { kind: 'too-many', limit } : { kind: 'files', files }
}
