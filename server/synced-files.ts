import { constants, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file atomically: under its name there is only ever a complete file, already on the disk.
 *
 * @param mode rights of a new file, such as 0o600 for personal data
 */
export async function writeWhole(
  file: string,
  bytes: Uint8Array | string,
  mode?: number,
): Promise<void> {
  await inPlace(file, async (part) => {
    const handle = await open(part, 'w', mode)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
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
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a file under a name of this process, and then gives it its own. */
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
