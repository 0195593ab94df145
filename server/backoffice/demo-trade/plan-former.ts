import { addDays } from '../../../shared/working-time/working-time.ts'
import { openFormerPubs } from './open-pubs.ts'
import { placeTrade } from './place-trade.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { brewerySteps, buyerSteps } from './trade-acts.ts'
import { workingDay } from './trade-days.ts'
import type { TradeStep } from './trade-world.ts'

const brewery = 'learmonth-basin'
const items = [
  [`${brewery}/towpath-bitter/9g-cask`, 3],
  [`${brewery}/swan-neck/9g-cask`, 2],
] as const

/** Pubs that ordered once, before the six weeks, and whose empties are still in their yards. */
export function planFormer({ file, days }: Planned): TradeStep[] {
  const longAgo = [100, 63]
  const first = workingDay(addDays(days.last, -longAgo[0]! - 3), 0)
  return [
    { at: momentOf(first, '08:00'), act: openFormerPubs },
    ...file.formerPubs.flatMap(({ key: pub, name }, at): TradeStep[] => {
      const day = workingDay(addDays(days.last, -longAgo[at]!), 0)
      const key = `former ${pub}`
      const part = { key, brewery, pub }
      const sentOn = workingDay(day, 1)
      return [
        { at: momentOf(day, '10:40'), act: (world) => placeTrade(world, { key, pub, items }) },
        { at: momentOf(day, '11:50'), act: (world) => brewerySteps(world, part, { verb: 'accept' }) },
        { at: momentOf(sentOn, '10:20'), act: (world) => brewerySteps(world, part, { verb: 'pack' }) },
        {
          at: momentOf(sentOn, '14:10'),
          act: (world) => brewerySteps(world, part, { verb: 'dispatch', carrier: 'Lowland Carriers' }),
        },
        {
          at: momentOf(workingDay(sentOn, 1), '11:25'),
          act: (world) => buyerSteps(world, part, { verb: 'deliver', receivedBy: name }),
        },
      ]
    }),
  ]
}
