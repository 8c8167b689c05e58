import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import type { DeliveryStore } from '../store/store.ts'
import { syncPath, writeWhole } from '../synced-files.ts'
import { composeMail, UnsendableMail } from './compose-mail.ts'
import { errorCode } from './error-code.ts'
import type { Attempt, DeliveryHead, MailMessage, SendMail } from './messages.ts'

interface Options {
  /** Made (mode 0700) with the first mail. */
  readonly directory: string
  readonly siteHost: string
  readonly store: Pick<DeliveryStore, 'withdrawn'>
  readonly log: Pick<Log, 'info'>
}

/**
 * Without SMTP_URL, mails are written as `.eml` files (RFC 5322) instead of being sent. A file holds what SMTP would have
 * transported; any mail program opens it. Its name begins with the mail's date, so that names sort by time, and is the
 * same on every attempt. If the delivery was withdrawn while the file was written, the file is deleted again: an erasure
 * that ran in between could not see it.
 */
export function createMailFiles({ directory, siteHost, store, log }: Options): SendMail {
  return async function writeMail(head, message): Promise<Attempt> {
    try {
      const { name, bytes } = await composeFile(head, message, siteHost)
      // Personal data: readable by the owner alone.
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeWhole(join(directory, name), bytes, 0o600)
      // Otherwise the name could be lost in a power cut, and its delivery would count as done.
      await syncPath(directory)
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
  // No colons: Windows does not allow them in file names.
  const stamp = (mail.date as Date).toISOString().replaceAll(/[-:]/g, '')
  return { name: `${stamp}-${head.id}.eml`, bytes }
}
