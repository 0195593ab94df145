import type { Database } from '../database/database.ts'
import { clientByEmail } from './client-queries.ts'
import { readEmailAddress } from '../mail/email-address.ts'

/** The client of this address, for operators; null for none. */
export async function findClientByEmail(
  database: Database,
  email: string,
): Promise<{ id: string; email: string; name: string } | null> {
  const client = await clientByEmail(database, readEmailAddress(email).key)
  return client && { id: client.id, email: client.email, name: client.name }
}
