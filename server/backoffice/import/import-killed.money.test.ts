import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { generateCatalogue } from '../../../bench/generate-catalogue.ts'
import { runCommand } from '../../../tests/support/servers/run-command.ts'
import { connectEmbedded } from '../../platform/database/embedded-database.ts'

test('kill -9 in the middle of loading leaves nothing in the embedded database, and it opens again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-killed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await generateCatalogue({ beers: 2000, folder: join(folder, 'catalogue') })
  const args = [join(folder, 'catalogue')]
  const environment = { VAR_FOLDER: join(folder, 'var'), DATABASE_URL: '' }

  const { signal, output } = await runCommand('import', args, environment, 'Loading containers.csv')
  expect(signal).toBe('SIGKILL')
  expect(output).toContain('Loading beers.csv')

  const connection = await connectEmbedded({ folder: join(folder, 'var', 'database') })
  const { rows } = await connection.database.execute(
    sql`select (select count(*) from breweries)::int as breweries, (select count(*) from beers)::int as beers`,
  )
  await connection.close()
  expect(rows).toEqual([{ breweries: 0, beers: 0 }])
})
