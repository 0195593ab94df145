import type { Database } from '../database/database.ts'
import { insertAddress } from './address-queries.ts'
import { insertClient } from './client-queries.ts'
import { storeTradeDetails } from './trade-detail-queries.ts'

export type DemoPerson = { key: string; name: string; company: string; town: string; postcode: string }

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
  for (const { key, name, company, town, postcode } of people) {
    const email = `${key}@buyers.dray.example`
    const row = { email, emailKey: email, name, marketingOptIn: false, emailConfirmedAt: now }
    const clientId = await insertClient(transaction, row)
    if (clientId === null) continue
    ids.set(key, clientId)
    const trade = { company, licenceNumber: null, vatNumber: null, awrsNumber: null }
    await storeTradeDetails(transaction, clientId, trade)
    const place = { label: company, recipient: company, street: '1 High Street', apartment: null, town }
    await insertAddress(transaction, clientId, { ...place, postcode, phone: null })
  }
  return ids
}
