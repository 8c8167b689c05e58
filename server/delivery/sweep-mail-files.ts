import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import type { DeliveryStore } from '../store/store.ts'
import { errorCode } from './error-code.ts'

/** How often each server looks for files of mails that have been withdrawn. */
export const sweepPauseMs = 60_000

/**
 * Deletes the files of mails that have been withdrawn, also half-written ones: every name contains the delivery's id.
 * Returns how many were deleted.
 */
export async function sweepMailFiles(
  folder: string,
  store: Pick<DeliveryStore, 'withdrawn'>,
): Promise<number> {
  const files = (await fileNames(folder)).flatMap((name) => {
    const [id] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(name) ?? []
    return id === undefined ? [] : [{ name, id }]
  })
  if (files.length === 0) return 0
  const withdrawn = await store.withdrawn([...new Set(files.map(({ id }) => id))])
  const theirs = files.filter(({ id }) => withdrawn.has(id))
  for (const { name } of theirs) await rm(join(folder, name), { force: true })
  return theirs.length
}

interface Options {
  readonly folder: string
  readonly store: Pick<DeliveryStore, 'withdrawn'>
  readonly log: Pick<Log, 'info' | 'warn'>
}

/**
 * Cleans a server's own folder at the start and then every minute. Requests are erased by a command on one machine;
 * every other machine has to delete its own files.
 */
export function sweepRegularly({ folder, store, log }: Options) {
  let timer: NodeJS.Timeout | undefined
  const sweep = async () => {
    try {
      const files = await sweepMailFiles(folder, store)
      if (files > 0) log.info({ files }, 'Files of withdrawn mails deleted')
    } catch (error) {
      log.warn({ error: errorCode(error) }, 'Files of withdrawn mails cannot be looked for now')
    }
  }
  return {
    start() {
      sweep()
      timer = setInterval(sweep, sweepPauseMs).unref()
    },
    stop: () => clearInterval(timer),
  }
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
