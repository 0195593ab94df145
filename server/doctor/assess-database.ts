import { type Finding, findingsOf } from './finding.ts'

const database = findingsOf('database')
const migrations = findingsOf('migrations')
const roles = findingsOf('roles')

export type MigrationFacts = {
  /** How many this version has. */
  known: number
  missing: readonly string[]
  /** Whether the database was migrated by a later version. */
  isLater: boolean
  /** Why they could not be read; null where they could. */
  failure: string | null
}
export type EmbeddedFacts = { folder: string } & (
  | { state: 'absent' }
  | { state: 'in use'; owner: number }
  | { state: 'open'; migrations: MigrationFacts }
  | { state: 'broken'; failure: string }
)
export type ServerFacts = { variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' } & (
  | { failure: { text: string; code: string | null }; facts: null }
  | {
      failure: null
      facts: {
        versionNumber: number
        version: string
        isStandby: boolean
        role: string
        mayMakeTables: boolean
        migrations: MigrationFacts
      }
    }
)

const oldestVersion = 150_000

/** The embedded database: one process has it, so a running shop is asked over HTTP what it knows. */
export function assessEmbedded(embedded: EmbeddedFacts): Finding[] {
  const { folder, state } = embedded
  if (state === 'absent')
    return [database.ok(`Embedded, not there yet: the first start makes it in ${folder}.`)]
  if (state === 'broken')
    return [
      database.fail(
        `The embedded database in ${folder} cannot be opened: ${embedded.failure}.`,
        'Put back the newest copy, or start with an empty VAR_FOLDER.',
      ),
    ]
  if (state === 'in use')
    return [
      database.ok(
        `Embedded, in use by process ${embedded.owner}, which alone may open it. A shop that is ready at PUBLIC_URL has migrated it.`,
      ),
    ]
  return [
    database.ok(`Embedded, in ${folder}; no shop has it open.`),
    assessMigrations(embedded.migrations, 'npm start'),
  ]
}

/** A server by its serving role, and by the role that migrates where there is one. */
export function assessServers(serving: ServerFacts, direct: ServerFacts | null): Finding[] {
  const asked = direct === null ? [serving] : [serving, direct]
  return [
    ...asked.flatMap(assessServer),
    ...(serving.facts === null ? [] : [assessMigrations(serving.facts.migrations, 'npm run migrate')]),
    ...assessRoles(serving, direct),
  ]
}

/** By the codes of PostgreSQL and of the network. */
const advices: Record<string, string> = {
  '28P01': 'Check the password; signs of a URL in it are percent-encoded.',
  '28000': "Check the user, and whether the server's pg_hba.conf lets it in from here with TLS.",
  '3D000': 'Create the database, or check its name.',
  '53300': 'The server has no connection left: raise max_connections or lower DATABASE_POOL.',
  ENOTFOUND: 'Check the name of the server.',
  ECONNREFUSED: 'Start PostgreSQL; check host and port, and listen_addresses of the server.',
  SELF_SIGNED_CERT_IN_CHAIN: "Name the authority of the server's certificate: ?sslrootcert=<file>.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "Name the server's certificate: ?sslrootcert=<file>.",
}

function assessServer({ variable, failure, facts }: ServerFacts): Finding[] {
  if (failure !== null)
    return [
      database.fail(
        `The server of ${variable} does not take us: ${failure.text}.`,
        advices[failure.code ?? ''] ??
          `Check ${variable}, the server's log, and whether this machine may connect to it.`,
      ),
    ]
  const { versionNumber, version, isStandby, role } = facts
  if (versionNumber < oldestVersion)
    return [database.fail(`${variable} is PostgreSQL ${version}.`, 'Dray needs version 15 or newer.')]
  if (isStandby)
    return [database.fail(`${variable} is a standby, which takes no orders.`, 'Name the primary.')]
  return [database.ok(`PostgreSQL ${version} answers to ${role} (${variable}).`)]
}

function assessMigrations({ known, missing, isLater, failure }: MigrationFacts, command: string): Finding {
  if (failure !== null)
    return migrations.fail(
      `Which migrations ran cannot be read: ${failure}.`,
      'Give the role the rights of docs/operations.md, "Two roles".',
    )
  if (missing.length > 0)
    return migrations.fail(
      `${missing.length} of ${known} are missing: ${missing.join(', ')}.`,
      `Run ${command}.`,
    )
  if (isLater)
    return migrations.warn(
      'The database was migrated by a later version than this one.',
      'Run the doctor of the version that serves, or go back with a backup.',
    )
  return migrations.ok(`All ${known} ran.`)
}

function assessRoles(serving: ServerFacts, direct: ServerFacts | null): Finding[] {
  if (serving.facts === null || (direct !== null && direct.facts === null)) return []
  const { role, mayMakeTables } = serving.facts
  if (direct?.facts && !direct.facts.mayMakeTables)
    return [
      roles.fail(
        `${direct.facts.role}, the role of DATABASE_DIRECT_URL, may not make tables, so it cannot migrate.`,
        'Let it own the database (docs/operations.md, "Two roles").',
      ),
    ]
  if (mayMakeTables)
    return [
      roles.warn(
        `${role}, the role that serves, may make and drop tables.`,
        'Let another role own them (docs/operations.md, "Two roles").',
      ),
    ]
  return [roles.ok(`${role}, the role that serves, can neither make nor drop tables.`)]
}
