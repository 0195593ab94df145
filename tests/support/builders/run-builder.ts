import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import type { RunPlan } from '../../../shared/delivery/run-plan.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { runs } from '../../../server/parties/runs/run-tables.ts'

const depot = { name: 'Cold store', street: '1 Wharf Road', town: 'Linlithgow', postcode: 'EH49 6QY' }

/** A run plan of one weekday, Wednesday, with Monday 12:00 as its cut-off. */
export const runPlan = (overrides: Partial<RunPlan> = {}): RunPlan => ({
  days: [
    {
      weekday: 3,
      cutOff: { weekday: 1, time: '12:00' },
      answerBy: null,
      bringBy: { weekday: 2, time: '16:00' },
    },
  ],
  depot,
  carrier: 'Forth Vans',
  capacityPallets: 100,
  capacityKg: 100_000,
  tailLiftKg: 750,
  postcodes: null,
  minimumMinor: null,
  ...overrides,
})

/** Open runs of a group, a week apart, the first in three weeks, or so many days. */
export async function buildRuns(
  database: Database,
  groupId: string,
  { inDays = 21, count = 10, now = new Date(), ...overrides }: RunsInput = {},
): Promise<(typeof runs.$inferSelect)[]> {
  const rows = Array.from({ length: count }, (_, at) => {
    const day = addDays(londonDay(now), inDays + at * 7)
    return {
      groupId,
      day,
      depot,
      carrier: 'Forth Vans',
      cutOffAt: londonMoment(addDays(day, -2), '12:00').toISOString(),
      answerByAt: londonMoment(addDays(day, -2), '16:00').toISOString(),
      bringByAt: londonMoment(addDays(day, -1), '16:00').toISOString(),
      capacityPallets: 100,
      capacityKg: 100_000,
      tailLiftKg: 750,
      ...overrides,
    }
  })
  return database.insert(runs).values(rows).returning()
}
type RunsInput = Partial<typeof runs.$inferInsert> & { inDays?: number; count?: number; now?: Date }
