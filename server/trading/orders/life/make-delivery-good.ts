import type { Database } from '../../../platform/database/database.ts'
import { type CostBearer, madeGood } from '../../../finance/ledger/booking-rules.ts'
import { postLedger } from '../../../finance/ledger/post-ledger.ts'
import { readMadeGood } from '../../../finance/ledger/read-balances.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import type { StepActor } from './part-step.ts'

type Share = { by: CostBearer; minor: number }
type Good = {
  part: Pick<ConsignmentRow, 'id' | 'orderId' | 'breweryId'>
  /** What its brewery is to have in all, in pence. */
  wantedMinor: number
  /** Who pays what that is more than before. */
  by: CostBearer
  key: string
  why: string
  actor: StepActor
  now: Date
}

/** What the brewery of a part that has not left has for its longer way, in pence. Refunds make good what was sent alone. */
export async function deliveryMadeGood(transaction: Database, partId: string): Promise<number> {
  return sumOf(await readMadeGood(transaction, partId))
}

/**
 * Brings what makes the longer way of a part good to a sum: what is more is paid by the one who causes it, what is less relieves
 * the latest first. Returns the difference that was booked, in pence.
 */
export async function makeDeliveryGood(
  transaction: Database,
  { part, wantedMinor, by, key, why, actor, now }: Good,
): Promise<number> {
  const { id: partId, orderId, breweryId } = part
  if (breweryId === null) return 0
  const booked = await readMadeGood(transaction, partId)
  const differenceMinor = wantedMinor - sumOf(booked)
  const entries =
    differenceMinor >= 0
      ? madeGood(differenceMinor, breweryId, by)
      : relieved(standing(booked), -differenceMinor).flatMap((share) =>
          madeGood(-share.minor, breweryId, share.by),
        )
  await postLedger(transaction, {
    event: 'made_good',
    key: `made_good:${key}:${partId}`,
    entries,
    orderId,
    partId,
    reason: why,
    actor: actor.name ?? actor.role,
    now,
  })
  return differenceMinor
}

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { minor }) => sum + minor, 0)

/** What is still charged of each share, the oldest first: what was taken back took from the latest of the same bearer. */
function standing(booked: readonly Share[]): Share[] {
  const shares: Share[] = []
  for (const { by, minor } of booked) {
    if (minor > 0) shares.push({ by, minor })
    let left = -minor
    for (const share of shares.toReversed().filter((each) => each.by === by)) {
      if (left <= 0) break
      const taken = Math.min(share.minor, left)
      share.minor -= taken
      left -= taken
    }
  }
  return shares
}

/** The shares that so much less takes away, from the latest on. */
function relieved(shares: readonly Share[], minor: number): Share[] {
  let left = minor
  return shares.toReversed().map(({ by, minor: borne }) => {
    const taken = Math.min(borne, left)
    left -= taken
    return { by, minor: taken }
  })
}
