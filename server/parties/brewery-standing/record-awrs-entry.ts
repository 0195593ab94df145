import {
  type AwrsStatus,
  awrsStatuses,
  type ExclusionReason,
  exclusionReasons,
} from '../../../shared/standing/standing-conditions.ts'
import { awrsForm, parseAwrsNumber } from '../../../shared/accounts/registered-numbers.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { cutText } from '../../../shared/format/cut-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { isDay, nextYear } from './days.ts'
import { readEvidence } from './read-evidence.ts'
import { hasSameCheck, insertEntry, insertEvidence, type NewEntry } from './standing-queries.ts'
import { changeStanding, type StandingChange } from './change-standing.ts'

type Recording = StandingChange & { evidence: Buffer }
export type AwrsCheck = Recording & {
  awrsNumber: string
  lookedUpAt: Date
  nameOnRegister: string | null
  status: AwrsStatus
}
export type AwrsExclusion = Recording & { reason: ExclusionReason; endsOn: string }

/**
 * Records a look-up in HMRC's register, good or failed; answers the entry's id. Throws RequestError 400 naming the field
 * that is missing or wrong (AWRS-02).
 */
export async function recordAwrsCheck(transaction: Database, check: AwrsCheck): Promise<number> {
  const { lookedUpAt, status, now } = check
  const awrsNumber = parseAwrsNumber(check.awrsNumber)
  const nameOnRegister = check.nameOnRegister?.trim() || null
  if (awrsNumber === null) throw badField('awrsNumber', awrsForm)
  if (Number.isNaN(lookedUpAt.getTime()) || lookedUpAt > now)
    throw badField('lookedUpAt', 'The day and time of the look-up are needed, and may not be to come.')
  if (!awrsStatuses.includes(status))
    throw badField('status', `The status must be one of ${awrsStatuses.join(', ')}.`)
  if (nameOnRegister === null && status !== 'not_found')
    throw badField('nameOnRegister', 'The name on the register is needed.')
  const kind = status === 'approved' ? 'check' : 'failed_check'
  return record(transaction, check, {
    kind,
    awrsNumber,
    lookedUpAt: lookedUpAt.toISOString(),
    nameOnRegister,
    status,
  })
}

/**
 * Records why a brewery needs no approval, until a day at most 12 months on (AWRS-03); answers the entry's id. Throws
 * RequestError 400 naming the field.
 */
export async function recordAwrsExclusion(transaction: Database, exclusion: AwrsExclusion): Promise<number> {
  const { reason, endsOn, now } = exclusion
  const today = londonDay(now)
  if (!exclusionReasons.includes(reason))
    throw badField('reason', `The reason must be one of ${exclusionReasons.join(', ')}.`)
  if (!isDay(endsOn) || endsOn < today || endsOn > nextYear(today))
    throw badField('endsOn', `An exclusion ends on a day from ${today} to ${nextYear(today)}.`)
  return record(transaction, exclusion, { kind: 'exclusion', reason, endsOn })
}

async function record(
  transaction: Database,
  change: Recording,
  entry: Pick<NewEntry, 'kind'> & Partial<NewEntry>,
): Promise<number> {
  const evidence = readEvidence(change.evidence)
  const recordedAt = change.now.toISOString()
  return changeStanding(transaction, change, `awrs_${entry.kind}`, async () => {
    const evidenceId = await insertEvidence(transaction, evidence, recordedAt)
    const { breweryId } = change
    return insertEntry(transaction, {
      ...entry,
      breweryId,
      evidenceId,
      recordedAt,
      recordedBy: cutText(change.actor.name, 200),
    })
  })
}

/** Whether the log has this look-up of this number with the same evidence already. */
export async function hasRecordedCheck(
  database: Database,
  { breweryId, awrsNumber, lookedUpAt, evidence }: AwrsCheck,
): Promise<boolean> {
  const number = parseAwrsNumber(awrsNumber)
  if (number === null) return false
  const { sha256 } = readEvidence(evidence)
  return hasSameCheck(database, {
    breweryId,
    awrsNumber: number,
    lookedUpAt: lookedUpAt.toISOString(),
    sha256,
  })
}
