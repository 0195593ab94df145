import { workingDay } from './trade-days.ts'
import { momentOf, type Planned, someOf } from './planned-trade.ts'
import { placeTrade } from './place-trade.ts'
import { brewerySteps, buyerSteps } from './trade-acts.ts'
import type { TradeStep } from './trade-world.ts'

const orders = 28
const scotland = ['learmonth-basin', 'quilts-wynd', 'damask', 'saucelhill', 'learmonth-basin'] as const
const england = ['severn-loop', 'copper-shuttle', 'rivelin-wheelhouse', 'jet-lantern'] as const
const printed = [
  { key: 'landlord@dray.example', name: 'Morag Landlord' },
  { key: 'bottleshop@dray.example', name: 'Ravi Shelf' },
] as const

/** Orders straight from a brewery, by card, spread over the six weeks: answered, packed, sent and delivered. */
export function planUsualOrders(planned: Planned): TradeStep[] {
  const { days } = planned
  return Array.from({ length: orders }, (_, at) => {
    const day = days.working[Math.floor((at * (days.working.length - 1)) / orders)]!
    return planOrder(planned, day, at)
  }).flat()
}

function planOrder(planned: Planned, day: string, at: number): TradeStep[] {
  const { file, chance } = planned
  const isEnglish = at % 3 === 0
  const { key: pub, name: receivedBy } = isEnglish ? printed[at % 2]! : chance.oneOf(file.pubs)
  const brewery = chance.oneOf(isEnglish ? england : scotland)
  const key = `usual ${at}`
  const part = { key, brewery, pub }
  const items = someOf(planned, brewery, { kinds: chance.whole(1, 3), most: 4 })
  const placedAt = momentOf(day, '09:20', { minutes: chance.whole(0, 240) })
  const acceptedAt = new Date(placedAt.getTime() + chance.whole(25, 140) * 60_000)
  const packDay = workingDay(day, 1)
  const arrivalDay = workingDay(packDay, chance.whole(1, 2))
  return [
    { at: placedAt, act: (world) => placeTrade(world, { key, pub, items }) },
    { at: acceptedAt, act: (world) => brewerySteps(world, part, { verb: 'accept' }) },
    {
      at: momentOf(packDay, '10:00', { minutes: chance.whole(0, 90) }),
      act: (world) => brewerySteps(world, part, { verb: 'pack' }),
    },
    {
      at: momentOf(packDay, '13:30', { minutes: chance.whole(0, 90) }),
      act: (world) =>
        brewerySteps(world, part, {
          verb: 'dispatch',
          carrier: 'Lowland Carriers',
          tracking: `LC-${4100 + at}`,
        }),
    },
    {
      at: momentOf(arrivalDay, '10:00', { minutes: chance.whole(0, 180) }),
      act: (world) => buyerSteps(world, part, { verb: 'deliver', receivedBy }),
    },
  ]
}
