import { type Finding, findingsOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('backups')

export type BackupFacts = {
  /** The embedded database's folder that must be copied; null on a server. */
  embeddedIn: string | null
  /** BACKUP_FOLDER; null where it is not set. */
  folder: BackupFolder | null
  /** WAL archiving of the server; null where it could not be asked. */
  archive: WalArchive | null
}
export type BackupFolder = {
  path: string
  /** Why it cannot be read; null where it can. */
  failure: string | null
  newest: { name: string; ageMs: number; isEmpty: boolean } | null
}
export type WalArchive = {
  isOn: boolean
  /** Milliseconds since the last segment was archived, and since the last try that failed; null without one. */
  archivedAgoMs: number | null
  failedAgoMs: number | null
}

const hourMs = 3_600_000
/** A daily copy with two hours of grace, and a week. */
const lateMs = 26 * hourMs
const lostMs = 8 * 24 * hourMs

/** What the doctor can see of backups. Whether one can be restored only a try shows. */
export function assessBackups({ embeddedIn, folder, archive }: BackupFacts): Finding[] {
  const seen = [...(folder === null ? [] : [assessBackupFolder(folder)]), ...assessArchive(archive)]
  if (seen.length > 0) return seen
  if (embeddedIn !== null)
    return [
      warn(
        'Nothing shows that the embedded database is copied.',
        `Each day: npm run backup, also while the shop runs, into a BACKUP_FOLDER on another disk than ${embeddedIn}.`,
      ),
    ]
  return [
    warn(
      'The server does not archive its WAL, and BACKUP_FOLDER is not set: the doctor sees no backup.',
      'Archive WAL (archive_mode, pgBackRest) or run pg_dump daily into BACKUP_FOLDER; where the host of the database makes backups, look there.',
    ),
  ]
}

function assessBackupFolder({ path, failure, newest }: BackupFolder): Finding {
  const look = `Look why nothing new comes into ${path} (BACKUP_FOLDER).`
  if (failure !== null)
    return fail(`BACKUP_FOLDER cannot be read: ${failure}.`, `Make ${path}, or let this user read it.`)
  if (newest === null) return fail(`BACKUP_FOLDER ${path} holds no backup.`, look)
  const said = `The newest backup, ${newest.name}, is ${ageText(newest.ageMs)} old`
  if (newest.isEmpty) return fail(`${said} and is empty.`, look)
  if (newest.ageMs > lostMs) return fail(`${said}.`, look)
  return newest.ageMs > lateMs ? warn(`${said}.`, look) : ok(`${said}. Try now and then to restore one.`)
}

function assessArchive(archive: WalArchive | null): Finding[] {
  if (archive === null || !archive.isOn) return []
  const { archivedAgoMs, failedAgoMs } = archive
  if (failedAgoMs !== null && (archivedAgoMs === null || failedAgoMs < archivedAgoMs))
    return [
      fail(
        `The server's WAL archiving has failed since ${ageText(failedAgoMs)}.`,
        "Read the server's log: archive_command says why. Its disk fills up meanwhile.",
      ),
    ]
  if (archivedAgoMs === null)
    return [
      warn(
        'WAL archiving is on, but nothing was archived yet.',
        'Run select pg_switch_wal() and look again.',
      ),
    ]
  return [ok(`The server archives its WAL, last ${ageText(archivedAgoMs)} ago.`)]
}

function ageText(ms: number): string {
  const hours = ms / hourMs
  if (hours < 1) return `${Math.max(0, Math.round(ms / 60_000))} min`
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}
