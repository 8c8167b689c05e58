import { constants, copyFile, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file atomically: under its name there is only ever a complete file, already on the disk. */
export async function writeWhole(file: string, bytes: Uint8Array | string): Promise<void> {
  await inPlace(file, async (part) => {
    await opened(part, 'w', async (handle) => {
      await handle.writeFile(bytes)
      await handle.sync()
    })
  })
}

/** The same for a copy. Not a link: damage to one of the two leaves the other intact. */
export async function copyWhole(from: string, file: string): Promise<void> {
  await inPlace(file, async (part) => {
    await copyFile(from, part, constants.COPYFILE_FICLONE)
    await syncPath(part)
  })
}

/** Makes a directory that survives a power cut. */
export async function makeDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await syncPath(dirname(directory))
}

/** Waits until a file, or the names in a directory, are on the disk. */
export async function syncPath(path: string): Promise<void> {
  await opened(path, 'r', (handle) => handle.sync())
}

/** Two processes never make the same part. */
async function inPlace(file: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${process.pid}.part`
  try {
    await make(part)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function opened(
  path: string,
  flags: 'r' | 'w',
  act: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const handle = await open(path, flags)
  try {
    await act(handle)
  } finally {
    await handle.close()
  }
}
