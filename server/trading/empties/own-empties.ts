import { systemActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PersonalData } from '../../feature.ts'
import { closeEntry } from '../../platform/worklist/worklist.ts'
import { openCountsOfClient, updateCount } from './container-count-queries.ts'
import { forgetPlaces } from './container-place-queries.ts'
import { dropCharges } from './charges/end-charge.ts'
import { readCharges } from './charges/read-charges.ts'
import { readContainers, readCounts } from './read-containers.ts'

/** The containers at a client's premises and the counts of them, for the client to take away. */
export const ownEmpties: PersonalData = {
  name: 'empties',
  read: async (database, clientId, now) => ({
    containers: await readContainers(database, { clientId }, now),
    counts: await readCounts(database, { clientId }, now),
    charges: await readCharges(database, { clientId }, now),
  }),
}

/** Runs before an account is deleted: containers stay on the books of their breweries, without the name. */
export async function forgetEmpties(transaction: Database, clientId: string, now: Date): Promise<void> {
  const dropped = { state: 'dropped' as const, answer: 'The client has left.', endedAt: now.toISOString() }
  for (const { id } of await openCountsOfClient(transaction, clientId))
    await updateCount(transaction, id, dropped)
  await closeEntry(transaction, { kind: 'empties_disagreed', subject: clientId, by: systemActor, now })
  await dropCharges(transaction, clientId, now)
  await forgetPlaces(transaction, clientId)
}
