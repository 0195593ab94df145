import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are no public hosts: IANA's registry of special purposes, multicast and the reserved ones. */
const closedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Within the global unicast addresses: protocols of their own, documentation, and forms that hold an IPv4 address. */
const closedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const v4 = listOf(closedV4, 'ipv4')
const v6 = listOf(closedV6, 'ipv6')
const globalV6 = listOf(['2000::/3'], 'ipv6')

/**
 * Whether an IP address is one of the public internet. Of IPv6 only global unicast addresses are: loopback, link-local,
 * private, mapped and translated ones (::ffff:0:0/96, 64:ff9b::/96) are not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !v4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return globalV6.check(address, 'ipv6') && !v6.check(address, 'ipv6')
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
