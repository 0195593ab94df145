import type { Shortage } from '../../../../shared/orders/delivery-proof.ts'
import { isGivenUp } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ConsignmentRow, LineRow } from '../order-read-queries.ts'
import { type ClaimRow, claimRows } from './claim-queries.ts'

type Order = {
  parts: readonly Pick<ConsignmentRow, 'id' | 'state' | 'claimId'>[]
  lines: readonly Pick<LineRow, 'consignmentId' | 'position' | 'quantity' | 'quantitySent'>[]
  claims: readonly Pick<ClaimRow, 'id' | 'consignmentId' | 'lines' | 'decision'>[]
}

/** The units of a claim by line: all that was sent where it names none. */
export const claimedLines = (
  claim: Pick<ClaimRow, 'consignmentId' | 'lines'>,
  all: readonly Pick<LineRow, 'consignmentId' | 'position' | 'quantitySent'>[],
): Shortage[] =>
  claim.lines.length > 0
    ? claim.lines
    : all
        .filter((line) => line.consignmentId === claim.consignmentId && line.quantitySent > 0)
        .map(({ position, quantitySent }) => ({ position, units: quantitySent }))

/**
 * Units of a part that were sent again, while their replacement is good: one that is given up, or was paid back in its
 * turn, does not count (CLAIM-09).
 */
export function resentUnits(partId: string, order: Order): Shortage[] {
  const replaced = claimsAbout(partId, 'replaced', order)
  return replaced.flatMap((claim) => {
    const replacement = order.parts.find(({ claimId }) => claimId === claim.id)
    if (replacement === undefined || isGivenUp(replacement.state)) return []
    const gone = goneUnits(replacement.id, order)
    // A replacement's lines have the order of the claim's.
    return claimedLines(claim, order.lines).flatMap(({ position }, at) => {
      const line = order.lines.find(
        ({ consignmentId, position: own }) => consignmentId === replacement.id && own === at,
      )
      const units = (line?.quantity ?? 0) - unitsAt(gone, at)
      return units > 0 ? [{ position, units }] : []
    })
  })
}

/** Units of a replacement that claims have taken from the buyer's good ones: paid back, or replaced without success. */
function goneUnits(partId: string, order: Order): Shortage[] {
  const of = (decision: 'admitted' | 'replaced') =>
    claimsAbout(partId, decision, order).flatMap((claim) => claimedLines(claim, order.lines))
  const good = resentUnits(partId, order)
  return [...of('admitted'), ...of('replaced'), ...good.map((line) => ({ ...line, units: -line.units }))]
}

const claimsAbout = (partId: string, decision: ClaimRow['decision'], { claims }: Order) =>
  claims.filter((claim) => claim.consignmentId === partId && claim.decision === decision)

/** The units of one line. */
export const unitsAt = (lines: readonly Shortage[], position: number): number =>
  lines.filter((line) => line.position === position).reduce((sum, { units }) => sum + units, 0)

/** By part, the units that no claim can be about: sent again, or of a replacement paid back. */
export async function findSettledUnits(
  database: Database,
  { parts, lines }: Pick<Order, 'parts' | 'lines'>,
): Promise<(partId: string) => Shortage[]> {
  if (parts.every(({ claimId }) => claimId === null)) return () => []
  const claims = await claimRows(
    database,
    parts.map(({ id }) => id),
  )
  const order = { parts, lines, claims }
  return (partId) => {
    const isReplacement = parts.some(({ id, claimId }) => id === partId && claimId !== null)
    // What replaced units costs nothing: its credits are of the units that were paid.
    const paidBack = isReplacement ? claimsAbout(partId, 'admitted', order) : []
    return [...resentUnits(partId, order), ...paidBack.flatMap((claim) => claimedLines(claim, lines))]
  }
}
