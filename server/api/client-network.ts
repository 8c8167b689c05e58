import { BlockList, isIPv4, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether an address is this machine's own: a proxy that does not forward the client's address, or a test. */
export function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The client of an address: an IPv6 subscriber has a whole /64 (RFC 6177), so its first four groups. */
export function clientKey(address: string): string {
  const groups = ipv6Groups(address)
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : address
}

/**
 * The network of an address, as large as one party can easily rent: /24 of IPv4, /48 of IPv6.
 *
 * @example networkOf('192.0.2.7') // '192.0.2.0/24'
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const groups = ipv6Groups(address)
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : address
}

/** The eight groups without leading zeros; undefined for anything but an IPv6 address. */
function ipv6Groups(address: string): string[] | undefined {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return undefined
  const [left = '', right] = plain.toLowerCase().split('::')
  const first = left === '' ? [] : left.split(':')
  const last = right ? right.split(':') : []
  // An embedded IPv4 address stands for two groups.
  const given = first.length + last.length + (plain.includes('.') ? 1 : 0)
  const between = right === undefined ? 0 : 8 - given
  const groups = [...first, ...Array<string>(between).fill('0'), ...last]
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}
