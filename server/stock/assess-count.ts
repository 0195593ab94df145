/** A figure of a file: so many on hand at a moment that the file or its command states, or else when the import began. */
export type ImportedFigure = { units: number; statedAt: Date | null; startedAt: Date }
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
  { units, statedAt, startedAt }: ImportedFigure,
  { countedAt, importedUnits, importedAt }: KnownLevel,
): CountAssessment {
  const isLater = statedAt !== null && importedAt !== null && statedAt > new Date(importedAt)
  if (units === importedUnits && !isLater) return { kind: 'same' }
  return assessCount(statedAt ?? startedAt, countedAt)
}

/** Whether a count at this moment comes after the last one. */
export function assessCount(at: Date, countedAt: string | null): Exclude<CountAssessment, { kind: 'same' }> {
  const last = countedAt === null ? null : new Date(countedAt)
  return last !== null && at < last ? { kind: 'stale', at, countedAt: last } : { kind: 'count', at }
}
