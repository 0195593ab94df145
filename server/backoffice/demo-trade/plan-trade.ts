import { londonMoment } from '../../../shared/working-time/working-time.ts'
import { planBreweries } from './plan-breweries.ts'
import { planBuyers } from './plan-buyers.ts'
import { planConnections } from './plan-connections.ts'
import { planContainerCharges } from './plan-container-charges.ts'
import { planCorrections } from './plan-corrections.ts'
import { planCredit } from './plan-credit.ts'
import { planEmpties } from './plan-empties.ts'
import { planFormer } from './plan-former.ts'
import { leaveShort, planImports } from './plan-imports.ts'
import { cancelLate, planMoney } from './plan-money.ts'
import { planOffers } from './plan-offers.ts'
import { planRange } from './plan-range.ts'
import { planReviews } from './plan-reviews.ts'
import { planRuns } from './plan-runs.ts'
import { planScenes } from './plan-scenes.ts'
import { planUsualOrders } from './plan-usual-orders.ts'
import { shareWorklist } from './plan-worklist.ts'
import { seededChance } from './planned-trade.ts'
import { openPubs } from './open-pubs.ts'
import { settleStock } from './settle-stock.ts'
import { tradeDays, type TradeSpan } from './trade-days.ts'
import type { TradeFile } from './trade-files.ts'
import type { TradeStep } from './trade-world.ts'

const seed = 20_260_214
/**
 * By the clock of London: payouts leave after six and credit accounts settle after seven; what is brought to a depot by
 * four leaves before the morning.
 */
const upkeepTimes = [
  { time: 'morning', at: '08:10' },
  { time: 'afternoon', at: '15:50' },
] as const

/**
 * All that happens in six weeks of demo trade, in order. The same for the same moment, whatever the database holds:
 * a start that goes on after a stop finds its place in it.
 */
export function planTrade(file: TradeFile, { endsAt, weeks }: TradeSpan): TradeStep[] {
  const days = tradeDays({ endsAt, weeks })
  const chance = seededChance(seed)
  const planned = { file, endsAt, days, chance }
  const upkeep = days.all.flatMap((day) =>
    upkeepTimes.map(({ time, at }): TradeStep => ({
      at: londonMoment(day, at),
      act: (world) => world.upkeep(world.deps, time),
    })),
  )
  const steps = [
    { at: days.opensAt, act: openPubs },
    ...planRuns(planned),
    ...planUsualOrders(planned),
    ...planCredit(planned),
    ...planContainerCharges(planned),
    ...planScenes(planned),
    ...planFormer(planned),
    ...planBuyers(planned),
    ...planBreweries(planned),
    ...planRange(planned),
    ...planOffers(planned),
    ...planImports(planned),
    ...planReviews(planned),
    ...planConnections(planned),
    ...planEmpties(planned),
    ...planMoney(planned),
    ...planCorrections(planned),
    ...upkeep,
  ]
  // Steps of one moment stay in the order in which they were planned.
  const past = steps
    .filter(({ at }) => at <= endsAt)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return [
    ...past,
    { at: endsAt, act: (world) => world.upkeep(world.deps, 'end') },
    { at: endsAt, act: cancelLate },
    { at: endsAt, act: settleStock },
    { at: endsAt, act: leaveShort },
    { at: endsAt, act: shareWorklist },
  ]
}
