import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { findMissingMigrations } from '../apply-migrations.ts'
import { connectEmbedded } from '../embedded-database.ts'
import { emptyDatabaseFolder, emptyDatabaseKey, findEmptyDatabase } from './empty-database-folder.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dray-empty-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a new shop without the demo begins as a copy of the database that the build made: every table, no row, no migration left to run', async () => {
  const startFrom = await findEmptyDatabase()
  expect(startFrom).toBe(join(emptyDatabaseFolder, 'database'))
  const connection = await connectEmbedded({ folder: join(temporaryFolder(), 'database'), startFrom })
  onTestFinished(() => connection.close())
  expect(await findMissingMigrations(connection.database)).toEqual([])
  const { rows } = await connection.database.execute(sql`
    select (select count(*)::int from beers) + (select count(*)::int from clients) as rows`)
  expect(rows).toEqual([{ rows: 0 }])
})

test('a database of other migrations is not copied', async () => {
  const folder = join(temporaryFolder(), 'empty')
  expect(await findEmptyDatabase(folder)).toBeNull()
  mkdirSync(folder)
  copyFileSync(join(emptyDatabaseFolder, 'key'), join(folder, 'key'))
  expect(await findEmptyDatabase(folder)).toBe(join(folder, 'database'))
  writeFileSync(join(folder, 'key'), `${emptyDatabaseKey()}0`)
  expect(await findEmptyDatabase(folder)).toBeNull()
})
