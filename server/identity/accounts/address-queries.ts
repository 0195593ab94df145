import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Address, SavedAddress } from '../../../shared/api/accounts-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { clientAddresses } from './client-tables.ts'

type Key = { clientId: string; addressId: string }

const columns = {
  id: clientAddresses.id,
  label: clientAddresses.label,
  recipient: clientAddresses.recipient,
  street: clientAddresses.street,
  apartment: clientAddresses.apartment,
  town: clientAddresses.town,
  postcode: clientAddresses.postcode,
  phone: clientAddresses.phone,
}

/** A client's addresses, oldest first. */
export async function addressesOf(database: Database, clientId: string): Promise<SavedAddress[]> {
  return database
    .select(columns)
    .from(clientAddresses)
    .where(eq(clientAddresses.clientId, clientId))
    .orderBy(asc(clientAddresses.createdAt), asc(clientAddresses.id))
}

/** The same of several clients, each address with its client. */
export async function addressesOfClients(
  database: Database,
  clientIds: readonly string[],
): Promise<(SavedAddress & { clientId: string })[]> {
  if (clientIds.length === 0) return []
  return database
    .select({ ...columns, clientId: clientAddresses.clientId })
    .from(clientAddresses)
    .where(inArray(clientAddresses.clientId, [...clientIds]))
    .orderBy(asc(clientAddresses.createdAt), asc(clientAddresses.id))
}

export async function countAddresses(database: Database, clientId: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(clientAddresses)
    .where(eq(clientAddresses.clientId, clientId))
  return row?.total ?? 0
}

export async function insertAddress(
  database: Database,
  clientId: string,
  address: Address,
): Promise<SavedAddress> {
  const [row] = await database
    .insert(clientAddresses)
    .values({ clientId, ...address })
    .returning(columns)
  return row!
}

/** Null when the client has no such address. */
export async function updateAddress(
  database: Database,
  { clientId, addressId }: Key,
  address: Address,
): Promise<SavedAddress | null> {
  const [row] = await database
    .update(clientAddresses)
    .set(address)
    .where(and(eq(clientAddresses.id, addressId), eq(clientAddresses.clientId, clientId)))
    .returning(columns)
  return row ?? null
}

/** False when the client has no such address. */
export async function deleteAddress(database: Database, { clientId, addressId }: Key): Promise<boolean> {
  const rows = await database
    .delete(clientAddresses)
    .where(and(eq(clientAddresses.id, addressId), eq(clientAddresses.clientId, clientId)))
    .returning({ id: clientAddresses.id })
  return rows.length > 0
}
