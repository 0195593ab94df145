import { formatMinor } from '../../../shared/format/money.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { differingPrices } from './price-queries.ts'

/**
 * Containers that show another price than the newest of their dated prices that was applied, or whose day had begun by
 * `begunBy`; null looks at applied ones alone, where no one is to apply others yet (PRICE-01). At most twenty, in sentences.
 */
export async function findPriceFaults(
  database: Database,
  { begunBy }: { begunBy: Date | null },
): Promise<string[]> {
  const found = await differingPrices(database, {
    day: begunBy === null ? null : londonDay(begunBy),
    most: 20,
  })
  return found.map(
    ({ container, shownMinor, datedMinor, fromDay }) =>
      `${container} shows ${priceText(shownMinor)}, and its price since ${fromDay} is ${priceText(datedMinor)}.`,
  )
}

const priceText = (priceMinor: number | null) => (priceMinor === null ? 'no price' : formatMinor(priceMinor))
