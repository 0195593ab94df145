import type { ServerPlace } from './server-place-queries.ts'

/** How old the data of the server for reads may be, and how long it must have been good before it is used again. */
export type ProgressBounds = { mostBehindMs: number; returnAfterMs: number }

export type StandbyProgress = {
  /** What both servers answered at a moment, in milliseconds of a clock that only goes forwards; null: nothing in time. */
  note: (atMs: number, primary: ServerPlace | null, standby: ServerPlace | null) => void
  /** Whether reads may go to the standby. */
  isGood: () => boolean
  /** How old its data were at the last look; null where nothing is known. */
  behindMs: () => number | null
}

/**
 * Judges a standby by one clock, this process's: a position that the primary told at a moment is passed once the
 * standby has replayed it, and its data are as old as the last position that it passed. While the primary is silent
 * nothing is known of the age, and a standby that answers stays as good as it was.
 */
export function standbyProgress({ mostBehindMs, returnAfterMs }: ProgressBounds): StandbyProgress {
  let asked: { atMs: number; position: number } | null = null
  let passedAtMs: number | null = null
  let behindMs: number | null = null
  let goodSinceMs: number | null = null
  let isGood = false
  let wasEverBad = false

  function setGood(atMs: number, isFit: boolean): void {
    if (!isFit) {
      goodSinceMs = null
      wasEverBad ||= isGood
      isGood = false
      return
    }
    goodSinceMs ??= atMs
    isGood ||= !wasEverBad || atMs - goodSinceMs >= returnAfterMs
  }

  return {
    note: (atMs, primary, standby) => {
      if (standby === null) {
        asked = passedAtMs = behindMs = null
        return setGood(atMs, false)
      }
      if (primary === null) return
      if (!standby.isStandby) {
        const isSame = standby.startedAt === primary.startedAt
        behindMs = isSame ? 0 : null
        return setGood(atMs, isSame)
      }
      if (asked !== null && standby.position >= asked.position) {
        passedAtMs = asked.atMs
        asked = null
      }
      if (standby.position >= primary.position) {
        passedAtMs = atMs
        asked = null
      } else asked ??= { atMs, position: primary.position }
      behindMs = passedAtMs === null ? null : atMs - passedAtMs
      setGood(atMs, behindMs !== null && behindMs <= mostBehindMs)
    },
    isGood: () => isGood,
    behindMs: () => behindMs,
  }
}
