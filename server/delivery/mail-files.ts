import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import type { DeliveryStore } from '../store/store.ts'
import { composeMail, UnsendableMail } from './compose-mail.ts'
import { errorCode } from './error-code.ts'
import type { Attempt, DeliveryHead, MailMessage, SendMail } from './messages.ts'

type Options = {
  /** Made (mode 0700) with the first mail. */
  readonly directory: string
  readonly siteHost: string
  readonly store: Pick<DeliveryStore, 'withdrawn'>
  readonly log: Pick<Log, 'info'>
}

/**
 * Writes mails as `.eml` files (RFC 5322) instead of sending them: what happens without SMTP_URL. The file holds what
 * SMTP would have transported, and any mail program opens it. Its name starts with the mail's date, so names sort by
 * time; a second attempt writes the same name. A file is complete or absent: it gets its name after it is on disk. One
 * whose delivery was withdrawn meanwhile is deleted again: an erasure looks for files either before or after that
 * moment.
 */
export function createMailFiles({ directory, siteHost, store, log }: Options): SendMail {
  return async function writeMail(head, message): Promise<Attempt> {
    try {
      const { name, bytes } = await composeFile(head, message, siteHost)
      await writeWhole(directory, name, bytes)
      if ((await store.withdrawn([head.id])).has(head.id)) {
        await rm(join(directory, name), { force: true })
        return { kind: 'withdrawn' }
      }
      log.info({ delivery: head.id, event: head.event, file: name }, 'Mail written to a file')
      return { kind: 'delivered' }
    } catch (error) {
      if (error instanceof UnsendableMail) return { kind: 'permanent', error: error.message }
      return { kind: 'failed', error: `mail file ${errorCode(error)}` }
    }
  }
}

async function composeFile(head: DeliveryHead, message: MailMessage, siteHost: string) {
  if (!/^[\w-]+$/.test(head.id)) throw new UnsendableMail('id cannot be a file name')
  const mail = composeMail(head, message, siteHost)
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const bytes = await new MailComposer({ ...mail, newline: 'windows' }).compile().build()
  // No colons: Windows knows none in file names.
  const stamp = (mail.date as Date).toISOString().replaceAll(/[-:]/g, '')
  return { name: `${stamp}-${head.id}.eml`, bytes }
}

/** Personal data: readable by the owner only (modes 0600 and 0700). */
async function writeWhole(directory: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const temporary = join(directory, `.${name}.${process.pid}.tmp`)
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(directory, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncDirectory(directory)
}

/** Makes the new name durable as well: after a power cut the file would else be gone, and its delivery done. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
