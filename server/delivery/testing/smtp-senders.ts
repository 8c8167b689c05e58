import { afterEach } from 'vitest'
import { createSmtpSender, type MailSender } from '../smtp.ts'
import { type Answers, type SmtpPeer, startPeer } from './smtp-peer.ts'

const limits = { connectionTimeout: 600, greetingTimeout: 400, socketTimeout: 500, attempt: 900 }

/** Senders and mail servers for the tests of a file; they end after each test. */
export function sendersForTests() {
  const cleanUps: (() => unknown)[] = []

  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  })

  function senderTo(port: number, query = '', scheme = 'smtp', user = ''): MailSender {
    const url = `${scheme}://${user}127.0.0.1:${port}${query}`
    const sender = createSmtpSender({ url, siteHost: 'www.firstangle.example', limits })
    cleanUps.push(() => sender.close())
    return sender
  }

  async function peerWith(answers?: Answers): Promise<{ peer: SmtpPeer; sender: MailSender }> {
    const peer = await startPeer(answers)
    cleanUps.push(() => peer.stop())
    return { peer, sender: senderTo(peer.port) }
  }

  return { senderTo, peerWith, afterTest: (cleanUp: () => unknown) => cleanUps.push(cleanUp) }
}
