import { systemActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import type { Accounts } from './accounts.ts'
import { addressesOf } from './address-queries.ts'
import type { ClientRow } from './client-queries.ts'
import { allRetained, dropRetained, insertRetained, retainedRows } from './retained-client-queries.ts'

export type { RetainedClient } from './retained-client-queries.ts'
export { isAddressRetained } from './retained-client-queries.ts'

/** The kind of its entry on the worklist. */
const entry = 'left_unsettled'

/** What is not settled with a client, a sentence each. */
export async function findUnsettled(
  { unsettled }: Pick<Accounts, 'unsettled'>,
  database: Database,
  clientId: string,
): Promise<string[]> {
  const found = []
  for (const find of unsettled) found.push(...(await find(database, clientId)))
  return found
}

/**
 * Retains name, address and email of a business whose account is deleted before all is settled, and notifies finance. The law allows
 * it for legal claims alone, so that `dropSettled` removes them once nothing is open.
 */
export async function retainClient(
  { businessNames }: Pick<Accounts, 'businessNames'>,
  transaction: Database,
  { client, open, now }: { client: ClientRow; open: readonly string[]; now: Date },
): Promise<void> {
  const { id: clientId, email } = client
  const names = []
  for (const find of businessNames) names.push(await find(transaction, clientId))
  const name = names.find((each) => each) ?? client.name
  const [first] = await addressesOf(transaction, clientId)
  const lines = first === undefined ? [] : [first.street, first.apartment, first.town, first.postcode]
  const address = lines.filter(Boolean).join(', ')
  await insertRetained(transaction, { clientId, name, email, address, leftAt: now })
  await openEntry(transaction, {
    kind: entry,
    subject: clientId,
    about:
      `${[name, address, email].filter(Boolean).join(', ')} has deleted the account. ${open.join(' ')}`.slice(
        0,
        500,
      ),
    owner: 'finance',
    dueAt: now,
    now,
  })
}

/** Removes what is retained of businesses with whom everything is settled. */
export async function dropSettled(
  accounts: Pick<Accounts, 'database' | 'unsettled' | 'clock'>,
): Promise<void> {
  const { database, clock } = accounts
  for (const { clientId } of await allRetained(database))
    await database.transaction(async (transaction) => {
      if ((await findUnsettled(accounts, transaction, clientId)).length > 0) return
      await dropRetained(transaction, clientId)
      await closeEntry(transaction, { kind: entry, subject: clientId, by: systemActor, now: clock() })
    })
}

/** The businesses of these ids whose accounts are deleted and whose details are retained, by id. */
export async function findRetainedClients(database: Database, ids: readonly string[]) {
  const rows = await retainedRows(database, ids)
  return new Map(rows.map((row) => [row.clientId, row]))
}
