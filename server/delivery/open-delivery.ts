import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import type { Log } from '../log.ts'
import type { DeliveryStore } from '../store/store.ts'
import { createMailFiles } from './mail-files.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createSmtpSender } from './smtp.ts'
import { sweepRegularly } from './sweep-mail-files.ts'
import { createWebhookPoster } from './webhook.ts'

interface Options {
  readonly environment: Pick<
    Environment,
    'smtpUrl' | 'dataDir' | 'leadWebhookUrl' | 'leadWebhookSecret' | 'siteUrl'
  >
  readonly store: DeliveryStore
  readonly log: Log
  readonly now: () => Date
}

/**
 * The outbox as the environment describes it.
 *
 * - SMTP_URL: `smtps://user:password@host` or `smtp://…` (server/delivery/smtp.ts); without it mails become `.eml` files
 *   in `DATA_DIR/mail`.
 * - LEAD_WEBHOOK_URL with LEAD_WEBHOOK_SECRET: where events are posted; without it none are sent.
 * - SITE_URL: its host ends Message-IDs and names the sender of webhooks.
 */
export function openDelivery({ environment, store, log, now }: Options): Outbox {
  const { smtpUrl, dataDir, leadWebhookUrl, leadWebhookSecret, siteUrl } = environment
  const siteHost = new URL(siteUrl).hostname
  const smtp = smtpUrl === undefined ? undefined : createSmtpSender({ url: smtpUrl, siteHost })
  const directory = join(dataDir, 'mail')
  const outbox = createOutbox({
    store,
    sendMail: smtp?.send ?? createMailFiles({ directory, siteHost, store, log }),
    postWebhook:
      leadWebhookUrl !== undefined && leadWebhookSecret !== undefined
        ? createWebhookPoster({ url: leadWebhookUrl, secret: leadWebhookSecret, siteUrl, now })
        : undefined,
    log,
    now,
    random: Math.random,
  })
  // Also where mails are sent: some may have been written to files before.
  const sweeper = sweepRegularly({ folder: directory, store, log })
  return {
    ...outbox,
    start() {
      outbox.start()
      sweeper.start()
    },
    async stop() {
      sweeper.stop()
      await outbox.stop()
      smtp?.close()
    },
  }
}
