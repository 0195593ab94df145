import { BlockList } from 'node:net'
import { type Finding, findingsOf } from './finding.ts'

const site = findingsOf('site')
const proxies = findingsOf('proxies')

export type SiteFacts = {
  publicUrl: string
  /** Whether PUBLIC_URL names this machine, so that no one else can be in between. */
  isThisMachine: boolean
  /** Why /readyz did not answer; null where it did. */
  failure: string | null
  ready: { status: number; said: string } | null
  certificateEndsInMs: number | null
  /** The address that the shop counts this machine by; null where it did not say. */
  seen: SeenAddress | null
}
export type SeenAddress = {
  /** Asked plainly. */
  address: string
  /** Asked with an X-Forwarded-For that names `pretended`. */
  whenPretending: string
  pretended: string
  /** Ends of the connection from here to PUBLIC_URL. */
  local: string
  remote: string
}

const dayMs = 86_400_000
const certificateWarnMs = 14 * dayMs

/** Whether the shop answers at its public address, and how long its certificate lasts. */
export function assessSite({ publicUrl, failure, ready, certificateEndsInMs }: SiteFacts): Finding[] {
  if (failure !== null || ready === null)
    return [
      site.fail(
        `The shop does not answer at ${publicUrl}: ${failure ?? 'no answer'}.`,
        'Start the shop; then check PUBLIC_URL, its name and certificate, and the proxy in front.',
      ),
    ]
  if (ready.status !== 200)
    return [
      site.fail(
        `${publicUrl}/readyz answers ${ready.status}${ready.said === '' ? '' : `: ${ready.said}`}.`,
        ready.status === 503
          ? 'Wait until the shop is ready; its log says what it waits for.'
          : 'What answers there is not the shop, or the proxy changes addresses.',
      ),
    ]
  const answers = site.ok(`The shop is ready at ${publicUrl}.`)
  if (certificateEndsInMs === null || certificateEndsInMs > certificateWarnMs) return [answers]
  const days = Math.max(0, Math.floor(certificateEndsInMs / dayMs))
  return [answers, site.warn(`Its certificate ends in ${days} days.`, 'See why it was not renewed.')]
}

/** Whether limits count visitors and not proxies, and whether a visitor can choose what they count. */
export function assessProxies({ publicUrl, isThisMachine, seen }: SiteFacts): Finding {
  if (isThisMachine) return proxies.ok('PUBLIC_URL is this machine: there is no proxy to check.')
  if (seen === null)
    return proxies.warn(
      'The shop did not say which address it sees, so TRUSTED_PROXIES was not checked.',
      `Run the doctor again when the shop is ready at ${publicUrl}.`,
    )
  const { address, whenPretending, pretended, local, remote } = seen
  if (whenPretending === pretended)
    return proxies.fail(
      `The shop believes the X-Forwarded-For that a visitor writes: it saw ${pretended}, which we made up.`,
      'Let the proxy replace that header (deploy/), and TRUSTED_PROXIES name nothing that visitors can come from.',
    )
  if (address === local)
    return proxies.ok(
      `The shop sees this machine's address, ${address}.${
        isLoopback(local) ? ' A proxy on this machine has it too: ask once from another one.' : ''
      }`,
    )
  if (address === remote)
    return proxies.fail(
      `The shop takes the proxy at ${address} for the visitor: all visitors count as one.`,
      `Add ${address} to TRUSTED_PROXIES, and let the proxy set X-Forwarded-For.`,
    )
  if (isPrivateAddress(address))
    return proxies.warn(
      `The shop sees ${address}, a private address that is not this machine's (${local}).`,
      `If a proxy or balancer has it, add it to TRUSTED_PROXIES: all visitors count as one until then.`,
    )
  return proxies.ok(`The shop sees us as ${address}: right if that is this network's public address.`)
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

const isPrivateAddress = (address: string) =>
  privateNetworks.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
