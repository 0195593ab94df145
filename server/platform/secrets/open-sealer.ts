import { ConfigError } from '../config/config-error.ts'
import type { Database } from '../database/database.ts'
import { createSealer, digestKeyOf, type Sealer } from './seal-text.ts'
import { shopSecretContext, storeShopSecret } from './secret-queries.ts'

const digestKeyName = 'digest key'

/**
 * The sealer of an installation. The key of digests is itself a sealed secret, so recovery codes outlive a rotation.
 * Throws ConfigError if none of the keys has sealed the secrets of this database.
 */
export async function openSealer(database: Database, keys: readonly Buffer[]): Promise<Sealer> {
  const sealer = createSealer(keys)
  const context = shopSecretContext(digestKeyName)
  const first = sealer.seal(digestKeyOf(keys).toString('base64url'), context)
  const digestKey = sealer.open(
    await storeShopSecret(database, { name: digestKeyName, sealed: first }),
    context,
  )
  if (digestKey === null)
    throw new ConfigError(
      'SECRETS_KEY, or secrets.key in VAR_FOLDER, does not open the secrets of this database: another key sealed them. ' +
        'Set that key; to replace it, set SECRETS_KEY to the new key, a comma and the old one.',
    )
  return createSealer(keys, Buffer.from(digestKey, 'base64url'))
}
