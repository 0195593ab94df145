import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomRuns } from '../../tests/support/builders/run-counts.ts'
import { checkEnd, checkHistory, checkMoment } from '../../tests/support/histories/check-history.ts'
import { histories } from '../../tests/support/histories/history-steps.ts'
import { isAllOver, moveClockAlone } from '../../tests/support/histories/move-clock-alone.ts'
import { openHistoryWorld } from '../../tests/support/histories/history-world.ts'
import { sweepAll, takeHistoryStep } from '../../tests/support/histories/take-history-step.ts'
import { useTestDatabase } from '../../tests/support/servers/test-database.ts'

/** Histories on the embedded database, and in the lane of the other database on that one. */
const numRuns = randomRuns({ quick: 5, thorough: 200 })

test(
  'whatever orders, files, people, clocks and kills do, stock and steps hold (INV-01, INV-02, INV-06, INV-11, INV-15)',
  { timeout: 1_200_000 },
  async () => {
    const connection = await useTestDatabase()
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
      { numRuns, endOnFailure: true },
    )
    expect([...taken]).toEqual(expect.arrayContaining(['order', 'lead', 'sweep']))
  },
)

test(
  'the clock alone brings every order to an end, with no money neither returned nor earned (INV-10)',
  { timeout: 1_200_000 },
  async () => {
    const connection = await useTestDatabase()
    await fc.assert(
      fc.asyncProperty(histories, async (moments) => {
        const world = await openHistoryWorld(connection)
        for (const steps of moments) for (const step of steps) await takeHistoryStep(world, step)
        await moveClockAlone(world)
        expect(await isAllOver(world)).toBe(true)
        await checkMoment(world)
        await checkEnd(world)
      }),
      { numRuns, endOnFailure: true },
    )
  },
)
