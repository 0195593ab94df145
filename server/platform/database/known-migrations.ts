import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectPath } from '../config/project-folder.ts'

export const migrationsFolder = projectPath('database/migrations')

/** A migration of this version of the shop. */
export type KnownMigration = {
  /** As its file is called, without .sql: 0015_change-log. */
  name: string
  /** When it was written, in milliseconds; the database remembers it by that. */
  writtenAt: number
}

type Journal = { entries: { tag: string; when: number }[] }

/** All migrations of this version, oldest first. */
export function knownMigrations(): KnownMigration[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal
  return journal.entries.map(({ tag, when }) => ({ name: tag, writtenAt: when }))
}

/** Names of the migrations that a database lacks, by the newest it has; null has none. */
export const missingMigrations = (known: readonly KnownMigration[], newest: number | null): string[] =>
  known.filter(({ writtenAt }) => newest === null || writtenAt > newest).map(({ name }) => name)
