import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { generateCatalogue } from '../../../bench/generate-catalogue.ts'
import { runCommand } from '../../../tests/support/servers/run-command.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'

test('kill -9 in the middle of loading leaves nothing on a server; run again it loads all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-killed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await generateCatalogue({ beers: 2000, folder })
  const address = await createServerDatabase()
  const environment = { DATABASE_URL: address, VAR_FOLDER: join(folder, 'var') }

  const { signal, output } = await runCommand('import', [folder], environment, 'Loading containers.csv')
  expect(signal).toBe('SIGKILL')
  expect(output).toContain('Loading beers.csv')
  expect(await counts(address)).toEqual([{ breweries: 0, beers: 0, containers: 0 }])

  expect((await runCommand('import', [folder], environment)).code).toBe(0)
  expect(await counts(address)).toEqual([{ breweries: 40, beers: 2000, containers: 6000 }])
})

async function counts(address: string) {
  const connection = await connectPostgres(address)
  const { rows } = await connection.database.execute(sql`
    select (select count(*) from breweries)::int as breweries, (select count(*) from beers)::int as beers,
      (select count(*) from containers)::int as containers`)
  await connection.close()
  return rows
}
