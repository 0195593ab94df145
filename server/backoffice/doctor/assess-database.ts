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
  | { state: 'in use'; owner: string }
  | { state: 'open'; migrations: MigrationFacts }
  | { state: 'broken'; failure: string }
)
export type ServerFacts = { variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' } & (
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
        /** Whether statements with names fail there, as the app would send them. */
        losesNames: boolean
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
        `Embedded, in use by ${embedded.owner}, which alone may open it. A shop that is ready at PUBLIC_URL has migrated it.`,
      ),
    ]
  return [
    database.ok(`Embedded, in ${folder}; no shop has it open.`),
    assessMigrations(embedded.migrations, 'npm start'),
  ]
}

/** A server by its serving role, by the role that migrates where there is one, and its standby for reads. */
export function assessServers(
  serving: ServerFacts,
  direct: ServerFacts | null,
  reading: ServerFacts | null = null,
): Finding[] {
  const asked = direct === null ? [serving] : [serving, direct]
  return [
    ...asked.flatMap(assessServer),
    ...(reading === null ? [] : assessReading(reading)),
    ...(serving.facts === null ? [] : [assessMigrations(serving.facts.migrations, 'npm run migrate')]),
    ...assessRoles(serving, direct),
  ]
}

/** By the codes of PostgreSQL and of the network. */
const advices: Record<string, string> = {
  '28P01': 'Check the password; percent-encode special characters in it.',
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
        adviceFor({ variable, failure }),
      ),
    ]
  const { versionNumber, version, isStandby, role, losesNames } = facts
  if (versionNumber < oldestVersion)
    return [database.fail(`${variable} is PostgreSQL ${version}.`, 'Dray needs version 15 or newer.')]
  if (isStandby)
    return [database.fail(`${variable} is a standby, which takes no orders.`, 'Name the primary.')]
  if (losesNames) return [database.fail(...lostNames(variable))]
  return [database.ok(`PostgreSQL ${version} answers to ${role} (${variable}).`)]
}

const lostNames = (variable: ServerFacts['variable']): [sentence: string, advice: string] => [
  `DATABASE_PREPARED is true, but the pooler of ${variable} does not track prepared statements.`,
  'Set DATABASE_PREPARED=false, or use PgBouncer 1.24 (an older one with max_prepared_statements above 0).',
]

const adviceFor = ({ variable, failure }: Pick<ServerFacts, 'variable' | 'failure'>): string =>
  advices[failure?.code ?? ''] ??
  `Check ${variable}, the server's log, and whether this machine may connect to it.`

/** Without the standby the shop goes on, so nothing of it is more than a warning. */
function assessReading(reading: ServerFacts): Finding[] {
  if (reading.failure !== null)
    return [
      database.warn(
        `The server of DATABASE_READ_URL does not take us: ${reading.failure.text}.`,
        adviceFor(reading),
      ),
    ]
  const { version, isStandby, migrations, losesNames } = reading.facts
  if (!isStandby)
    return [
      database.warn(
        'DATABASE_READ_URL leads to a server that takes writes.',
        'Name a standby; another primary than that of DATABASE_URL is not read from.',
      ),
    ]
  if (migrations.missing.length > 0)
    return [
      database.warn(
        `The standby of DATABASE_READ_URL lacks ${counted(migrations.missing.length)}.`,
        'Check that it follows the server of DATABASE_URL (pg_stat_replication there).',
      ),
    ]
  if (losesNames) return [database.warn(...lostNames('DATABASE_READ_URL'))]
  return [database.ok(`PostgreSQL ${version} serves reads as a standby (DATABASE_READ_URL).`)]
}

function assessMigrations({ known, missing, isLater, failure }: MigrationFacts, command: string): Finding {
  if (failure !== null)
    return migrations.fail(
      `Which migrations ran cannot be read: ${failure}.`,
      'Give the role the rights of docs/run/install.md, "Two roles".',
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
        'Let it own the database (docs/run/install.md, "Two roles").',
      ),
    ]
  if (mayMakeTables)
    return [
      roles.warn(
        `${role}, the role that serves, may make and drop tables.`,
        'Let another role own them (docs/run/install.md, "Two roles").',
      ),
    ]
  return [roles.ok(`${role}, the role that serves, can neither make nor drop tables.`)]
}

const counted = (migrations: number) => (migrations === 1 ? '1 migration' : `${migrations} migrations`)
