import { useDeferredValue } from 'react'

/** What stands above the rows of a list at least, in pixels: header, title, views and search. */
const headPx = 300
/** What a row takes at least: as a slip of a phone, and in a table. */
const slipPx = 120
const rowPx = 60
/** Narrower than this rows are slips (RowTable.module.css). */
const widthOfTablesPx = 960

/**
 * Whether the first paint is done: what its screen does not show waits for it, so that a slow phone draws what it shows
 * first (docs/decisions/0134).
 */
export const useIsPainted = (): boolean => useDeferredValue(true, false)

/** The rows that a first screen shows, and all of them from then on. */
export function useRowsInSight<Row>(rows: readonly Row[]): readonly Row[] {
  const isPainted = useIsPainted()
  const most = Math.ceil((innerHeight - headPx) / (innerWidth < widthOfTablesPx ? slipPx : rowPx))
  return isPainted ? rows : rows.slice(0, Math.max(1, most))
}
