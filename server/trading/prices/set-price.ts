import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { portionSize } from '../stock/count-stock.ts'
import { lockPrices } from './lock-prices.ts'
import {
  applyBegunPrices,
  begunContainerIds,
  findContainer,
  insertChangedPrices,
  insertPrice,
  pricesOf,
} from './price-queries.ts'

/** As the import's: £100,000.00, in pence. */
const highestMinor = 10_000_000
const latestYears = 2

type NewPrice = {
  /** The container's external id. */
  container: string
  /** Pence without VAT; null is 'Contact for pricing'. */
  priceMinor: number | null
  /** 'YYYY-MM-DD' in London, today or later. */
  fromDay: string
  setBy: string
}

/**
 * Sets a container's price from a day on; one of today applies at once (PRICE-01). Throws RequestError 404 for an unknown
 * container, 400 for a day that has gone or a price that is none.
 */
export async function setPrice(
  database: Database,
  { container, priceMinor, fromDay, setBy }: NewPrice,
  now: Date,
): Promise<void> {
  const today = londonDay(now)
  requirePriceDay(fromDay, today)
  if (priceMinor !== null && !(Number.isInteger(priceMinor) && priceMinor >= 0 && priceMinor <= highestMinor))
    throw badField('priceMinor', 'A price is a whole number of pence up to £100,000.00.')
  const found = await findContainer(database, container)
  if (found === null) throw notFound(`The container '${container}'`)
  const containerIds = [found.id]
  await database.transaction(async (transaction) => {
    await lockPrices(transaction, containerIds)
    await insertPrice(transaction, {
      containerId: found.id,
      priceMinor,
      fromDay,
      setBy,
      setAt: now.toISOString(),
    })
    await applyBegunPrices(transaction, { containerIds, today, now })
  })
}

/** Throws RequestError 400 unless a price may begin on this day. */
export function requirePriceDay(fromDay: string, today: string): void {
  const latest = `${Number(today.slice(0, 4)) + latestYears}${today.slice(4)}`
  if (!isDay(fromDay) || fromDay < today || fromDay > latest)
    throw badField('fromDay', `A price begins today or later, at most in ${latestYears} years.`)
}

/**
 * Gives every container the price whose day has begun: at 00:00 in London, and again without an effect. In portions, each in
 * a transaction of its own: a checkout waits for one at the most.
 */
export async function applyDatedPrices(database: Database, now: Date): Promise<void> {
  const today = londonDay(now)
  const begun = () => begunContainerIds(database, { today, most: portionSize })
  let containerIds = await begun()
  while (containerIds.length > 0) {
    const portion = containerIds
    await database.transaction(async (transaction) => {
      await lockPrices(transaction, portion)
      await applyBegunPrices(transaction, { containerIds: portion, today, now })
    })
    containerIds = await begun()
  }
}

/** Notes the prices of these containers that an import has changed, from today; earlier rows stay. */
export async function noteImportedPrices(
  transaction: Database,
  containerIds: readonly string[],
  now: Date,
): Promise<void> {
  await insertChangedPrices(transaction, { containerIds, today: londonDay(now), setBy: 'import', now })
}

/** The prices of a container, the latest day first. Throws RequestError 404 for an unknown container. */
export async function listPrices(database: Database, container: string) {
  const found = await findContainer(database, container)
  if (found === null) throw notFound(`The container '${container}'`)
  return pricesOf(database, found.id)
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
