import { BlockList, isIP, isIPv4 } from 'node:net'

/** Networks of IPv4 that are nobody's on the internet (IANA special-purpose registry). */
const closed4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; the metadata of most clouds is at 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed4.addSubnet(network, bits, 'ipv4')
}

/** What of IPv6 is given out to the internet; all else is local, mapped or of no use. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')

/** Within it: Teredo and other protocols, documentation, and 6to4, which carry IPv4 inside. */
const closed6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed6.addSubnet(network, bits, 'ipv6')
}

/**
 * Whether an address is of the public internet: no loopback, no private network, no link-local, no
 * metadata of a cloud, no IPv4 inside an IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  if (isIPv4(address)) return !closed4.check(address, 'ipv4')
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

/** Names that lead inside whatever a name server says of them. */
const INSIDE =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|arpa)$/

/**
 * What is wrong with an address that somebody wrote for the server to call, as a sentence; nothing
 * where it is sound as it is written. Where its name leads is looked up when it is called.
 */
export function whyNotCalled(text: string, takesHttp = false): string | undefined {
  const url = URL.parse(text)
  if (!url) return 'Debe ser una dirección completa, como https://sistema.example/avisos'
  const isTaken = url.protocol === 'https:' || (takesHttp && url.protocol === 'http:')
  if (!isTaken) return 'La dirección debe comenzar con https://'
  if (url.username || url.password) return 'La dirección no lleva usuario ni clave'
  if (url.hash) return 'La dirección no lleva «#»'
  const host = hostOf(url)
  // The URL reader has already written decimal, hexadecimal and short forms as four numbers.
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : NOT_PUBLIC
  if (!host.includes('.') || INSIDE.test(host)) return NOT_PUBLIC
  return undefined
}

const NOT_PUBLIC = 'La dirección debe ser pública en internet'

/** The name or the number of a URL, without brackets and without the dot of the root. */
export const hostOf = ({ hostname }: URL): string =>
  hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
