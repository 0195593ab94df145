import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  buildContainer,
  catalogueFolder,
  csv,
  smallCatalogue,
} from '../tests/support/builders/catalogue-folder.ts'
import { runCommand } from '../tests/support/servers/run-command.ts'

test('the command exits 1 when it refuses, 2 when it leaves rows out, 0 when all is loaded', async () => {
  const faulty = await catalogueFolder({
    ...smallCatalogue(),
    'containers.csv': csv(buildContainer(), buildContainer({ external_id: 'other', price: 'dear' })),
  })
  const environment = { VAR_FOLDER: join(faulty, 'var'), DATABASE_URL: '' }
  const refused = await runCommand('import', [faulty], environment)
  expect(refused.output).toContain('containers.csv, line 3, price: is not an amount of pounds such as 96.00')
  expect(refused.output).toContain('Refused: 1 faults, nothing was loaded.')
  expect(refused.code).toBe(1)

  const skipped = await runCommand('import', [faulty, '--skip-invalid'], environment)
  expect(skipped.output).toContain('containers: 2 read, 1 new, 0 changed, 0 as before, 1 left out')
  expect(skipped.code).toBe(2)

  const loaded = await runCommand('import', [await catalogueFolder(smallCatalogue('97.00'))], environment)
  expect(loaded.output).toContain('containers: 1 read, 0 new, 1 changed, 0 as before, 0 left out')
  expect(loaded.code).toBe(0)
})

test('the help names every file, column and option; a run without a folder points to the help', async () => {
  const help = await runCommand('import', ['--help'], {})
  expect(help.code).toBe(0)
  for (const word of [
    '--skip-invalid',
    'DATABASE_URL',
    'accessories',
    '* brewery_external_id',
    'stay as they are',
  ]) {
    expect(help.output).toContain(word)
  }
  const nothing = await runCommand('import', [], {})
  expect(nothing.output).toContain('Name one folder. See npm run import -- --help')
  expect(nothing.code).toBe(1)
})
