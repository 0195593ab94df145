import { isCreditedWhole } from '../../../../shared/orders/charged-orders.ts'
import { containerKinds } from '../../../../shared/deposits/container-names.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DepositLeft } from '../../empties/empties-deps.ts'
import { claimRow } from '../claims/claim-queries.ts'
import { consignmentRowsById, lineRows } from '../order-read-queries.ts'
import { lessCredits } from './price-credits.ts'
import { creditRows } from './refund-queries.ts'

/**
 * What of the deposits of these parts is not credited, by part and kind of container; of one that replaced units of another, what
 * that one paid (EMPT-06).
 */
export async function findDepositsLeft(
  database: Database,
  partIds: readonly string[],
): Promise<DepositLeft[]> {
  const payers = await findPayers(database, [...new Set(partIds)])
  const ids = [...new Set(payers.values())]
  const parts = await consignmentRowsById(database, ids)
  const lines = await lineRows(database, ids)
  const credits = await creditRows(database, ids)
  return parts
    .filter((part) => !isCreditedWhole(part))
    .flatMap((part) => {
      const replacements = [...payers].flatMap(([id, payer]) => (payer === part.id && id !== payer ? id : []))
      const own = lines.filter(({ consignmentId }) => consignmentId === part.id)
      const left = lessCredits(
        part,
        own,
        credits.filter(({ consignmentId }) => consignmentId === part.id),
      ).lines
      return containerKinds.flatMap((kind): DepositLeft[] => {
        const bearing = left.filter((line) => line.depositKind === kind && line.depositMinor > 0)
        const units = bearing.reduce((sum, { depositUnits }) => sum + depositUnits, 0)
        const [first] = bearing
        return first === undefined || units === 0
          ? []
          : [{ partId: part.id, replacements, kind, units, netMinor: first.depositMinor }]
      })
    })
}

/** Each part with the one that paid for its containers: itself, unless it replaced units of another. */
async function findPayers(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const payers = new Map(ids.map((id) => [id, id]))
  let open = ids
  while (open.length > 0) {
    const next = new Set<string>()
    for (const { id, claimId } of await consignmentRowsById(database, open)) {
      const replaced = claimId === null ? null : await claimRow(database, claimId)
      if (replaced === null) continue
      const { consignmentId } = replaced.claim
      for (const [part, payer] of payers) if (payer === id) payers.set(part, consignmentId)
      next.add(consignmentId)
    }
    open = [...next]
  }
  return payers
}
