import { systemActor } from '../../platform/audit/actor.ts'
import { recordStock } from '../../trading/stock/record-stock.ts'
import { findMovedUnits } from '../../trading/stock/read-stock.ts'
import type { TradeWorld } from './trade-world.ts'

/**
 * What the demo trade took from what is sellable, or left over, is made good, so that the shop has what its file says
 * less what visitors have ordered since it opened.
 */
export async function settleStock({ database, now, opensAt }: TradeWorld): Promise<void> {
  const moved = await findMovedUnits(database, { after: opensAt, until: now })
  const cause = { at: now, actor: systemActor }
  const left = moved.filter(({ units }) => units > 0)
  const missing = moved.filter(({ units }) => units < 0)
  const itemsOf = (rows: typeof moved) =>
    rows.map(({ itemId, units }) => ({ itemId, units: Math.abs(units) }))
  if (left.length > 0)
    await recordStock(
      database,
      { kind: 'sold_elsewhere', items: itemsOf(left), countedAt: null },
      { ...cause, reason: 'Sold over the counter of the brewery.' },
    )
  if (missing.length > 0)
    await recordStock(
      database,
      { kind: 'made', items: itemsOf(missing), countedAt: null },
      { ...cause, reason: 'Racked and brought to the store.' },
    )
}
