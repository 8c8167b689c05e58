import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What a signed link allows. `confirm` proves the mailbox of a trial. `call` confirms, shows, moves and cancels one
 * call, so it is only ever sent by mail; `view-call` shows the call to the visitor who asked for it.
 */
type TokenPurpose = 'confirm' | 'call' | 'view-call'

/** The result of checking a token. An expired one is genuine, so it still names its request. */
type TokenVerdict =
  | { readonly kind: 'valid' | 'expired'; readonly requestId: string }
  | { readonly kind: 'invalid' }

/** Purpose, request id, end of life in seconds since 1970, signature: 54 bytes, 72 characters without padding. */
const layout = { purpose: 0, requestId: 1, expiry: 17, signature: 22, end: 54 } as const

const purposeByte: Readonly<Record<TokenPurpose, number>> = {
  confirm: 1,
  call: 2,
  'view-call': 3,
}

/** Signs and checks the links that go into mails (HMAC-SHA256). `secret` is base64url, shared by all processes. */
export function createTokens(secret: string) {
  const key = Buffer.from(secret, 'base64url')
  if (key.byteLength < 32) throw new Error('The secret of the links needs 32 bytes')
  const signatureOf = (facts: Buffer) => createHmac('sha256', key).update(facts).digest()

  return {
    /** A token for one request, good until `expiresAt`. `requestId` is a UUID. */
    sign(purpose: TokenPurpose, requestId: string, expiresAt: Date): string {
      const facts = Buffer.alloc(layout.signature)
      facts[layout.purpose] = purposeByte[purpose]
      facts.write(requestId.replaceAll('-', ''), layout.requestId, 'hex')
      facts.writeUIntBE(Math.floor(expiresAt.getTime() / 1000), layout.expiry, 5)
      return Buffer.concat([facts, signatureOf(facts)]).toString('base64url')
    },
    /** Checks a token from outside; each token has exactly one spelling. */
    verify(purpose: TokenPurpose, token: unknown, now: Date): TokenVerdict {
      if (typeof token !== 'string' || !/^[\w-]{72}$/.test(token)) return { kind: 'invalid' }
      const bytes = Buffer.from(token, 'base64url')
      const facts = bytes.subarray(0, layout.signature)
      const isOurs = timingSafeEqual(signatureOf(facts), bytes.subarray(layout.signature))
      if (!isOurs || facts[layout.purpose] !== purposeByte[purpose]) return { kind: 'invalid' }
      const requestId = uuidOf(facts.toString('hex', layout.requestId, layout.expiry))
      const isOver = facts.readUIntBE(layout.expiry, 5) * 1000 <= now.getTime()
      return { kind: isOver ? 'expired' : 'valid', requestId }
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
