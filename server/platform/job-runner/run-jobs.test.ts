import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Database } from '../database/database.ts'
import { createJobRunner, isQuietTurnDue, type JobRunner } from './run-jobs.ts'
import { jobs as jobTable } from './job-tables.ts'

const silent = pino({ level: 'silent' })

const job = (name: string, everySeconds: number) => ({
  name,
  everySeconds,
  run: async (list: string[]) => {
    list.push(name)
    if (name === 'failing') throw new Error('away, said maggie@thetap.example')
  },
})

function runnerOf(database: Database, jobs: readonly ReturnType<typeof job>[], done: string[] = []) {
  return createJobRunner(jobs, { deps: done, database, logger: silent })
}

/** Simulates the passage of time: every job, or one, is due. */
async function makeDue(database: Database, name?: string): Promise<void> {
  await database
    .update(jobTable)
    .set({ dueAt: sql`now()` })
    .where(name === undefined ? undefined : eq(jobTable.name, name))
}

/** A turn that takes, its runs, and a turn that stores how they went. */
async function wholeTurn(runner: JobRunner): Promise<void> {
  await runner.turn()
  await runner.settle()
  await runner.turn()
}

const rowOf = async (database: Database, name: string) =>
  (await database.select().from(jobTable).where(eq(jobTable.name, name)))[0]!

test('a job waits for its first interval, and one that fails stops no other and is due again at its next time (INST-18)', async () => {
  const { database } = await useTestDatabase()
  const done: string[] = []
  const runner = runnerOf(database, [job('often', 20), job('failing', 60), job('seldom', 60)], done)
  await wholeTurn(runner)
  expect(done).toEqual([])
  await makeDue(database)
  await wholeTurn(runner)
  expect(done.filter((name) => name !== 'often')).toEqual(['failing', 'seldom'])
  expect(done).toContain('often')
  expect(await rowOf(database, 'failing')).toMatchObject({
    error: 'away, said (address)',
    failures: 1,
    succeededAt: null,
    holder: null,
  })
  expect(await rowOf(database, 'seldom')).toMatchObject({ error: null, failures: 0, holder: null })
  const { dueAt, endedAt, succeededAt } = await rowOf(database, 'failing')
  expect(dueAt.getTime()).toBeGreaterThan(endedAt!.getTime())
  expect(succeededAt).toBeNull()
  await makeDue(database, 'failing')
  await wholeTurn(runner)
  expect((await rowOf(database, 'failing')).failures).toBe(2)
})

test('a clock that had run ahead and is right again holds up no job, taken by another process or not (INST-18)', async () => {
  const { database } = await useTestDatabase()
  const done: string[] = []
  const jobs = ['due far ahead', 'taken far ahead', 'due in time'].map((name) => job(name, 60))
  await wholeTurn(runnerOf(database, jobs, done))
  const ahead = new Date(Date.now() + 4 * 365 * 86_400_000)
  await database.update(jobTable).set({ dueAt: ahead }).where(eq(jobTable.name, 'due far ahead'))
  await database
    .update(jobTable)
    .set({ dueAt: ahead, holder: randomUUID(), heldUntil: ahead })
    .where(eq(jobTable.name, 'taken far ahead'))
  const runner = runnerOf(database, jobs, done)
  await wholeTurn(runner)
  await wholeTurn(runner)
  expect(done.toSorted()).toEqual(['due far ahead', 'taken far ahead'])
  for (const { name } of jobs)
    expect((await rowOf(database, name)).dueAt.getTime(), name).toBeLessThan(Date.now() + 61_000)
})

test('of many processes one runs each period, and none what another has under way (INST-18)', async () => {
  const { database } = await useTestDatabase()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const names = ['one', 'two', 'three', 'four']
  const held = {
    name: 'held',
    everySeconds: 5,
    run: (list: string[]) => gate.promise.then(() => void list.push('held')),
  }
  const jobs = [...names.map((name) => job(name, 1)), held]
  const runners = Array.from({ length: 5 }, () => runnerOf(database, jobs, done))
  await runners[0]!.turn()
  await makeDue(database)
  await Promise.all(runners.map((runner) => runner.turn()))
  await expect.poll(() => [...done].sort()).toEqual([...names].sort())
  await makeDue(database, 'held')
  await Promise.all(runners.map((runner) => runner.turn()))
  gate.resolve()
  await Promise.all(runners.map((runner) => runner.settle()))
  expect(done.filter((name) => name === 'held')).toHaveLength(1)
})

test('a job of a process that died is taken again once its time is over, and not before (INST-18)', async () => {
  const { database } = await useTestDatabase()
  const done: string[] = []
  const dead = createJobRunner([{ ...job('cut off', 86_400), run: () => new Promise<void>(() => {}) }], {
    deps: done,
    database,
    logger: silent,
  })
  await dead.turn()
  await makeDue(database)
  await dead.turn()
  const other = runnerOf(database, [job('cut off', 86_400)], done)
  await wholeTurn(other)
  expect(done).toEqual([])
  await database.update(jobTable).set({ heldUntil: sql`now()` })
  await wholeTurn(other)
  await wholeTurn(other)
  expect(done).toEqual(['cut off'])
  const { holder, dueAt } = await rowOf(database, 'cut off')
  expect(holder).toBeNull()
  expect(dueAt.getTime()).toBeGreaterThan(Date.now() + 80_000_000)
})

