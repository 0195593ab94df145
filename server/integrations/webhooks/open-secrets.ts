import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { type EndpointRow, secretContext } from './endpoint-queries.ts'

/**
 * The secrets that sign now, the newest first: after a change those before do for a day, however many there were. Null
 * where the newest does not open.
 */
export function openSecrets(
  sealer: Sealer,
  { id, secret, oldSecret, oldSecretUntil }: EndpointRow,
  now: Date,
): string[] | null {
  const newest = sealer.open(secret, secretContext(id))
  if (newest === null) return null
  const isOldGood = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now
  const old = isOldGood ? sealer.open(oldSecret, secretContext(id)) : null
  return old === null ? [newest] : [newest, ...old.split(' ')]
}

/** As many as sign beside a new secret. */
const mostOld = 4

/** What to store as old of a webhook that gets a new secret: the newest of those that sign now, sealed as one text. */
export function sealOldSecrets(sealer: Sealer, endpoint: EndpointRow, now: Date): string {
  const signing = openSecrets(sealer, endpoint, now)
  if (signing === null) return endpoint.secret
  return sealer.seal(signing.slice(0, mostOld).join(' '), secretContext(endpoint.id))
}
