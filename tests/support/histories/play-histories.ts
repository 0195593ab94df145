import fc from 'fast-check'
import { expect } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { checkEnd, checkHistory, checkMoment } from './check-history.ts'
import { farHistory } from './far-history.ts'
import { histories, type Moment } from './history-steps.ts'
import { openHistoryWorld } from './history-world.ts'
import { isAllOver, moveClockAlone } from './move-clock-alone.ts'
import { sweepAll } from './sweep-history.ts'
import { takeHistoryStep } from './take-history-step.ts'

/** What checks read grows with the histories of a database: after so many, the next ones have another. */
const historiesEach = 25

type Played = {
  count: number
  /** Opens a migrated, empty database. */
  open: () => Promise<Connection>
  play: (connection: Connection, count: number, seed?: number) => Promise<unknown>
  /** Draws the same histories again; without it each run draws others. */
  seed?: number
}

/** Plays so many histories in all, in databases of their own. Throws the first fault. */
export async function playInPortions({ count, open, play, seed }: Played): Promise<void> {
  for (let played = 0; played < count; played += historiesEach) {
    const connection = await open()
    try {
      await play(
        connection,
        Math.min(historiesEach, count - played),
        seed === undefined ? undefined : seed + played,
      )
    } finally {
      await connection.close()
    }
  }
}

/** The first failure is thrown with its seed, and with the history as it was drawn. */
const options = (numRuns: number, seed: number | undefined) => ({
  numRuns,
  endOnFailure: true,
  examples: [[farHistory]] as [Moment[]][],
  ...(seed !== undefined && { seed }),
})

/** Plays so many random histories, checks each moment and each end, and answers the kinds of steps that were taken. */
export async function playHistories(
  connection: Connection,
  count: number,
  seed?: number,
): Promise<Set<string>> {
  const taken = new Set<string>()
  await fc.assert(
    fc.asyncProperty(histories, async (moments) => {
      const world = await openHistoryWorld(connection)
      for (const steps of moments) {
        world.setAlone(steps.length === 1)
        const outcomes = await Promise.all(steps.map((step) => takeHistoryStep(world, step)))
        for (const { step, isTaken } of outcomes) if (isTaken) taken.add(step.kind)
        await checkMoment(world)
      }
      await sweepAll(world)
      await checkHistory(world)
    }),
    options(count, seed),
  )
  return taken
}

/** Plays so many random histories, one step after another, and then lets the clock alone bring them to an end. */
export async function playToTheEnd(connection: Connection, count: number, seed?: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(histories, async (moments) => {
      const world = await openHistoryWorld(connection)
      for (const steps of moments) for (const step of steps) await takeHistoryStep(world, step)
      await moveClockAlone(world)
      expect(await isAllOver(world)).toBe(true)
      await checkMoment(world)
      await checkHistory(world)
      await checkEnd(world)
    }),
    options(count, seed),
  )
}
