import type { Sealer } from '../secrets/seal-text.ts'
import { type EndpointRow, secretContext } from './endpoint-queries.ts'

/** The secrets that sign now, the newest first: after a change both do for a day. Null where the newest does not open. */
export function openSecrets(
  sealer: Sealer,
  { id, secret, oldSecret, oldSecretUntil }: EndpointRow,
  now: Date,
): string[] | null {
  const newest = sealer.open(secret, secretContext(id))
  if (newest === null) return null
  const isOldGood = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now
  const old = isOldGood ? sealer.open(oldSecret, secretContext(id)) : null
  return old === null ? [newest] : [newest, old]
}
