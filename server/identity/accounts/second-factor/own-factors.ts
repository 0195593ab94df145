import type { Database } from '../../../platform/database/database.ts'
import { passkeysOf, type PasskeyRow } from '../passkeys/passkey-queries.ts'
import { clientsWithFactor, secondFactorRow, type SecondFactorRow } from './second-factor-queries.ts'

export type OwnFactors = SecondFactorRow & { passkeys: PasskeyRow[]; hasAny: boolean }

/** All second factors of a client, whether or not they rest after a reset. */
export async function ownFactors(database: Database, clientId: string): Promise<OwnFactors> {
  const row = await secondFactorRow(database, clientId)
  const passkeys = await passkeysOf(database, clientId)
  return { ...row, passkeys, hasAny: row.totpConfirmedAt !== null || passkeys.length > 0 }
}

/** Whether a client has any. */
export const hasSecondFactor = async (database: Database, clientId: string): Promise<boolean> =>
  (await clientsWithFactor(database, [clientId])).has(clientId)

/** Those of these clients who have any. */
export const findClientsWithFactor = (
  database: Database,
  clientIds: readonly string[],
): Promise<Set<string>> => clientsWithFactor(database, clientIds)

/** Whether they count: not for a while after others have reset them (ROLE-13). */
export const isResting = ({ restsUntil }: Pick<SecondFactorRow, 'restsUntil'>, now: Date) =>
  restsUntil !== null && restsUntil > now
