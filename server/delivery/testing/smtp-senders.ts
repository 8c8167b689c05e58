import { afterEach } from 'vitest'
import { createSmtpSender, type MailSender, type SmtpLimits, smtpLimits } from '../smtp.ts'
import { type Answers, type SmtpPeer, startPeer } from './smtp-peer.ts'

/** Senders and mail servers for tests, which end after each. Limits are those of production unless given. */
export function sendersForTests() {
  const cleanUps: (() => unknown)[] = []

  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  })

  function senderTo(
    port: number,
    query = '',
    scheme = 'smtp',
    user = '',
    limits = smtpLimits,
  ): MailSender {
    const url = `${scheme}://${user}127.0.0.1:${port}${query}`
    const sender = createSmtpSender({ url, siteHost: 'www.firstangle.example', limits })
    cleanUps.push(() => sender.close())
    return sender
  }

  async function peerWith(
    answers?: Answers,
    limits?: Partial<SmtpLimits>,
  ): Promise<{ peer: SmtpPeer; sender: MailSender }> {
    const peer = await startPeer(answers)
    cleanUps.push(() => peer.stop())
    return { peer, sender: senderTo(peer.port, '', 'smtp', '', { ...smtpLimits, ...limits }) }
  }

  return { senderTo, peerWith, afterTest: (cleanUp: () => unknown) => cleanUps.push(cleanUp) }
}
