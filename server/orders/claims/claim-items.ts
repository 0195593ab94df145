import type { RefundItem } from '../../../shared/api/refunds-api.ts'
import type { Database } from '../../database/database.ts'
import type { HeldOrder } from '../order-queries.ts'
import { partsToCredit } from '../refunds/plan-refund.ts'
import { allItemsOf, type PartToCredit } from '../refunds/refund-items.ts'
import { lessCredits } from '../refunds/price-credits.ts'
import { claimRow, type ClaimRow } from './claim-queries.ts'

type Claimed = Pick<ClaimRow, 'consignmentId' | 'lines'>

/**
 * What crediting a claim takes off: its units as far as they are not credited, and all that is left where it names none.
 * What replaced units of another claim cost nothing: its claim credits the units that it replaced.
 */
export async function itemsOfClaim(
  transaction: Database,
  order: Pick<HeldOrder, 'id'>,
  claim: Claimed,
): Promise<RefundItem[]> {
  const parts = await partsToCredit(transaction, order)
  const { consignmentId, lines } = await paidUnitsOf(transaction, claim, parts)
  const asked = parts.find(({ part }) => part.id === consignmentId)
  return asked === undefined ? [] : claimedItems(asked, lines)
}

/** The units of a claim, or all that is left of the part, that are not credited yet. */
export function claimedItems(asked: PartToCredit, lines: Claimed['lines']): RefundItem[] {
  if (lines.length === 0) return allItemsOf(asked)
  const left = lessCredits(asked.part, asked.lines, asked.credits).lines
  return lines.flatMap(({ position, units }): RefundItem[] => {
    const most = left.find((line) => line.position === position)?.quantity ?? 0
    const credited = Math.min(units, most)
    return credited > 0 ? [{ part: asked.part.id, what: 'units', position, units: credited }] : []
  })
}

/** Where the units of a claim were paid: in the part it is about, or in the one whose units that part replaced. */
async function paidUnitsOf(
  transaction: Database,
  claim: Claimed,
  parts: readonly PartToCredit[],
): Promise<Claimed> {
  const asked = parts.find(({ part }) => part.id === claim.consignmentId)
  if (!asked?.part.claimId) return claim
  const replaced = await claimRow(transaction, asked.part.claimId)
  if (replaced === null) return claim
  const named =
    claim.lines.length > 0
      ? claim.lines
      : asked.lines.map(({ position, quantity }) => ({ position, units: quantity }))
  const original = replaced.claim
  // A replacement's lines stand in the order of the claim's.
  const lines = named.flatMap(({ position, units }) => {
    const line = original.lines[position]
    return line === undefined ? [] : [{ position: line.position, units }]
  })
  return paidUnitsOf(transaction, { consignmentId: original.consignmentId, lines }, parts)
}
