import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { catalogueFolder, smallCatalogue } from '../tests/support/builders/catalogue-folder.ts'
import { runCommand } from '../tests/support/servers/run-command.ts'
import { testSecretsKey } from '../tests/support/shops/test-sealer.ts'

test('a closed shop is backed up and restored by command, with the key of its secrets at hand', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [into, restored] = [join(folder, 'backups'), join(folder, 'restored')]
  const closed = { VAR_FOLDER: join(folder, 'var'), DATABASE_URL: '' }
  expect((await runCommand('import', [await catalogueFolder(smallCatalogue())], closed)).code).toBe(0)

  const nowhere = await runCommand('backup', [], { ...closed, BACKUP_FOLDER: '' })
  expect([nowhere.code, nowhere.output]).toEqual([1, expect.stringContaining('Name one folder')])
  const made = await runCommand('backup', [into], closed)
  expect([made.code, made.output]).toEqual([0, expect.stringMatching(/dray-\d{8}T\d{6}Z: \d+\.\d MB/)])
  const [name] = await readdir(into)
  const backup = join(into, name!)

  const target = { VAR_FOLDER: restored, DATABASE_URL: '' }
  const keyless = await runCommand('restore', [backup], { ...target, SECRETS_KEY: '' })
  expect([keyless.code, keyless.output]).toEqual([1, expect.stringContaining('secrets.key is not there')])
  const whole = await runCommand('restore', [backup], { ...target, SECRETS_KEY: testSecretsKey })
  expect([whole.code, whole.output]).toEqual([0, expect.stringContaining('All checks pass.')])
  const again = await runCommand('restore', [backup], { ...target, SECRETS_KEY: testSecretsKey })
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('holds a database already')])
})

test('a command in a folder without a database is refused, and makes none there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-nothing-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const wrong = { VAR_FOLDER: join(folder, 'of-no-shop'), DATABASE_URL: '' }
  for (const [command, words] of [
    ['backup', [join(folder, 'backups')]],
    ['operate', ['checks', 'run']],
  ] as const) {
    const refused = await runCommand(command, words, wrong)
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('There is no database in')])
  }
  expect(await readdir(folder)).toEqual([])
})
