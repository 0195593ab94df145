import type { PickingList, PickTick } from '../../../shared/api/picking-api.ts'
import { browserStorage } from '../../storage/safe-storage.ts'

/** A tick that is not sent yet; sent again it is the same tick. */
export type WaitingTick = PickTick & { key: string; part: string }

const ticksKey = (brewery: string) => `dray-ticks-of-${brewery}`
const listKey = (brewery: string) => `dray-picking-of-${brewery}`
const mostTicks = 500

/** The ticks that wait for a signal, the oldest first. */
export function readTicks(brewery: string): WaitingTick[] {
  const stored = parsed(browserStorage.getItem(ticksKey(brewery)))
  return Array.isArray(stored) ? stored.filter(isTick) : []
}

/** Adds a tick; one of the same line that was never sent gives way to it. */
export function addTick(brewery: string, tick: WaitingTick): WaitingTick[] {
  const others = readTicks(brewery).filter(({ part, position }) => !isSameLine({ part, position }, tick))
  return storeTicks(brewery, [...others, tick].slice(-mostTicks))
}

/** Takes a tick out that has been answered. */
export const dropTick = (brewery: string, key: string): WaitingTick[] =>
  storeTicks(
    brewery,
    readTicks(brewery).filter((tick) => tick.key !== key),
  )

export const isSameLine = (
  one: Pick<WaitingTick, 'part' | 'position'>,
  other: Pick<WaitingTick, 'part' | 'position'>,
): boolean => one.part === other.part && one.position === other.position

/** The last list that was read of a day, for when there is no signal. */
export function readList(brewery: string, day: string | null): PickingList | null {
  const stored = parsed(browserStorage.getItem(listKey(brewery))) as PickingList | null
  const isList = [stored?.drops, stored?.days, stored?.beers].every(Array.isArray)
  return stored !== null && isList && (day === null || stored.day === day) ? stored : null
}

export const storeList = (brewery: string, list: PickingList): void =>
  browserStorage.setItem(listKey(brewery), JSON.stringify(list))

function storeTicks(brewery: string, ticks: WaitingTick[]): WaitingTick[] {
  if (ticks.length === 0) browserStorage.removeItem(ticksKey(brewery))
  else browserStorage.setItem(ticksKey(brewery), JSON.stringify(ticks))
  return ticks
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isTick(value: unknown): value is WaitingTick {
  const tick = value as Partial<WaitingTick> | null
  const hasUnits = tick?.units === null || Number.isInteger(tick?.units)
  return (
    typeof tick?.key === 'string' &&
    typeof tick.part === 'string' &&
    Number.isInteger(tick.position) &&
    hasUnits
  )
}
