import type { Job } from '../../feature.ts'
import type { OrderDeps } from '../../trading/orders/order-deps.ts'
import type { RunJobs, UpkeepTime } from './trade-world.ts'

/**
 * What the clock does with trade, and when. The rest either speaks to others (webhooks, pushes), or tidies what only the
 * running shop leaves behind; runs are made eight weeks ahead by the plan's first step.
 */
const often = ['sweep deadlines of orders', 'sweep orders', 'sweep standing orders']
const afternoons = ['sweep runs']
const mornings = [
  'invoice lost containers',
  'settle credit',
  'write statements',
  'bill fees',
  'make payouts',
  'send payouts',
  'announce payouts',
  'write statements of breweries',
]
const atTheEnd = [
  'watch stopped parts',
  'settle standings',
  'lapse write-offs',
  'end refunds nobody confirmed',
  'book provider fees',
  'take payouts back',
  'watch debits of breweries',
  'watch low stock',
  'write of tomorrow’s picking',
  'reconcile',
  'escalate worklist',
]
const namesAt: Record<UpkeepTime, ReadonlySet<string>> = {
  afternoon: new Set([...often, ...afternoons]),
  morning: new Set([...often, ...mornings]),
  end: new Set([...often, ...afternoons, ...mornings, ...atTheEnd]),
}

/** The jobs of the shop that trade needs, with the shop's dependencies but for those of a step. */
export function upkeepOf<Deps>(jobs: readonly Job<Deps>[], shop: Deps): RunJobs {
  return async (deps: OrderDeps, time: UpkeepTime) => {
    for (const { name, run } of jobs) if (namesAt[time].has(name)) await run({ ...shop, ...deps })
  }
}
