import type { LedgerCorrection, LedgerCorrections } from '../../../shared/api/ledger-corrections-api.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { closeEntry } from '../../platform/worklist/worklist.ts'
import { correctionEntry, correctionHours } from './correct-booking.ts'
import { type CorrectionRow, correctionRows, lapseCorrectionRows } from './correction-queries.ts'

/** What was corrected by hand, or waits for a second person, the newest first. */
export async function listCorrections(
  database: Database,
  readerId: string | null,
): Promise<LedgerCorrections> {
  return { corrections: (await correctionRows(database)).map((row) => correctionView(row, readerId)) }
}

export function correctionView(row: CorrectionRow, readerId: string | null): LedgerCorrection {
  const { id, doneAt, lapsedAt, event, amountMinor, rightMinor, reason, askedBy, askedAt, confirmedBy } = row
  return {
    id,
    state: doneAt !== null ? 'done' : lapsedAt === null ? 'asked' : 'lapsed',
    event,
    amountMinor,
    rightMinor,
    reason,
    askedBy,
    askedAt: new Date(askedAt).toISOString(),
    confirmedBy,
    isOwn: readerId !== null && row.askedById === readerId,
  }
}

/** Corrections that no one confirmed in time leave the worklist. */
export async function lapseCorrections({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const now = clock()
  await database.transaction(async (transaction) => {
    const before = new Date(now.getTime() - correctionHours * 3_600_000)
    for (const subject of await lapseCorrectionRows(transaction, before, now))
      await closeEntry(transaction, { kind: correctionEntry, subject, by: systemActor, now })
  })
}
