import type { RefundItem } from '../../../../shared/api/refunds-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { HeldOrder } from '../order-queries.ts'
import { partsToCredit } from '../refunds/plan-refund.ts'
import { allItemsOf, exceptResent, type PartToCredit } from '../refunds/refund-items.ts'
import { claimRow, type ClaimRow } from './claim-queries.ts'
import { claimedLines } from './resent-units.ts'

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
  if (asked === undefined) return []
  // The units that a claim about a replacement gives back are among those that were sent again.
  const own = consignmentId === claim.consignmentId ? [] : lines
  const settled = [...asked.settled, ...own.map((line) => ({ ...line, units: -line.units }))]
  return exceptResent(claimedItems(asked, lines), { ...asked, settled })
}

/** The units of a claim, or all that is left of the part. */
const claimedItems = (asked: PartToCredit, lines: Claimed['lines']): RefundItem[] =>
  lines.length === 0
    ? allItemsOf(asked)
    : lines.map((line) => ({ part: asked.part.id, what: 'units', ...line }))

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
  const replacedLines = claimedLines(
    original,
    parts.flatMap((each) => each.lines),
  )
  // A replacement's lines have the order of the claim's.
  const lines = named.flatMap(({ position, units }) => {
    const line = replacedLines[position]
    return line === undefined ? [] : [{ position: line.position, units }]
  })
  return paidUnitsOf(transaction, { consignmentId: original.consignmentId, lines }, parts)
}
