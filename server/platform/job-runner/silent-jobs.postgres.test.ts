import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openSilentProxy } from '../../../tests/support/servers/silent-proxy.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { connectPostgres } from '../database/postgres-database.ts'
import { servingLimits } from '../database/postgres-limits.ts'
import { jobs } from './job-tables.ts'
import { createJobRunner } from './run-jobs.ts'

/** The limits of a process, shorter so that the test is. */
const limits = { ...servingLimits, connectMs: 500, statementMs: 1000, answerMs: 1500 }

test('jobs go on on their own after the database was silent, and how a run went is not lost (INST-18)', async () => {
  const address = await createServerDatabase()
  const proxy = await openSilentProxy(address)
  const [direct, behind] = await Promise.all([
    connectPostgres(address),
    connectPostgres(proxy.address, { limits }),
  ])
  onTestFinished(async () => {
    await proxy.close()
    await Promise.all([direct.close(), behind.close()])
  })
  let output = ''
  const logger = pino({ level: 'warn' }, { write: (line: string) => void (output += line) })
  let runs = 0
  const count = { name: 'count', everySeconds: 60, run: async () => void (runs += 1) }
  const runner = createJobRunner([count], { deps: undefined, database: behind.database, logger })
  const makeDue = () => direct.database.update(jobs).set({ dueAt: sql`now()` })
  const row = async () => (await direct.database.select().from(jobs).where(eq(jobs.name, 'count')))[0]!
  await runner.turn()
  await makeDue()
  await runner.turn()
  await runner.settle()

  proxy.mute()
  await runner.turn()
  expect(output).toContain('the jobs could not be read')
  expect([runs, (await row()).succeededAt]).toEqual([1, null])

  proxy.unmute()
  await makeDue()
  await expect
    .poll(
      async () => {
        await runner.turn()
        await runner.settle()
        return runs
      },
      { timeout: 10_000 },
    )
    .toBe(2)
  await runner.stop()
  const { succeededAt, failures, holder } = await row()
  expect(succeededAt).not.toBeNull()
  expect([failures, holder]).toEqual([0, null])
})
