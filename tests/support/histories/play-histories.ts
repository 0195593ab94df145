import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Connection } from '../../../server/platform/database/database.ts'
import { checkEnd, checkHistory, checkMoment } from './check-history.ts'
import { farHistory } from './far-history.ts'
import { histories, type Moment } from './history-steps.ts'
import { type HistoryWorld, openHistoryWorld } from './history-world.ts'
import { makeHistoryWorld, type MadeWorld } from './make-history-world.ts'
import { findOpenParts, moveClockAlone } from './move-clock-alone.ts'
import { sweepAll } from './sweep-history.ts'
import { applyHistoryStep } from './apply-history-step.ts'

/** How a history is played: with steps at once and a look at each moment, or until the clock has ended everything. */
export const historyWays = ['at once', 'to the end'] as const
export type HistoryWay = (typeof historyWays)[number]

/** Checks read all of a database: after so many histories the next ones have another. */
export const historiesEach = 10

/** A history that does not hold, with what draws it again. */
export class HistoryFault extends Error {
  constructor(seed: number | null, way: HistoryWay, moments: readonly Moment[], cause: unknown) {
    const which = seed === null ? 'The far history' : `The history of seed ${seed}`
    const said = inspect(cause)
    super(`${which}, ${way}: ${JSON.stringify(moments)}\n${said}`, { cause })
  }
}

type Played = {
  way: HistoryWay
  /** Each draws one history; null is the far one. */
  seeds: readonly (number | null)[]
  /** Made in the database for these seeds; others are made where there is none. */
  worlds?: readonly MadeWorld[]
}

/**
 * Plays histories one after another in a database, and answers the kinds of steps that were taken. Throws HistoryFault
 * for the first that does not hold.
 */
export async function playHistories(
  connection: Connection,
  { way, seeds, worlds = [] }: Played,
): Promise<Set<string>> {
  const kinds = new Set<string>()
  for (const [at, seed] of seeds.entries()) {
    const moments = seed === null ? farHistory : drawHistory(seed)
    try {
      const made = worlds[at] ?? (await makeHistoryWorld(connection))
      const world = await openHistoryWorld(connection, made, { isDrawing: (seed ?? 0) % 10 === 0 })
      const taken = await (way === 'at once' ? playAtOnce : playToTheEnd)(world, moments)
      for (const kind of taken) kinds.add(kind)
    } catch (error) {
      throw new HistoryFault(seed, way, moments, error)
    }
  }
  return kinds
}

/** The far history and then random ones, so many in all, of seeds that follow each other. */
export const seedsFrom = (seed: number, count: number): (number | null)[] =>
  Array.from({ length: count }, (_, at) => (at === 0 ? null : seed + at))

const drawHistory = (seed: number): readonly Moment[] => fc.sample(histories, { seed, numRuns: 1 })[0]!

/** Plays a history, checks each moment that changed something and its end, and answers the kinds of steps that were taken. */
async function playAtOnce(world: HistoryWorld, moments: readonly Moment[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const steps of moments) {
    world.setAlone(steps.length === 1)
    const outcomes = await Promise.all(steps.map((step) => applyHistoryStep(world, step)))
    for (const { step, isTaken } of outcomes) if (isTaken) taken.add(step.kind)
    // What a refused step leaves behind is seen at the next look.
    if (outcomes.some(({ isTaken }) => isTaken)) await checkMoment(world)
  }
  await sweepAll(world)
  await checkMoment(world)
  await checkHistory(world)
  return taken
}

/** Plays a history one step after another, and then lets the clock alone bring it to an end. */
async function playToTheEnd(world: HistoryWorld, moments: readonly Moment[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const step of moments.flat()) if ((await applyHistoryStep(world, step)).isTaken) taken.add(step.kind)
  await moveClockAlone(world)
  expect(await findOpenParts(world)).toEqual([])
  await checkMoment(world)
  await checkHistory(world)
  await checkEnd(world)
  return taken
}