test('what a process took without hearing of it is run by its next turn (INST-18)', async () => {
  const { database } = await useTestDatabase()
  const done: string[] = []
  let isLost = false
  const losing = {
    ...database,
    execute: async (query: Parameters<Database['execute']>[0]) => {
      const answer = await database.execute(query)
      if (isLost) throw new Error('Query read timeout')
      return answer
    },
  } as Database
  const runner = runnerOf(losing, [job('daily', 86_400)], done)
  await runner.turn()
  await makeDue(database)
  isLost = true
  await runner.turn()
  isLost = false
  await wholeTurn(runner)
  await wholeTurn(runner)
  expect(done).toEqual(['daily'])
  expect((await rowOf(database, 'daily')).holder).toBeNull()
})

test('a process holds on to what it runs for long', async () => {
  const { database } = await useTestDatabase()
  const gate = Promise.withResolvers<void>()
  const runner = createJobRunner([{ ...job('long', 5), run: () => gate.promise }], {
    deps: [],
    database,
    logger: silent,
  })
  await runner.turn()
  await makeDue(database)
  await runner.turn()
  await database.update(jobTable).set({ heldUntil: sql`now() + interval '1 second'` })
  await runner.turn()
  const { heldUntil } = await rowOf(database, 'long')
  expect(heldUntil!.getTime()).toBeGreaterThan(Date.now() + 20_000)
  gate.resolve()
  await runner.stop()
})

test('stopping ends with the job under way, stores how it went, and gives back what was not begun (INST-18)', async () => {
  const { database } = await useTestDatabase()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const slow = {
    name: 'slow',
    everySeconds: 9,
    run: (list: string[]) => gate.promise.then(() => void list.push('slow')),
  }
  const runner = runnerOf(database, [slow, job('after', 9)], done)
  await runner.turn()
  await makeDue(database)
  await runner.turn()
  const stopped = runner.stop()
  gate.resolve()
  await stopped
  await makeDue(database, 'slow')
  await runner.turn()
  expect(done).toEqual(['slow'])
  expect(await rowOf(database, 'slow')).toMatchObject({ holder: null, failures: 0 })
  expect((await rowOf(database, 'slow')).succeededAt).not.toBeNull()
  const { holder, dueAt, endedAt } = await rowOf(database, 'after')
  expect([holder, endedAt]).toEqual([null, null])
  expect(dueAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
})

test('a job that hangs does not hold up the end of its process', async () => {
  const { database } = await useTestDatabase()
  let output = ''
  const logger = pino({ level: 'warn' }, { write: (line: string) => void (output += line) })
  const runner = createJobRunner(
    [{ name: 'hangs', everySeconds: 5, run: () => new Promise<void>(() => {}) }],
    {
      deps: undefined,
      database,
      logger,
      drainMs: 1,
    },
  )
  await runner.turn()
  await makeDue(database)
  await runner.turn()
  await runner.stop()
  expect(output).toContain('"jobs":["hangs"]')
  // Its turn is not given back: it may still be at work.
  expect((await rowOf(database, 'hangs')).holder).not.toBeNull()
})

test('a period that no one ran is not made up for, and a job that no process knows any more is forgotten', async () => {
  const { database } = await useTestDatabase()
  const done: string[] = []
  await database.insert(jobTable).values([
    { name: 'often', everySeconds: 20, dueAt: new Date(Date.now() - 3 * 86_400_000) },
    { name: 'of an older release', everySeconds: 20, dueAt: new Date(Date.now() - 3 * 86_400_000) },
    { name: 'of a newer release', everySeconds: 20, dueAt: new Date() },
  ])
  const runner = runnerOf(database, [job('often', 10)], done)
  await wholeTurn(runner)
  await wholeTurn(runner)
  expect(done).toEqual(['often'])
  const rows = await database.select().from(jobTable)
  expect(rows.map(({ name, everySeconds }) => [name, everySeconds]).sort()).toEqual([
    ['of a newer release', 20],
    ['often', 10],
  ])
})

const at = (time: string) => Date.parse(`2026-11-30T${time}Z`)

test('a process that no one uses takes jobs once a minute and with each full hour (PRICE-01)', () => {
  expect(isQuietTurnDue(at('22:10:00'), at('22:10:59'))).toBe(false)
  expect(isQuietTurnDue(at('22:10:00'), at('22:11:00'))).toBe(true)
  expect(isQuietTurnDue(at('22:59:30'), at('22:59:59'))).toBe(false)
  expect(isQuietTurnDue(at('22:59:30'), at('23:00:00'))).toBe(true)
})

test('a runner rests once it has stored how its jobs went, and says when they have run', async () => {
  const { database } = await useTestDatabase()
  const runs: number[] = []
  const done: string[] = []
  const runner = createJobRunner([job('often', 20)], {
    deps: done,
    database,
    logger: silent,
    onRun: () => void runs.push(done.length),
  })
  await runner.turn()
  expect([runner.isResting(), runs]).toEqual([true, []])
  await makeDue(database)
  await runner.turn()
  expect(runner.isResting()).toBe(false)
  await runner.settle()
  expect([runner.isResting(), runs]).toEqual([false, [1]])
  await makeDue(database)
  await runner.turn(false)
  expect([runner.isResting(), done]).toEqual([true, ['often']])
  expect(await rowOf(database, 'often')).toMatchObject({ failures: 0, holder: null })
  await wholeTurn(runner)
  expect(done).toEqual(['often', 'often'])
})
