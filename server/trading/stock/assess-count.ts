import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { CountTime } from './count-time.ts'

/** A figure of a file: so many on hand when the file or its command states, or else when the import began. */
export type ImportedFigure = { units: number; stated: CountTime | null; startedAt: Date }
type KnownLevel = { countedAt: string | null; importedUnits: number | null; importedAt: string | null }

/** `same`: no new count, moves nothing. `count`: at this moment. `stale`: there was a later count. */
export type CountAssessment =
  | { kind: 'same' }
  | { kind: 'count'; at: Date }
  | { kind: 'stale'; at: Date; countedAt: Date }

/**
 * Whether a figure of a file is a new count of an item. The figure of the item's last import without a later stated
 * moment is none, so that loading a file again undoes no sale (STOCK-02); one from before the last count comes too late
 * (STOCK-03).
 */
export function assessFigure(
  { units, stated, startedAt }: ImportedFigure,
  { countedAt, importedUnits, importedAt }: KnownLevel,
): CountAssessment {
  const isLater = stated !== null && importedAt !== null && isAfter(stated, new Date(importedAt))
  if (units === importedUnits && !isLater) return { kind: 'same' }
  return assessCount(stated?.at ?? startedAt, countedAt)
}

/** A day alone is after a moment of an earlier day only: a file may be loaded twice on the day that it states. */
const isAfter = ({ at, day }: CountTime, moment: Date) =>
  day === null ? at > moment : day > londonDay(moment)

/** Whether a count at this moment comes after the last one. */
export function assessCount(at: Date, countedAt: string | null): Exclude<CountAssessment, { kind: 'same' }> {
  const last = countedAt === null ? null : new Date(countedAt)
  return last !== null && at < last ? { kind: 'stale', at, countedAt: last } : { kind: 'count', at }
}
