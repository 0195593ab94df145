import {
  allowInsecureRequests,
  clockTolerance,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { OpenIdSettings } from '../../../platform/config/provider-settings.ts'

/** How long a provider may take for any one answer. */
const timeoutSeconds = 5
/** How long the server waits before it asks a failed issuer again, so that a provider that is down slows no sign-in. */
const failureRestMs = 30_000
/** Clocks may differ by five minutes. */
const skewSeconds = 5 * 60

/**
 * The issuer's published metadata, fetched at first use and then cached. Rejects while the issuer cannot be reached.
 */
export function createDiscovery({
  clientId,
  clientSecret,
  issuer,
}: OpenIdSettings): () => Promise<Configuration> {
  const url = new URL(issuer)
  // The token comes straight from the issuer; checking its signature still costs only one cached key set.
  const execute = [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])]
  let cached: Promise<Configuration> | null = null
  let restsUntil = 0
  return () => {
    if (cached !== null && (restsUntil === 0 || Date.now() < restsUntil)) return cached
    restsUntil = 0
    const metadata = { client_secret: clientSecret, [clockTolerance]: skewSeconds }
    cached = discovery(url, clientId, metadata, undefined, { execute, timeout: timeoutSeconds })
    cached.catch(() => {
      restsUntil = Date.now() + failureRestMs
    })
    return cached
  }
}
