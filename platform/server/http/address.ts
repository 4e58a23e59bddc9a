import { isIP, isIPv6 } from 'node:net'

type Asked = {
  /** The header `x-forwarded-for`: the caller, then each proxy that forwarded the request. */
  forwarded: string | null
  /** Where the connection comes from. */
  socket: string | undefined
}

/**
 * The network address of the caller. In the chain of addresses, our own proxies wrote the last
 * ones: `trustedHops` of them are skipped, from the right. Anything further left was written by the
 * caller and proves nothing.
 */
export function callerAddress({ forwarded, socket }: Asked, trustedHops: number): string {
  const own = plainAddress(socket ?? '') ?? ''
  if (trustedHops === 0) return own
  const chain = [...(forwarded ?? '').split(',').filter((part) => part.trim() !== ''), own]
  const at = Math.max(0, chain.length - 1 - trustedHops)
  return plainAddress(chain[at] ?? '') ?? own
}

/** `[::1]:8080` and `::ffff:10.0.0.7` as the address they are; undefined for anything else. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  return isIP(bare) ? bare.toLowerCase() : undefined
}

/**
 * The network of an address, as the unit that limits count by: the address itself in IPv4, the
 * first 64 bits in IPv6, because one customer owns all addresses that share them.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups.slice(0, 4).map(shortGroup).join(':')}::/64`
}

const shortGroup = (group: string) => group.replace(/^0+(?=.)/, '')
