import type { SystemState } from '../../../shared/api/system-api.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { dropFiguresBefore, figuresSince, raiseFigures } from './figure-queries.ts'
import { readFigures } from './stored-gauges.ts'

const keptDays = 30
const firstDay = (now: Date) => addDays(londonDay(now), 1 - keptDays)

/** Stores the highest of each watched figure of today, and forgets days that are not shown any more (SEE-10). */
export async function recordFigures({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const now = clock()
  const day = londonDay(now)
  const figures = await readFigures(database, clock)
  await raiseFigures(
    database,
    figures.flatMap(({ name, value }) => (value === null ? [] : [{ name, day, value }])),
  )
  await dropFiguresBefore(database, firstDay(now))
}

/** The watched figures now, each with the highest of the days before. */
export async function readFiguresWithHistory(
  database: Database,
  clock: () => Date,
): Promise<SystemState['figures']> {
  const history = await figuresSince(database, firstDay(clock()))
  return (await readFigures(database, clock)).map((figure) => ({
    ...figure,
    history: history.filter(({ name }) => name === figure.name).map(({ day, value }) => ({ day, value })),
  }))
}
