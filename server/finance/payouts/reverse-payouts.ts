import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { brewerySettled, payoutNotSent, payoutReturnTooLarge } from '../../platform/errors/payout-errors.ts'
import { payoutReturned } from '../ledger/booking-rules.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { readBalance } from '../ledger/read-balances.ts'
import { lockedPayoutRow, lockPayoutsOf } from './payout-queries.ts'
import {
  dueReturnRows,
  insertReturn,
  markReturnDone,
  postponeReturn,
  sumReturns,
} from './payout-return-queries.ts'
import type { SendDeps } from './send-payouts.ts'

type ReversePayoutsInput = { number: string; amountMinor: number; reason: string; actor: Actor; now: Date }

/**
 * Finance takes money of a payout back from the brewery's account at the provider, at most what the brewery owes; it is
 * asked for with the next sweep (PAYO-04). Needs a transaction; throws RequestError 400, 404, 409.
 */
export async function reversePayout(
  transaction: Database,
  { number, amountMinor, reason: given, actor, now }: ReversePayoutsInput,
): Promise<void> {
  const reason = given.trim()
  if (reason === '') throw badField('reason', 'Say why.')
  if (!Number.isInteger(amountMinor) || amountMinor < 1)
    throw badField('amountMinor', 'An amount is more than £0.00.')
  const row = await lockedPayoutRow(transaction, number)
  if (row === null) throw notFound('The payout')
  if (row.provider === null || row.sentAt === null) throw payoutNotSent()
  const { id: payoutId, breweryId } = row
  await lockPayoutsOf(transaction, breweryId)
  const leftMinor = row.amountMinor - (await sumReturns(transaction, { payoutId }))
  if (amountMinor > leftMinor) throw payoutReturnTooLarge(leftMinor)
  const onItsWayBack = await sumReturns(transaction, { openOf: breweryId })
  const owedMinor = (await readBalance(transaction, 'brewery_due', { owner: breweryId })) - onItsWayBack
  if (amountMinor > owedMinor) throw brewerySettled(Math.max(0, owedMinor))
  const askedAt = now.toISOString()
  const asked = { payoutId, amountMinor, reason, askedBy: actor.name, askedAt, dueAt: askedAt }
  await insertReturn(transaction, asked)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'payout taken back',
    subject: { kind: 'brewery', id: breweryId },
    reason,
    after: { number, amountMinor },
  })
}

const atATime = 20
const retryMinutes = 5

/** Asks the provider for what is to come back; each once, however often it is asked. */
export async function sendReturns({ database, provider, logger, clock }: SendDeps): Promise<void> {
  const now = clock()
  for (const row of await dueReturnRows(database, { provider: provider.name, now, most: atATime })) {
    const { id: returnId, breweryId, amountMinor, reference, reason, askedBy } = row
    try {
      await provider.payouts.takeBack({ returnId, reference: reference ?? '', amountMinor })
      await database.transaction(async (transaction) => {
        if (!(await markReturnDone(transaction, returnId, now))) return
        await postLedger(transaction, {
          event: 'payout_returned',
          key: `payout_returned:${returnId}`,
          entries: payoutReturned(amountMinor, breweryId, provider.name),
          actor: askedBy,
          reason,
          now,
        })
      })
    } catch (error) {
      logger.warn({ err: error, return: returnId }, 'money of a payout did not come back; tried again')
      await postponeReturn(database, returnId, new Date(now.getTime() + retryMinutes * 60_000))
    }
  }
}
