import { isIP } from 'node:net'

/** `INET6_ADDRSTRLEN` and the name of a network interface, brackets and port. */
const longestAddress = 64

/**
 * The address a request counts for. Behind exactly one trusted proxy (`TRUST_PROXY=1`) that is the last entry of
 * `X-Forwarded-For`, the one the proxy wrote; whatever stands before it came from the client and proves nothing.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  isProxyTrusted: boolean,
): string {
  const last = isProxyTrusted ? lastEntry(forwardedFor ?? '') : ''
  const address = last || socketAddress || 'unknown'
  // The same IPv4 client also appears as ::ffff:192.0.2.1 on a dual-stack socket.
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** What a request's context in Hono tells of who asked. */
interface Asked {
  readonly req: { header(name: string): string | undefined }
  readonly env?: { readonly socketAddress?: string | undefined }
}

/** The address that a request counts for, by its context. */
export const addressOf = ({ req, env }: Asked, isProxyTrusted: boolean): string =>
  clientAddress(env?.socketAddress, req.header('x-forwarded-for') ?? null, isProxyTrusted)

/**
 * Empty for what is not an address. The longest are those of IPv6 with a zone. Some proxies write the client's port
 * behind its address (RFC 7239 6 names both shapes); it is another one for each connection, so it must not count.
 */
function lastEntry(forwardedFor: string): string {
  const entry = forwardedFor.slice(forwardedFor.lastIndexOf(',') + 1).trim()
  if (entry.length > longestAddress) return ''
  const bare = entry.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
  return isIP(bare) === 0 ? '' : bare
}
