import type { Database } from '../../platform/database/database.ts'
import { insertClient } from './client-queries.ts'

export type DemoPerson = { key: string; name: string }

/**
 * Adds clients of the demo shop without passwords, so that no one can sign in as them. Returns their ids by key; a
 * client whose address is already registered is missing.
 */
export async function addDemoPeople(
  transaction: Database,
  people: readonly DemoPerson[],
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { key, name } of people) {
    const email = `${key}@buyers.dray.example`
    const row = { email, emailKey: email, name, marketingOptIn: false, emailConfirmedAt: now }
    const clientId = await insertClient(transaction, row)
    if (clientId === null) continue
    ids.set(key, clientId)
  }
  return ids
}
