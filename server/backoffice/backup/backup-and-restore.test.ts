import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectEmbedded } from '../../platform/database/embedded-database.ts'
import type { Connection, Database } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/apply-migrations.ts'
import { backupName } from './backup-places.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const now = new Date('2026-11-23T15:04:05.678Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dray-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** One open shop for all tests: what each writes goes by names of its own. */
let varFolder: string
let connection: Connection
beforeAll(async () => {
  varFolder = await mkdtemp(join(tmpdir(), 'dray-backup-'))
  connection = await connectEmbedded({ folder: join(varFolder, 'database') })
  await migrate(connection)
  return async () => {
    await connection.close()
    await rm(varFolder, { recursive: true })
  }
})

const writeFlag = (database: Database, name: string) =>
  database.execute(sql`insert into settings (key, value) values (${name}, '{}')`)
const restore = (from: string, target: string, examine: () => Promise<unknown> = async () => null) =>
  restoreBackup({ from, varFolder: target, examine })

/** Two rows in one transaction; answers the key of the first. */
async function writeTwice(database: Database, at: number): Promise<string> {
  const name = `key-${String(at).padStart(5, '0')}`
  await database.transaction(async (transaction) => {
    await writeFlag(transaction, name)
    await writeFlag(transaction, `${name}-b`)
  })
  return name
}
const flagsOf = async (database: Database): Promise<string[]> =>
  (await database.execute(sql`select key from settings where key like 'key-%' order by key`)).rows.map(
    ({ key }) => String(key),
  )

test('a backup of the open shop holds all that was answered before it, and pictures, for its owner alone', async () => {
  await mkdir(join(varFolder, 'media', 'kept'), { recursive: true })
  await writeFile(join(varFolder, 'media', 'kept', 'a.webp'), 'pint')
  const into = await openFolder()
  const before: string[] = []
  for (let at = 0; at < 20; at += 1) before.push(await writeTwice(connection.database, at))
  const beside = Promise.all(
    Array.from({ length: 200 }, (_, at) => writeTwice(connection.database, 100 + at)),
  )
  const { path, bytes } = await makeBackup(connection, { varFolder, into, most: null, now })
  await beside

  expect([path, await readdir(into)]).toEqual([
    join(into, 'dray-20261123T150405Z'),
    ['dray-20261123T150405Z'],
  ])
  expect(bytes).toBeGreaterThan(1_000_000)
  for (const entry of ['.', 'backup.json', 'database/PG_VERSION', 'media/kept/a.webp'])
    expect([(await stat(join(path, entry))).mode & 0o077, entry]).toEqual([0, entry])
  const restored = await openFolder()
  const { at, seen } = await restoreBackup({
    from: path,
    varFolder: restored,
    examine: async (database, madeAt) => {
      expect(madeAt).toEqual(now)
      return flagsOf(database)
    },
  })
  expect(at).toBe(now.toISOString())
  const whole = seen.filter((key) => !key.endsWith('-b'))
  expect(whole).toEqual(expect.arrayContaining(before))
  expect(seen.filter((key) => key.endsWith('-b'))).toEqual(whole.map((key) => `${key}-b`))
  expect(await readFile(join(restored, 'media', 'kept', 'a.webp'), 'utf8')).toBe('pint')
  const again = await connectEmbedded({ folder: join(restored, 'database') })
  expect(await flagsOf(again.database)).toEqual(seen)
  await again.close()
})

test('only so many backups stay, the oldest go, and other files are let be', async () => {
  const into = await openFolder()
  await writeFile(join(into, 'notes.txt'), 'mine')
  for (const at of [now, later(1)]) await mkdir(join(into, backupName(at)))
  const { removed } = await makeBackup(connection, { varFolder, into, most: 2, now: later(2) })
  expect(removed).toEqual([backupName(now)])
  expect(await readdir(into)).toEqual([backupName(later(1)), backupName(later(2)), 'notes.txt'])
})

test('the newest backup stays beside others that a wrong clock dated later', async () => {
  const into = await openFolder()
  for (const minutes of [1_000_000, 2_000_000]) await mkdir(join(into, backupName(later(minutes))))
  const { path, removed } = await makeBackup(connection, { varFolder, into, most: 2, now })
  expect([removed, await readdir(into)]).toEqual([
    [backupName(later(1_000_000))],
    [basename(path), backupName(later(2_000_000))].toSorted(),
  ])
})

test('what a killed process had copied leaves with a backup of a later day', async () => {
  const into = await openFolder()
  const [old, young] = [`.${backupName(later(-3_000))}`, `.${backupName(later(-60))}`]
  for (const name of [old, young]) await mkdir(join(into, name, 'database'), { recursive: true })
  await makeBackup(connection, { varFolder, into, most: null, now })
  expect(await readdir(into)).toEqual([young, backupName(now)])
})

test('a backup that was copied half-way is refused, whatever is missing', async () => {
  const into = await openFolder()
  const { path } = await makeBackup(connection, { varFolder, into, most: null, now })
  const empty = await openFolder()
  const database = join(path, 'database')
  const [name, table] = [join(database, 'PG_VERSION'), join(database, 'global', 'pg_control')]
  const [version, control] = [await readFile(name), await readFile(table)]
  await writeFile(table, control.subarray(0, 100))
  await expect(restore(path, empty)).rejects.toThrow('is no whole backup')
  await rm(table)
  await expect(restore(path, empty)).rejects.toThrow('is no whole backup')
  await writeFile(table, control)
  await restore(path, await openFolder())

  // One of an older version does not say what it holds.
  await writeFile(join(path, 'backup.json'), JSON.stringify({ at: now, newestMigration: 1 }))
  await restore(path, await openFolder())
  await rm(name)
  await expect(restore(path, empty)).rejects.toThrow('its database is not there')
  await writeFile(name, version)
  await rm(database, { recursive: true })
  await expect(restore(path, empty)).rejects.toThrow('its database is not there')
  expect(await readdir(empty)).toEqual([])
})

test('a backup that fails leaves nothing that looks like one', async () => {
  const into = await openFolder()
  await rm(join(varFolder, 'media'), { recursive: true, force: true })
  await writeFile(join(varFolder, 'media'), 'no folder')
  await expect(makeBackup(connection, { varFolder, into, most: null, now })).rejects.toThrow('ENOTDIR')
  await rm(join(varFolder, 'media'))
  expect(await readdir(into)).toEqual([])
})

test('nothing is restored over a database, from another folder, of a newer version, or that fails its check', async () => {
  const into = await openFolder()
  const { path } = await makeBackup(connection, { varFolder, into, most: null, now })
  await expect(restore(path, varFolder)).rejects.toThrow('Stop that shop first')
  const full = await openFolder()
  await mkdir(join(full, 'database'))
  await writeFile(join(full, 'database', 'PG_VERSION'), '17')
  await expect(restore(path, full)).rejects.toThrow('holds a database already')
  const empty = await openFolder()
  await expect(restore(into, empty)).rejects.toThrow('is no backup of Dray')
  await expect(restore(path, empty, () => Promise.reject(new Error('another key')))).rejects.toThrow(
    'another key',
  )
  await writeFile(join(path, 'backup.json'), JSON.stringify({ at: now, newestMigration: Date.now() * 2 }))
  await expect(restore(path, empty)).rejects.toThrow('of a newer version')
  expect(await readdir(empty)).toEqual([])
})
