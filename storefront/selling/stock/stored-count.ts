import { browserStorage } from '../../storage/safe-storage.ts'

/** What was counted of each container and when, by its id. */
export type Figures = Readonly<Record<string, { units: number; at: string }>>

const lifetimeMs = 24 * 3_600_000
const keyOf = (brewery: string) => `dray-count-of-${brewery}`

/** The count that was begun in this browser within the last day; an empty one otherwise. */
export function readCount(brewery: string, now: number): Figures {
  try {
    const stored = JSON.parse(browserStorage.getItem(keyOf(brewery)) ?? 'null') as unknown
    if (!isStored(stored) || now - stored.storedAt > lifetimeMs) return {}
    return stored.figures
  } catch {
    return {}
  }
}

export function storeCount(brewery: string, figures: Figures, now: number): void {
  browserStorage.setItem(keyOf(brewery), JSON.stringify({ storedAt: now, figures }))
}

export const dropCount = (brewery: string): void => browserStorage.removeItem(keyOf(brewery))

type Stored = { storedAt: number; figures: Figures }

function isStored(value: unknown): value is Stored {
  const stored = value as Partial<Stored> | null
  if (typeof stored?.storedAt !== 'number' || typeof stored.figures !== 'object') return false
  return Object.values(stored.figures).every(
    ({ units, at }) => Number.isInteger(units) && units >= 0 && !Number.isNaN(Date.parse(at)),
  )
}
