import { useDeferredValue } from 'react'

/** Narrower than this rows are slips (RowTable.module.css). */
export const widthOfTablesPx = 960
/** What is above the rows of a list, and what most rows take at least, in pixels. */
const ofSlips = [360, 170] as const
const ofTables = [300, 60] as const

/**
 * Whether the first paint is done: what its screen does not show waits for it, so that a slow phone draws what it shows
 * first (docs/performance.md).
 */
export const useIsPainted = (): boolean => useDeferredValue(true, false)

/** The same for what only screens of this width show at first. */
export const useIsPaintedOrFrom = (widthPx: number): boolean => useIsPainted() || innerWidth >= widthPx

/** The rows that a first screen shows, and all of them from then on. */
export function useRowsInSight<Row>(rows: readonly Row[]): readonly Row[] {
  const isPainted = useIsPainted()
  const [head, row] = innerWidth < widthOfTablesPx ? ofSlips : ofTables
  const most = Math.ceil((innerHeight - head) / row)
  return isPainted ? rows : rows.slice(0, Math.max(1, most))
}
