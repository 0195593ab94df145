import { join } from 'node:path'
import type { Copied } from './copy-folder.ts'

/** What a backup holds, within its folder as within VAR_FOLDER. */
export const databasePart = 'database'
export const picturesPart = join('media', 'kept')
export const noteFile = 'backup.json'

/** What is noted beside a backup. */
export type BackupNote = {
  /** ISO time. */
  at: string
  /** When the newest migration of its tables was written, in milliseconds. */
  newestMigration: number | null
  /** What was copied, database and pictures together; those made before 27 November 2026 do not say. */
  holds?: Copied
}

const nameOfBackup = /^dray-\d{8}T\d{6}Z$/

/** The name of a backup of this moment: `dray-20260305T093000Z`. */
export const backupName = (at: Date): string => `dray-${at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`

export const isBackupName = (name: string): boolean => nameOfBackup.test(name)
