import type { BreweryRole } from '../../../../shared/accounts/roles.ts'
import type { SellingToday } from '../../../../shared/api/selling-api.ts'
import type { OrderState } from '../../../../shared/orders/order-states.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { countLowStock } from '../../stock/list-stock.ts'
import { countByState } from './count-by-state.ts'
import { sellingRows } from './list-selling-orders.ts'
import type { SellingFilter } from './selling-order-queries.ts'

const mostRows = 50
/** What a brewery has to do something about; proposed ones wait for the pub. */
const waiting: readonly OrderState[] = ['placed', 'accepted', 'packed']

/** What a brewery looks at in the morning (SELL-13). */
export async function readSellingToday(
  database: Database,
  member: { breweryId: string; role: BreweryRole },
  now: Date,
): Promise<SellingToday> {
  const { breweryId } = member
  const day = londonDay(now)
  const leavesToday = { breweryId, leaves: day }
  const arrivesToday = { breweryId, states: ['dispatched' as const], arrives: day }
  const claimed = { breweryId, isClaimOpen: true }
  const first = { offset: 0, limit: mostRows }
  const [counts, leaves, claims, rows, toAnswer, going, coming, stock] = await Promise.all([
    countByState(database, { breweryId }),
    countParts(database, leavesToday),
    countParts(database, claimed),
    sellingRows(database, member, { breweryId, states: waiting }, first),
    sellingRows(database, member, claimed, first),
    sellingRows(database, member, leavesToday, first),
    sellingRows(database, member, arrivesToday, first),
    countLowStock(database, breweryId),
  ])
  return {
    day,
    toAnswer: counts.get('placed') ?? 0,
    toPick: counts.get('accepted') ?? 0,
    leavesToday: leaves,
    claims,
    waiting: [...rows, ...toAnswer].toSorted((one, other) => dueOf(one) - dueOf(other)),
    today: [...going, ...coming],
    lowStock: stock.containers,
    beers: { onSale: stock.onSale, low: stock.low },
  }
}

const dueOf = ({ clock }: SellingToday['waiting'][number]) =>
  clock === null ? Infinity : Date.parse(clock.at)

async function countParts(database: Database, filter: SellingFilter): Promise<number> {
  const counts = await countByState(database, filter)
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
