import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { settleStanding } from './settle-standing.ts'
import { openStanding } from './standing-queries.ts'
import { standingsOf } from './standing-of.ts'

/** What every verb of an approval takes: the brewery, who changes it, and when. */
export type StandingChange = { breweryId: string; actor: Actor; now: Date; reason?: string | null }

/**
 * Runs a change of a brewery's approval: holds its row, works, writes what follows for the shop, and the audit row with
 * the standing before and after. Needs a transaction.
 */
export async function changeStanding<Answer>(
  transaction: Database,
  { breweryId, actor, now, reason = null }: StandingChange,
  verb: AuditVerb,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await openStanding(transaction, breweryId)
  const [before] = await standingsOf(transaction, [breweryId], { now, lock: 'update' })
  const answer = await work()
  const after = await settleStanding(transaction, breweryId, now)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb,
    subject: { kind: 'brewery', id: breweryId },
    reason,
    before: summaryOf(before!),
    after: summaryOf(after),
  })
  return answer
}

type Assessed = Awaited<ReturnType<typeof settleStanding>>

/** The part of an approval that the audit names: documents by their values, the log by what it amounts to. */
function summaryOf({ facts, standing }: Assessed) {
  const {
    entries: _entries,
    warnedOfEnd: _warned,
    stoppedSince: _stopped,
    ...stated
  } = facts ?? { entries: [] }
  const { missing, awrs } = standing
  return { ...stated, missing, awrs }
}
