import type { SellingDays } from '../../../../shared/api/insight-api.ts'
import { weeksUntil } from '../../../../shared/dates/weeks.ts'
import { addDays, londonDay, londonMoment } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { salesByWeek, unitsToSend } from './insight-queries.ts'

/** Days that are drawn, and weeks with the present one. */
const [dayCount, weekCount] = [7, 5]
const states = {
  toAnswer: ['placed', 'proposed'],
  accepted: ['accepted', 'part_dispatched'],
  packed: ['packed'],
} as const

/** Units to send by day and state, and sales by week for who sees money (SEE-01). */
export async function readSellingDays(
  database: Database,
  { breweryId, seesMoney, now }: { breweryId: string; seesMoney: boolean; now: Date },
): Promise<SellingDays> {
  const today = londonDay(now)
  const rows = await unitsToSend(database, { breweryId, until: addDays(today, dayCount - 1) })
  const unitsOf = (day: string, wanted: readonly string[]) =>
    rows
      .filter((row) => row.day === day && wanted.includes(row.state))
      .reduce((sum, { units }) => sum + units, 0)
  return {
    days: Array.from({ length: dayCount }, (_, at) => {
      const day = addDays(today, at)
      return {
        day,
        toAnswer: unitsOf(day, states.toAnswer),
        accepted: unitsOf(day, states.accepted),
        packed: unitsOf(day, states.packed),
      }
    }),
    lateUnits: rows.filter(({ day }) => day < today).reduce((sum, { units }) => sum + units, 0),
    weeks: seesMoney ? await weeksOf(database, breweryId, today) : null,
  }
}

async function weeksOf(database: Database, breweryId: string, today: string) {
  const mondays = weeksUntil(today, weekCount)
  const from = londonMoment(mondays[0]!, '00:00')
  const until = londonMoment(addDays(mondays.at(-1)!, 7), '00:00')
  const sold = await salesByWeek(database, { breweryId, from, until })
  return mondays.map((week) => ({
    week,
    netMinor: sold.find(({ name }) => name === week)?.netMinor ?? 0,
  }))
}
