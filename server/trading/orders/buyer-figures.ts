import type { BuyerFigures } from '../../../shared/api/orders-api.ts'
import { styleCategoryOf } from '../../../shared/catalogue/beer-styles.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { findStylesOfVariants } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { drunkRows, spendRows } from './buyer-figure-queries.ts'

const pintMl = 568.261
const mostMonths = 12
/** Bars of one chart; the rest is one more. */
const mostBars = 6

type Spend = { month: string; name: string; minor: number }
type Drunk = { itemId: string; variantLabel: string | null; volumeMl: number | null; units: number }

/** What a client spent by month and brewery and drank by style, in the last twelve months (SEE-13). */
export async function findBuyerFigures(
  database: Database,
  clientId: string,
  now: Date,
): Promise<BuyerFigures> {
  const months = monthsUntil(now)
  const [spend, drunk] = await Promise.all([
    spendRows(database, clientId, months[0]!),
    drunkRows(database, clientId, months[0]!),
  ])
  const styles = await findStylesOfVariants(
    database,
    drunk.map(({ itemId }) => itemId),
  )
  return figuresOf({
    spend,
    drunk,
    months,
    styleOf: (itemId) => styleCategoryOf(styles.get(itemId) ?? '')?.name ?? 'Other',
  })
}

/** 'YYYY-MM' of this month and the eleven before it, in rising order. */
export function monthsUntil(now: Date): string[] {
  const [year = 0, month = 0] = londonDay(now).split('-').map(Number)
  return Array.from({ length: mostMonths }, (_, at) =>
    new Date(Date.UTC(year, month - mostMonths + at, 1)).toISOString().slice(0, 7),
  )
}

/** The figures of rows of orders; every sum is the same money. Pure. */
export function figuresOf({
  spend,
  drunk,
  months,
  styleOf,
}: {
  spend: readonly Spend[]
  drunk: readonly Drunk[]
  months: readonly string[]
  styleOf: (itemId: string) => string
}): BuyerFigures {
  const byMonth = sumsBy(spend, ({ month, minor }) => [month, minor])
  const byBrewery = sumsBy(spend, ({ name, minor }) => [name, minor])
  const byStyle = sumsBy(drunk, (line) => [styleOf(line.itemId), pintsOf(line)])
  return {
    spentMinor: spend.reduce((sum, { minor }) => sum + minor, 0),
    months: months.map((month) => ({ month, spentMinor: byMonth.get(month) ?? 0 })),
    breweries: barsOf(byBrewery).map(({ name, sum }) => ({ name, spentMinor: sum })),
    styles: barsOf(byStyle)
      .map(({ name, sum }) => ({ name, pints: Math.round(sum) }))
      .filter(({ pints }) => pints > 0),
  }
}

/** '24 x 440ml Can' has 24 vessels; a cask or keg is one. */
function pintsOf({ variantLabel, volumeMl, units }: Drunk): number {
  const vessels = Number(/(?:^|\()(\d+) x /.exec(variantLabel ?? '')?.[1] ?? 1)
  return (units * vessels * (volumeMl ?? 0)) / pintMl
}

function sumsBy<Row>(rows: readonly Row[], entryOf: (row: Row) => [string, number]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [key, value] of rows.map(entryOf)) sums.set(key, (sums.get(key) ?? 0) + value)
  return sums
}

/** The largest, and the others together. */
function barsOf(sums: ReadonlyMap<string, number>): { name: string; sum: number }[] {
  const all = [...sums].map(([name, sum]) => ({ name, sum })).toSorted((one, other) => other.sum - one.sum)
  const others = all.slice(mostBars).reduce((sum, bar) => sum + bar.sum, 0)
  return [...all.slice(0, mostBars), ...(others > 0 ? [{ name: 'Others', sum: others }] : [])]
}
