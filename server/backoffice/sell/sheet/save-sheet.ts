import type { SheetToSave } from '../../../../shared/api/price-lists-api.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { countBaskets } from '../../../trading/basket/stored-baskets.ts'
import { findVariantIds } from '../../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { lockPrices } from '../../../trading/prices/lock-prices.ts'
import { listPricedSizes } from '../../../trading/prices/list-priced-sizes.ts'
import { requirePriceDay } from '../../../trading/prices/set-price.ts'
import { setPrices } from '../../../trading/prices/set-prices.ts'
import { findLevels } from '../../../trading/stock/read-stock.ts'
import { recordStock } from '../../../trading/stock/record-stock.ts'
import { sheetEffects } from './sheet-effects.ts'

type Saving = { breweryId: string; changes: SheetToSave; actor: Actor; key?: string | undefined; now: Date }

/**
 * Sets the prices of many sizes from a day on and records what was counted of them, all or nothing, and says what that means
 * (SELL-44). Needs a transaction. Throws RequestError 400 for a size that is named twice, a day that has gone and nothing
 * to save, 404 for another brewery's size.
 */
export async function saveSheet(
  transaction: Database,
  { breweryId, changes: { fromDay, prices, counts }, actor, key, now }: Saving,
): Promise<ActionEffects> {
  const today = londonDay(now)
  if (prices.length + counts.length === 0) throw badField('prices', 'Change a price or a count first.')
  requireOnce('prices', prices)
  requireOnce('counts', counts)
  if (prices.length > 0) requirePriceDay(fromDay, today)
  const ids = [...new Set([...prices, ...counts].map(({ containerId }) => containerId.toLowerCase()))]
  // Prices are held as levels are: in one order with those who count.
  await lockPrices(transaction, ids)
  const sizes = await listPricedSizes(transaction, { breweryId, ids, most: ids.length, now })
  if (sizes.length < ids.length) throw notFound('A container')
  const before = await findLevels(transaction, ids)
  const set = prices.map(({ containerId, priceMinor }) => ({
    containerId: containerId.toLowerCase(),
    priceMinor,
    fromDay,
  }))
  await setPrices(transaction, set, { setBy: actor.name, now })
  const counted = counts.map(({ containerId, units }) => ({ itemId: containerId.toLowerCase(), units }))
  if (counted.length > 0)
    await recordStock(
      transaction,
      { kind: 'count', items: counted, countedAt: null },
      {
        at: now,
        actor,
        reason: 'Counted in the sheet of prices and stock.',
        ...(key !== undefined && { key }),
      },
    )
  const after = await findLevels(transaction, ids)
  const variants = await findVariantIds(
    transaction,
    set.map(({ containerId }) => containerId),
  )
  const newPrices = new Map(set.map(({ containerId, priceMinor }) => [containerId, priceMinor]))
  const units = new Map(counted.map(({ itemId, units: many }) => [itemId, many]))
  return sheetEffects({
    fromDay: fromDay === today ? null : fromDay,
    day: fromDay,
    sizes: sizes.map((size) => ({
      ...size,
      newMinor: newPrices.get(size.containerId),
      units: units.get(size.containerId),
      before: before.get(size.containerId)?.onHand ?? 0,
      sellable: after.get(size.containerId)?.sellable ?? 0,
    })),
    baskets: await countBaskets(transaction, variants),
  })
}

function requireOnce(field: 'prices' | 'counts', rows: readonly { containerId: string }[]): void {
  const seen = new Set<string>()
  rows.forEach(({ containerId }, at) => {
    const id = containerId.toLowerCase()
    if (seen.has(id)) throw badField(`${field}.${at}.containerId`, 'A size is named twice.')
    seen.add(id)
  })
}
