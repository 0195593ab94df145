import {
  allowInsecureRequests,
  clockTolerance,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { OpenIdSettings } from '../../provider-settings.ts'

/** How long a provider may take for any one answer. */
const timeoutSeconds = 5
/** An issuer that failed is not asked again for so long, so that a provider that is down slows nobody. */
const failureRestMs = 30_000
/** Clocks may differ by five minutes. */
const skewSeconds = 5 * 60

/**
 * What the issuer publishes of itself, asked for when it is first needed and then kept. Rejects while the
 * issuer cannot be reached.
 */
export function createDiscovery({
  clientId,
  clientSecret,
  issuer,
}: OpenIdSettings): () => Promise<Configuration> {
  const url = new URL(issuer)
  // Signatures are checked although the token comes straight from the issuer: it costs one kept key set.
  const execute = [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])]
  let kept: Promise<Configuration> | null = null
  let restsUntil = 0
  return () => {
    if (kept !== null && (restsUntil === 0 || Date.now() < restsUntil)) return kept
    restsUntil = 0
    const metadata = { client_secret: clientSecret, [clockTolerance]: skewSeconds }
    kept = discovery(url, clientId, metadata, undefined, { execute, timeout: timeoutSeconds })
    kept.catch(() => {
      restsUntil = Date.now() + failureRestMs
    })
    return kept
  }
}
