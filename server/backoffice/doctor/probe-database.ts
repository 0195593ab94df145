import { join, resolve } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import type { Connection } from '../../platform/database/database.ts'
import { connectEmbedded, isDatabase } from '../../platform/database/embedded-database.ts'
import { findFolderOwner } from '../../platform/database/folder-lock.ts'
import { knownMigrations, missingMigrations } from '../../platform/database/known-migrations.ts'
import { mayMakeTables, readNewestMigration } from '../../platform/database/migration-queries.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'
import { servingLimits } from '../../platform/database/postgres-limits.ts'
import { keepsStatementNames } from '../../platform/database/try-statement-names.ts'
import type { WalArchive } from './assess-backups.ts'
import { type ClockReading, readClock } from './assess-clocks.ts'
import type { EmbeddedFacts, MigrationFacts, ServerFacts } from './assess-database.ts'
import { describeFailure, failureCode, withinTime } from './describe-failure.ts'
import { readArchiving, readServer } from './server-facts-queries.ts'

/**
 * The embedded database of VAR_FOLDER. One that another process has open is left alone; one that was killed recovers as
 * it is opened, which takes as long as it takes.
 */
export async function probeEmbedded({ varFolder }: Config): Promise<EmbeddedFacts> {
  const folder = resolve(join(varFolder, 'database'))
  const owner = await findFolderOwner(folder)
  if (owner !== null) return { folder, state: 'in use', owner }
  if (!(await isDatabase(folder))) return { folder, state: 'absent' }
  try {
    const connection = await connectEmbedded({ folder })
    try {
      return { folder, state: 'open', migrations: await readMigrations(connection) }
    } finally {
      await connection.close()
    }
  } catch (error) {
    return { folder, state: 'broken', failure: describeFailure(error) }
  }
}

/** A server, by the role of one of its addresses; with names of statements where the app uses them there. */
export async function probeServer(
  variable: ServerFacts['variable'],
  url: string,
  { waitMs, isPrepared = false }: { waitMs: number; isPrepared?: boolean },
): Promise<{ server: ServerFacts; clock: ClockReading | null; archive: WalArchive | null }> {
  let connection: Connection | null = null
  try {
    const limits = { ...servingLimits, connectMs: waitMs, statementMs: waitMs, answerMs: waitMs }
    connection = await withinTime(connectPostgres(url, { poolSize: 2, isPrepared: false, limits }), waitMs)
    const { database } = connection
    const askedAt = Date.now()
    const { versionNumber, version, nowMs, isStandby, role } = await readServer(database)
    const clock = readClock('The database', { askedAt, answeredAt: Date.now(), theirs: nowMs })
    const facts = { versionNumber, version, isStandby, role, mayMakeTables: await mayMakeTables(database) }
    const migrations = await readMigrations(connection)
    const archive = await readArchiving(database)
    const losesNames = isPrepared && !(await withinTime(keepsStatementNames(url, limits), waitMs))
    return {
      server: { variable, failure: null, facts: { ...facts, migrations, losesNames } },
      clock,
      archive,
    }
  } catch (error) {
    const failure = { text: describeFailure(error), code: failureCode(error) }
    return { server: { variable, failure, facts: null }, clock: null, archive: null }
  } finally {
    await connection?.close()
  }
}

async function readMigrations({ database }: Connection): Promise<MigrationFacts> {
  const known = knownMigrations()
  try {
    const newest = await readNewestMigration(database)
    return {
      known: known.length,
      missing: missingMigrations(known, newest),
      isLater: newest !== null && newest > known.at(-1)!.writtenAt,
      failure: null,
    }
  } catch (error) {
    return { known: known.length, missing: [], isLater: false, failure: describeFailure(error) }
  }
}
