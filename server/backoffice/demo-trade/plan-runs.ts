import { addDays } from '../../../shared/working-time/working-time.ts'
import { momentOf, type Planned, someOf } from './planned-trade.ts'
import { placeTrade } from './place-trade.ts'
import { brewerySteps } from './trade-acts.ts'
import { bringToDepot, depart, drop, finish, planFrom } from './trade-runs.ts'
import type { TradeStep } from './trade-world.ts'

const group = 'forth-crossing'
const members = ['learmonth-basin', 'quilts-wynd', 'damask'] as const
const pubsOfRun = 3

/** The Wednesday runs of a group, past and to come, each with some pubs' orders of all its breweries. */
export function planRuns(planned: Planned): TradeStep[] {
  const { days } = planned
  return [
    { at: days.opensAt, act: (world) => planFrom(world, { group, day: days.first }) },
    ...days.wednesdays.flatMap((day, week) => planRun(planned, day, week)),
  ]
}

function planRun(planned: Planned, day: string, week: number): TradeStep[] {
  const { file, chance, days } = planned
  const run = { group, day }
  const orders = Array.from({ length: pubsOfRun }, (_, at) => {
    const pub = file.pubs[(week * 3 + at * 2) % file.pubs.length]!
    return {
      pub,
      key: `run ${week} ${pub.key}`,
      placedAt: momentOf(day, '11:05', { days: -5, minutes: at * 47 }),
    }
  })
  const placed = orders.flatMap(({ pub, key, placedAt }): TradeStep[] => {
    const items = members.flatMap((brewery) => someOf(planned, brewery, { kinds: 2, most: 3 }))
    const after = (brewery: string, at: Date, verb: 'accept' | 'pack'): TradeStep => ({
      at,
      act: (world) => brewerySteps(world, { key, brewery }, { verb }),
    })
    return [
      { at: placedAt, act: (world) => placeTrade(world, { key, pub: pub.key, items, group }) },
      ...members.flatMap((brewery) => {
        const acceptedAt = new Date(placedAt.getTime() + chance.whole(20, 150) * 60_000)
        return [
          after(brewery, acceptedAt, 'accept'),
          after(brewery, momentOf(day, '10:30', { days: -1, minutes: chance.whole(0, 120) }), 'pack'),
        ]
      }),
    ]
  })
  // The drops of the very first weeks are before the trade begins.
  if (addDays(day, -5) < days.first) return []
  return [
    ...placed,
    { at: momentOf(day, '15:10', { days: -1 }), act: (world) => bringToDepot(world, run) },
    { at: momentOf(day, '07:05'), act: (world) => depart(world, run) },
    ...orders.map(({ pub, key }, at): TradeStep => {
      const dropped = { ...run, key, receivedBy: pub.name }
      return { at: momentOf(day, '09:20', { minutes: at * 38 }), act: (world) => drop(world, dropped) }
    }),
    { at: momentOf(day, '16:20'), act: (world) => finish(world, run) },
  ]
}
