import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { publicChoices } from '../../../tests/support/servers/public-choices.ts'
import { hasPooler, openPooler } from '../../../tests/support/servers/pooler.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'
import { examineInstallation } from './examine-installation.ts'

/** What the doctor finds of a server: check, state and sentence. */
async function examine(settings: Record<string, string>): Promise<string[]> {
  const environment = publicChoices({ ...settings, VAR_FOLDER: 'var/never-made' })
  const findings = await examineInstallation(environment)
  const wanted = new Set(['database', 'migrations', 'roles', 'clocks', 'backups'])
  return findings
    .filter(({ check }) => wanted.has(check))
    .map(({ check, state, sentence }) => `${check} ${state} ${sentence}`)
}

async function openServer() {
  const address = await createServerDatabase()
  const connection = await connectPostgres(address)
  onTestFinished(connection.close)
  const role = `reader_${randomBytes(4).toString('hex')}`
  await connection.database.execute(sql.raw(`create role ${role} login`))
  onTestFinished(async () => {
    await connection.database.execute(sql.raw(`drop owned by ${role}`))
    await connection.database.execute(sql.raw(`drop role ${role}`))
  })
  return { address, database: connection.database, role, byRole: address.replace('dray@', `${role}@`) }
}

test('a migrated server that one role serves and migrates (INST-05)', async () => {
  const { address } = await openServer()
  expect(await examine({ DATABASE_URL: address })).toEqual([
    expect.stringMatching(/^database ok PostgreSQL \d+\.\d+ answers to dray \(DATABASE_URL\)\.$/),
    expect.stringMatching(/^migrations ok All \d+ ran\.$/),
    'roles warn dray, the role that serves, may make and drop tables.',
    'clocks ok The database and this machine have the same time.',
    expect.stringMatching(/^backups warn The server does not archive its WAL/),
  ])
})

test('a serving role without its rights, and with them beside the owner (INST-05)', async () => {
  const { address, database, role, byRole } = await openServer()
  const both = { DATABASE_URL: byRole, DATABASE_DIRECT_URL: address }
  expect((await examine(both))[2]).toMatch(
    /^migrations fail Which migrations ran cannot be read: permission denied/,
  )
  await database.execute(sql.raw(`grant usage on schema drizzle to ${role}`))
  await database.execute(sql.raw(`grant select on all tables in schema drizzle to ${role}`))
  expect((await examine(both)).slice(0, 4)).toEqual([
    expect.stringMatching(/^database ok .* answers to reader_\w+ \(DATABASE_URL\)\.$/),
    expect.stringMatching(/^database ok .* answers to dray \(DATABASE_DIRECT_URL\)\.$/),
    expect.stringMatching(/^migrations ok /),
    expect.stringMatching(/^roles ok reader_\w+, the role that serves, can neither make nor drop tables\.$/),
  ])
  const turned = { DATABASE_URL: address, DATABASE_DIRECT_URL: byRole }
  expect((await examine(turned))[3]).toMatch(/^roles fail reader_\w+, .* so it cannot migrate\.$/)
})

test('missing migrations are named; a database that is not there is said (INST-05)', async () => {
  const { address, database } = await openServer()
  await database.execute(sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
  expect((await examine({ DATABASE_URL: address }))[1]).toMatch(
    /^migrations fail 1 of \d+ are missing: \d{4}_/,
  )
  const [nowhere] = await examine({ DATABASE_URL: `${address}_elsewhere` })
  expect(nowhere).toMatch(
    /^database fail The server of DATABASE_URL does not take us: .* does not exist \(3D000\)\.$/,
  )
})

test.skipIf(!hasPooler)(
  'a pooler that does not track prepared statements fails with the name of the setting (INST-05)',
  async () => {
    const { address } = await openServer()
    const pooler = await openPooler(address)
    const [prepared] = await examine({ DATABASE_URL: pooler })
    expect(prepared).toMatch(/^database fail DATABASE_PREPARED is true, but the pooler of DATABASE_URL /)
    const [plain] = await examine({ DATABASE_URL: pooler, DATABASE_PREPARED: 'false' })
    expect(plain).toMatch(/^database ok /)
    expect((await examine({ DATABASE_URL: address }))[0]).toMatch(/^database ok /)
  },
)
