import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { knownMigrations } from '../server/platform/database/known-migrations.ts'
import { runCommand } from '../tests/support/servers/run-command.ts'

/** Processes start one after another: much, on a machine that does other things as well. */
const slow = { timeout: 300_000 }

const names = knownMigrations().map(({ name }) => name)
const lines = (verb: string) => names.map((name) => `${verb} ${name}\n`).join('')

test('the command says what would run, runs it, and finds nothing left (INST-02)', slow, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-migrate-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const migrate = async (...words: string[]) => {
    const { code, output } = await runCommand('migrate', words, { VAR_FOLDER: folder, DATABASE_URL: '' })
    return { code, output }
  }
  expect(await migrate('--pending')).toEqual({ code: 1, output: lines('pending') })
  expect(await migrate()).toEqual({ code: 0, output: `${lines('ran')}The database is up to date.\n` })
  expect(await migrate('--pending')).toEqual({ code: 0, output: 'The database is up to date.\n' })

  await writeFile(join(folder, 'database.lock'), String(process.pid))
  const { code, output } = await migrate()
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/is open in process \d+\..*\nNothing was changed\.\n$/),
  ])
})

test('a wrong setting or word changes nothing; the help needs no setting (INST-02)', async () => {
  const help = await runCommand('migrate', ['--help'], { PORT: 'eighty' })
  expect([help.code, help.output]).toEqual([0, expect.stringContaining('DATABASE_DIRECT_URL')])
  const alone = await runCommand('migrate', [], { DATABASE_DIRECT_URL: 'postgres://dray@127.0.0.1/dray' })
  expect([alone.code, alone.output]).toEqual([
    1,
    expect.stringContaining('DATABASE_DIRECT_URL needs DATABASE_URL'),
  ])
})
