import { isCreditedWhole } from '../../../shared/orders/charged-orders.ts'
import { containerKinds } from '../../../shared/empties/container-names.ts'
import type { Database } from '../../database/database.ts'
import type { DepositLeft } from '../../empties/empties-deps.ts'
import { consignmentRowsById, lineRows } from '../order-read-queries.ts'
import { lessCredits } from './price-credits.ts'
import { creditRows } from './refund-queries.ts'

/** What of the deposits of these parts is not credited, by part and kind of container (EMPT-06). */
export async function findDepositsLeft(
  database: Database,
  partIds: readonly string[],
): Promise<DepositLeft[]> {
  const ids = [...new Set(partIds)]
  const parts = await consignmentRowsById(database, ids)
  const lines = await lineRows(database, ids)
  const credits = await creditRows(database, ids)
  return parts
    .filter((part) => !isCreditedWhole(part))
    .flatMap((part) => {
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
          : [{ partId: part.id, kind, units, netMinor: first.depositMinor }]
      })
    })
}
