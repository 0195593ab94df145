import type { SavedAddress } from '../../shared/api/accounts-api.ts'
import type { Database } from '../database/database.ts'
import { addressesOf } from './address-queries.ts'

/** The saved addresses of a client, oldest first, for the features that know more of them. */
export async function findAddresses(database: Database, clientId: string): Promise<SavedAddress[]> {
  return addressesOf(database, clientId)
}
