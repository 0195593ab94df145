import type { RefundItem } from '../../../../shared/api/refunds-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import { type Credit, creditedBy, lessCredits } from '../refunds/price-credits.ts'
import { partsToCredit } from '../refunds/plan-refund.ts'
import type { PartToCredit } from '../refunds/refund-items.ts'
import { creditRows, silentRefundIds } from '../refunds/refund-queries.ts'
import { itemsOfClaim } from './claim-items.ts'
import type { ClaimRow } from './claim-queries.ts'

export type Worth = {
  /** Pence without VAT. */
  netMinor: number
  /** Pence with VAT. */
  grossMinor: number
}

/** What crediting a claim would come to now. */
export async function worthOfClaim(
  transaction: Database,
  order: Pick<HeldOrder, 'id'>,
  claim: Pick<ClaimRow, 'consignmentId' | 'lines'>,
): Promise<Worth> {
  const parts = await partsToCredit(transaction, order)
  const items = await itemsOfClaim(transaction, order, claim)
  return worthOfItems(parts, items)
}

/**
 * What an admitted claim credits: the items of `itemsOfClaim`, and none where nothing is charged for them any more, as
 * after a rebate of the whole price.
 */
export async function itemsToCredit(
  transaction: Database,
  order: Pick<HeldOrder, 'id'>,
  claim: Pick<ClaimRow, 'consignmentId' | 'lines'>,
): Promise<RefundItem[]> {
  const items = await itemsOfClaim(transaction, order, claim)
  const { grossMinor } = worthOfItems(await partsToCredit(transaction, order), items)
  return grossMinor > 0 ? items : []
}

/** What units and deliveries come to that are credited. */
function worthOfItems(parts: readonly PartToCredit[], items: readonly RefundItem[]): Worth {
  const worth = { netMinor: 0, grossMinor: 0 }
  for (const { part, lines, credits } of parts) {
    const own = items.filter((item) => item.part === part.id)
    if (own.length === 0) continue
    const before = lessCredits(part, lines, credits)
    const added: Credit[] = own.map((item) =>
      item.what === 'units'
        ? { what: 'units', position: item.position, units: item.units, amountMinor: 0 }
        : { what: 'delivery', position: null, units: 0, amountMinor: before.shippingMinor },
    )
    const after = lessCredits(part, lines, [...credits, ...added])
    worth.netMinor += netOf(before.sums) - netOf(after.sums)
    worth.grossMinor += creditedBy(part, lines, [...credits, ...added]) - part.creditedMinor
  }
  return worth
}

/** Pence without VAT that the clock has admitted of claims about these parts: limits of silence count it. */
export async function silentlyAdmittedMinor(
  transaction: Database,
  order: Pick<HeldOrder, 'id'>,
  { breweryId }: Pick<ConsignmentRow, 'breweryId'>,
): Promise<number> {
  const silent = await silentRefundIds(transaction, order.id)
  if (silent.length === 0) return 0
  const parts = await partsToCredit(transaction, order)
  const own = parts.filter(({ part }) => part.breweryId === breweryId)
  const rows = await creditRows(
    transaction,
    own.map(({ part }) => part.id),
  )
  return own.reduce((sum, { part, lines }) => {
    const credits = rows.filter(({ consignmentId }) => consignmentId === part.id)
    const others = credits.filter(({ refundId }) => !silent.includes(refundId))
    const net = (taken: typeof rows) => netOf(lessCredits(part, lines, taken).sums)
    return sum + net(others) - net(credits)
  }, 0)
}

type Net = { goodsMinor: number; depositsMinor: number; shippingMinor: number }
const netOf = ({ goodsMinor, depositsMinor, shippingMinor }: Net) =>
  goodsMinor + depositsMinor + shippingMinor
