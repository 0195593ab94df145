import type { RefundItem } from '../../../../shared/api/refunds-api.ts'
import type { ContainerKind } from '../../../../shared/deposits/container-names.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import { findOpenReturns, claimDepositReturn } from '../../empties/deposit-returns.ts'
import { isCreditedWhole } from '../../../../shared/orders/charged-orders.ts'
import { claimRow } from '../claims/claim-queries.ts'
import { systemActor } from '../life/part-step.ts'
import type { OrderDeps } from '../order-deps.ts'
import { lockOrder } from '../order-queries.ts'
import { storeOldDocument } from '../store-old-document.ts'
import { grossOf } from './booked-refund.ts'
import { bookRefund } from './book-refund.ts'
import { partsToCredit, planRefund } from './plan-refund.ts'
import { lessCredits } from './price-credits.ts'
import type { PartToCredit } from './refund-items.ts'
import { insertRefund } from './refund-queries.ts'

type Deps = Pick<OrderDeps, 'database' | 'publicUrl' | 'clock' | 'logger'>
type Returned = { orderNumber: string; partId: string; kind: ContainerKind; count: number }

const atATime = 100

/**
 * Containers that are back give their deposits back with VAT, by a credit note (EMPT-05). Any number of processes may run
 * it at once, and may die at any point of it.
 */
export async function creditDeposits({ database, publicUrl, clock, logger }: Deps): Promise<void> {
  for (const id of await findOpenReturns(database, atATime))
    await retryTransaction(database, async (transaction) => {
      const now = clock()
      const taken = await claimDepositReturn(transaction, { id, now })
      if (taken === null) return
      // Orders are held in one order by all.
      const returned = taken.returned.toSorted((one, other) => (one.orderNumber < other.orderNumber ? -1 : 1))
      for (const each of returned)
        await creditReturn(transaction, { ...each, kind: taken.kind }, { publicUrl, now })
    }).catch((error: unknown) =>
      logger.warn({ err: error, movement: id }, 'deposits of a return were not credited; tried again'),
    )
}

async function creditReturn(
  transaction: Database,
  { orderNumber, partId, kind, count }: Returned,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const order = await lockOrder(transaction, { number: orderNumber })
  if (order === null) return
  const all = await partsToCredit(transaction, order)
  const asked = await paidPart(transaction, all, partId)
  const items = asked === undefined ? [] : depositItems(asked, { kind, count })
  if (items.length === 0) return
  const parts = await planRefund(transaction, order, items)
  const facts = {
    goodwillMinor: 0,
    reason: 'container_back' as const,
    bearer: 'brewery' as const,
    note: '',
    bankReference: null,
    claimId: null,
  }
  const { id } = await insertRefund(transaction, {
    ...facts,
    orderId: order.id,
    items,
    grossMinor: grossOf({ parts, goodwillMinor: 0 }),
    role: systemActor.role,
    askedBy: 'Dray',
    askedAt: now.toISOString(),
    state: 'done',
    endedAt: now.toISOString(),
  })
  await storeOldDocument(transaction, order.id)
  await bookRefund(transaction, { ...facts, id, order, parts, actor: systemActor, publicUrl, now })
}

/** The part, or for one that replaced units of another, whose containers had no deposit of their own, that other one. */
async function paidPart(
  transaction: Database,
  all: readonly PartToCredit[],
  partId: string,
): Promise<PartToCredit | undefined> {
  const found = all.find(({ part }) => part.id === partId)
  const replaced = found?.part.claimId ? await claimRow(transaction, found.part.claimId) : null
  return replaced === null ? found : paidPart(transaction, all, replaced.claim.consignmentId)
}

/** The deposits of a part for so many containers of a kind, as far as they are not credited. */
function depositItems(
  { part, lines, credits }: PartToCredit,
  { kind, count }: { kind: ContainerKind; count: number },
): RefundItem[] {
  if (isCreditedWhole(part)) return []
  let wanted = count
  return lessCredits(part, lines, credits).lines.flatMap((line) => {
    const units = line.depositKind === kind && line.depositMinor > 0 ? Math.min(wanted, line.depositUnits) : 0
    wanted -= units
    return units === 0 ? [] : [{ part: part.id, what: 'deposit' as const, position: line.position, units }]
  })
}
