import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { providerFee } from '../ledger/booking-rules.ts'
import { isBooked, postLedger } from '../ledger/post-ledger.ts'
import { closeEntry } from '../../platform/worklist/worklist.ts'
import { balanceKey } from './name-difference.ts'
import { differenceEntry } from './reconcile.ts'
import { deleteDifference, insertExplanation, lockedDifference } from './reconciliation-queries.ts'

type Explaining = {
  provider: string
  key: string
  reason: string
  /** It is a cost of the provider: booked as one, where nothing is under its key here. */
  isCost: boolean
  actor: Actor
  now: Date
}

/**
 * Finance explains a difference, which leaves the list until it changes; answers its pence. Needs a transaction; throws
 * RequestError 400 without a reason, 404 for what is not on the list.
 */
export async function explainDifference(
  transaction: Database,
  { provider, key, reason: given, isCost, actor, now }: Explaining,
): Promise<number> {
  const reason = given.trim()
  if (reason === '') throw badField('reason', 'Say why.')
  const found = await lockedDifference(transaction, { provider, key })
  if (found === null) throw notFound('The difference')
  const { differenceMinor } = found
  if (isCost) {
    if (key === balanceKey || (await isBooked(transaction, key)))
      throw badField('isCost', 'It is booked already: a cost is what is at the provider alone.')
    const entries = providerFee(-differenceMinor, provider)
    await postLedger(transaction, { event: 'provider_fee', key, entries, actor: actor.name, reason, now })
  } else
    await insertExplanation(transaction, {
      provider,
      key,
      differenceMinor,
      reason,
      explainedBy: actor.name,
      explainedAt: now.toISOString(),
    })
  await deleteDifference(transaction, { provider, key })
  await closeEntry(transaction, { kind: differenceEntry, subject: key, by: actor, now })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: isCost ? 'difference booked as cost' : 'difference explained',
    subject: { kind: 'provider', id: provider },
    reason,
    after: { key, differenceMinor },
  })
  return differenceMinor
}
