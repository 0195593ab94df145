import { isIP } from 'node:net'
import { ConfigError } from './config-error.ts'

/** Names that Fastify knows beside addresses: of this machine, and of networks that no one routes. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Whose word about a visitor's address is taken: addresses and networks (CIDR) of proxies, with commas between them.
 * Throws ConfigError for anything else, and for networks that hold everybody.
 */
export function readTrustedProxies(text: string | null): string[] {
  if (text === null) return ['loopback']
  const proxies = text.split(',').map((part) => part.trim())
  for (const proxy of proxies) {
    if (!isNetwork(proxy))
      throw new ConfigError(
        `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, ::1 or loopback, not '${proxy}'`,
      )
  }
  return proxies
}

function isNetwork(text: string): boolean {
  if (namedNetworks.has(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  // Anyone who trusts everybody lets each visitor choose the address that limits count.
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}
