import type { Shortage } from '../../../../shared/orders/delivery-proof.ts'
import type { Database } from '../../../platform/database/database.ts'
import { settleContainersOut } from '../../empties/record-out.ts'
import { type ClaimRow, claimRows } from '../claims/claim-queries.ts'
import { claimedLines, unitsAt } from '../claims/resent-units.ts'
import {
  type ConsignmentRow,
  consignmentRows,
  type LineRow,
  lineRows,
  orderRowById,
} from '../order-read-queries.ts'
import { containerActor } from './move-empties.ts'
import type { PartStep } from './part-step.ts'

type Settling = Pick<PartStep, 'order' | 'actor' | 'now'> & {
  partId: string
  /** When it came; now where it is not named. */
  at?: string
  publicUrl: string
}

/**
 * Has the pub's books say what came of a brewery's part (EMPT-01): what was sent and is not admitted as missing. While a claim
 * about missing units is open, they stay where the books have them: off these if they were never on.
 */
export async function settleContainers(
  transaction: Database,
  { order, partId, actor, at, now, publicUrl }: Settling,
): Promise<void> {
  const part = (await consignmentRows(transaction, [order.id])).find(({ id }) => id === partId)!
  const claims = await claimRows(transaction, [partId])
  if (part.breweryId === null || !hasCome(part, claims)) return
  const lines = await lineRows(transaction, [partId])
  const missing = claims.filter(({ kind }) => kind === 'missing' || kind === 'not_arrived')
  const admitted = missing.filter(({ decision }) => decision === 'admitted' || decision === 'replaced')
  const open = missing.filter(({ decidedAt }) => decidedAt === null)
  const { shipTo, contact } = (await orderRowById(transaction, order.id))!
  await settleContainersOut(transaction, {
    clientId: order.clientId,
    to: shipTo ?? contact,
    breweryId: part.breweryId,
    partId,
    orderNumber: order.number,
    runId: part.laterRunId ?? order.runId,
    least: itemsLess(lines, [...admitted, ...open]),
    most: itemsLess(lines, admitted),
    actor: containerActor(actor),
    at: at ?? now.toISOString(),
    publicUrl,
    now,
  })
}

/** It was handed over, or a claim is about what came; that nothing came is open until it is decided. */
const hasCome = ({ deliveryProof }: ConsignmentRow, claims: readonly ClaimRow[]): boolean =>
  deliveryProof !== null || claims.some(({ kind, decidedAt }) => kind !== 'not_arrived' || decidedAt !== null)

/** What was sent less the units of claims. */
function itemsLess(lines: readonly LineRow[], claims: readonly ClaimRow[]) {
  const gone: Shortage[] = claims.flatMap((claim) => claimedLines(claim, lines))
  return lines.flatMap(({ kind, itemId, variantLabel, volumeMl, position, quantitySent }) => {
    const units = quantitySent - unitsAt(gone, position)
    return kind === 'variant' && units > 0 ? [{ variantId: itemId, variantLabel, volumeMl, units }] : []
  })
}
