import { expect, test } from 'vitest'
import { droppedIn } from './dropped.ts'
import { filesOfList, gatherFiles } from './gather-files.ts'

const fileNamed = (name: string, webkitRelativePath = '') =>
  Object.defineProperty(new File(['x'], name), 'webkitRelativePath', { value: webkitRelativePath })

/** A folder as browsers give it: a hundred entries at a time. */
function folder(path: string, children: FileSystemEntry[]): FileSystemEntry {
  let given = 0
  const createReader = () => ({
    readEntries(done: (some: FileSystemEntry[]) => void) {
      const some = children.slice(given, given + 100)
      given += some.length
      done(some)
    },
  })
  return {
    isDirectory: true,
    name: path,
    fullPath: path,
    createReader,
  } as unknown as FileSystemEntry
}

const leaf = (path: string): FileSystemEntry => {
  const name = path.split('/').at(-1) ?? ''
  const file = (done: (one: File) => void) => done(fileNamed(name))
  return { isDirectory: false, name, fullPath: path, file } as unknown as FileSystemEntry
}

const dropped = (...entries: (FileSystemEntry | File)[]) =>
  ({
    items: entries.map((entry) => ({
      kind: 'file',
      webkitGetAsEntry: () => (entry instanceof File ? null : entry),
      getAsFile: () => (entry instanceof File ? entry : null),
    })),
  }) as unknown as DataTransfer

const paths = (found: Awaited<ReturnType<typeof gatherFiles>>) =>
  found.kind === 'files' ? found.files.map(({ path }) => path) : found

test('a chosen folder keeps its paths, and the files of the system stay out', () => {
  const files = [
    fileNamed('a.pdf', 'order/a.pdf'),
    fileNamed('.DS_Store', 'order/.DS_Store'),
    fileNamed('Thumbs.db', 'order/Thumbs.db'),
    fileNamed('b.pdf'),
  ]
  expect(paths(filesOfList(files, 10))).toEqual(['order/a.pdf', 'b.pdf'])
})

test('folders that are dropped are looked through to their ends', async () => {
  const many = Array.from({ length: 250 }, (_, index) =>
    leaf(`/many/${String(index).padStart(3, '0')}.pdf`),
  )
  const transfer = dropped(
    folder('/order', [folder('/order/in', [leaf('/order/in/b.pdf')]), leaf('/order/a.pdf')]),
    folder('/many', many),
    fileNamed('single.pdf'),
  )
  const found = paths(await gatherFiles(droppedIn(transfer), 1000))
  expect(found).toHaveLength(253)
  expect(found).toEqual(
    expect.arrayContaining(['order/in/b.pdf', 'order/a.pdf', 'many/249.pdf', 'single.pdf']),
  )
})

test('of more than the limit nothing is taken, and no further folder is looked into', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => leaf(`/many/${index}.pdf`))
  const tooMany = { kind: 'too-many', limit: 1000 }
  expect(await gatherFiles(droppedIn(dropped(folder('/many', many))), 1000)).toEqual(tooMany)
  expect(
    filesOfList(
      many.map(({ name }) => fileNamed(name)),
      1000,
    ),
  ).toEqual(tooMany)
})
