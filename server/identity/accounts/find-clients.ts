import type { Database } from '../../platform/database/database.ts'
import { clientByEmail, confirmedClientRows } from './client-queries.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { clientsWith } from './client-search-queries.ts'
import type { SavedAddress } from '../../../shared/api/accounts-api.ts'
import { addressesOf, addressesOfClients } from './address-queries.ts'

/** The client of this address, for operators; null for none. */
export async function findClientByEmail(
  database: Database,
  email: string,
): Promise<{ id: string; email: string; name: string } | null> {
  const client = await clientByEmail(database, readEmailAddress(email).key)
  return client && { id: client.id, email: client.email, name: client.name }
}

/** Clients by words that a caller would say: name, email, or town, postcode or name of an address; at most five hundred. */
export const findClientsByWords = (database: Database, query: string): Promise<string[]> =>
  clientsWith(database, query)

/** The saved addresses of a client, oldest first, for the features that know more of them. */
export async function findAddresses(database: Database, clientId: string): Promise<SavedAddress[]> {
  return addressesOf(database, clientId)
}

/** The same of several clients, each address with its client. */
export const findAddressesOf = (
  database: Database,
  clientIds: readonly string[],
): Promise<(SavedAddress & { clientId: string })[]> => addressesOfClients(database, clientIds)

/** Those of these clients whose address is confirmed, by id. */
export async function findConfirmedClients(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, { id: string; name: string; email: string }>> {
  const rows = ids.length === 0 ? [] : await confirmedClientRows(database, ids)
  return new Map(rows.map((row) => [row.id, row]))
}
