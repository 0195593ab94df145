import type { Database } from '../../platform/database/database.ts'
import { lastWayIn } from '../../platform/errors/account-errors.ts'
import { identitiesOf } from './identity-queries.ts'
import { passkeysOf } from './passkeys/passkey-queries.ts'
import { requireClientRow } from './require-client-row.ts'

/** Stops a client from removing the last way to sign in. Throws RequestError 409 for the last one. */
export async function requireWayIn(transaction: Database, clientId: string): Promise<void> {
  const { passwordHash } = await requireClientRow(transaction, clientId)
  if (passwordHash !== null) return
  const left = [await identitiesOf(transaction, clientId), await passkeysOf(transaction, clientId)].flat()
  if (left.length > 0) return
  throw lastWayIn()
}
