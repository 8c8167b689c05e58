import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes the `.eml` files of these deliveries, which the site writes without SMTP_URL, and what an interrupted write
 * has left of them: their names contain the delivery's id. Returns how many there were; no folder, no files.
 */
export async function deleteMailFiles(
  folder: string,
  deliveryIds: ReadonlySet<string>,
): Promise<number> {
  const names = await fileNames(folder)
  const theirs = names.filter((name) => {
    const [id] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(name) ?? []
    return id !== undefined && deliveryIds.has(id)
  })
  for (const name of theirs) await rm(join(folder, name), { force: true })
  return theirs.length
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
