import type { WaitingWriteOff, WriteOff } from '../../../shared/api/credit-api.ts'
import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import type { auditTrailOf } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { findDocuments } from '../documents/read-documents.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'
import { isWriteOffWaiting, writeOffHours } from './write-off.ts'
import { unconfirmedWriteOffs, type WriteOffRow, writeOffRows } from './write-off-queries.ts'

type AuditEntry = Awaited<ReturnType<typeof auditTrailOf>>[number]
type Viewing = { now: Date; viewerId: string | undefined }
type Dossier = Viewing & { trail: readonly AuditEntry[] }

const hourMs = 3_600_000

/** What was written off of a client's invoices, or is to be, the newest first; its trail says by whom. */
export async function writeOffsOf(
  database: Database,
  clientId: string,
  { trail, ...viewing }: Dossier,
): Promise<WriteOff[]> {
  const rows = await writeOffRows(database, clientId)
  const numbers = await numbersOf(database, rows)
  const doneBy = new Map(
    trail.filter(isDone).map(({ after, actorName }) => [(after as { id: string }).id, actorName]),
  )
  return rows.map((row) => writeOffView(row, { ...viewing, numbers, doneBy: doneBy.get(row.id) ?? null }))
}

/** Those of all clients that a second person can still confirm, the oldest first. */
export async function waitingWriteOffs(database: Database, viewing: Viewing): Promise<WaitingWriteOff[]> {
  const since = new Date(viewing.now.getTime() - writeOffHours * hourMs)
  const rows = await unconfirmedWriteOffs(database, since)
  const numbers = await numbersOf(database, rows)
  const ids = rows.map(({ clientId }) => clientId)
  const pubs = await findBusinessNames(database, ids)
  const clients = await findPublicClients(database, ids)
  return rows.map((row) => ({
    ...writeOffView(row, { ...viewing, numbers, doneBy: null }),
    client: {
      id: row.clientId,
      name: pubs.get(row.clientId) || (clients.get(row.clientId)?.name ?? formerClientName),
    },
  }))
}

const isDone = ({ verb, refusal }: AuditEntry): boolean =>
  refusal === null && (verb === 'written off' || verb === 'written off alone')

async function numbersOf(
  database: Database,
  rows: readonly WriteOffRow[],
): Promise<ReadonlyMap<string, string>> {
  const documents = await findDocuments(database, [...new Set(rows.map(({ documentId }) => documentId))])
  return new Map(documents.map(({ id, number }) => [id, number]))
}

type Surroundings = Viewing & { numbers: ReadonlyMap<string, string>; doneBy: string | null }

function writeOffView(row: WriteOffRow, { now, viewerId, numbers, doneBy }: Surroundings): WriteOff {
  const { id, documentId, amountMinor, reason, askedBy, askedById, askedAt, doneAt } = row
  return {
    id,
    number: numbers.get(documentId) ?? '',
    amountMinor,
    reason,
    askedBy,
    isOwn: viewerId !== undefined && askedById === viewerId,
    askedAt: new Date(askedAt).toISOString(),
    doneBy,
    state: doneAt !== null ? 'done' : isWriteOffWaiting(row, now) ? 'asked' : 'lapsed',
  }
}
