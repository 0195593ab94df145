import type { Database } from '../../platform/database/database.ts'
import { type PublicClientRow, publicClientRows } from './client-queries.ts'
import { findRetainedClients } from './retain-client.ts'

/** The part of a client that others may see, and the part that features need to write to one. */
export type PublicClient = PublicClientRow & {
  /** First name and initial, as 'Maggie T.'. */
  displayName: string
}

/**
 * These clients by id. Of those who have closed their account there are businesses with whom something is to be settled, the others
 * are missing.
 */
export async function findPublicClients(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, PublicClient>> {
  const rows = ids.length === 0 ? [] : await publicClientRows(database, ids)
  const found = new Set(rows.map(({ id }) => id))
  const retained = await findRetainedClients(
    database,
    ids.filter((id) => !found.has(id)),
  )
  const left = [...retained.values()].map(({ clientId: id, name, email, leftAt }) => ({
    id,
    name,
    email,
    createdAt: leftAt,
    town: null,
  }))
  return new Map([...rows, ...left].map((row) => [row.id, { ...row, displayName: displayNameOf(row.name) }]))
}

/** The name shown when the real one is unknown. */
export const formerClientName = 'A former client'

/** Shortens a surname to its initial. */
export function displayNameOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1)?.match(/\p{L}\p{M}*/u)?.[0] ?? '') : ''
  return last === '' ? first : `${first} ${last.toUpperCase()}.`
}
