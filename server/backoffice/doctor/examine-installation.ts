import type { Config } from '../../platform/config/config.ts'
import { readConfig } from '../../platform/config/config.ts'
import { ConfigError } from '../../platform/config/config-error.ts'
import { publicProblems } from '../../platform/config/public-settings.ts'
import { assessBackups, type WalArchive } from './assess-backups.ts'
import { assessBucket } from './assess-bucket.ts'
import { assessClock, type ClockReading } from './assess-clocks.ts'
import { assessEmbedded, assessServers } from './assess-database.ts'
import { assessFolder } from './assess-folder.ts'
import { assessMail } from './assess-mail.ts'
import { assessSettings, wrongSettings } from './assess-settings.ts'
import { assessProxies, assessSite } from './assess-site.ts'
import { assessStripe } from './assess-stripe.ts'
import { type Finding, inOrder } from './finding.ts'
import { hideSecrets } from './hide-secrets.ts'
import { probeBucket } from './probe-bucket.ts'
import { probeEmbedded, probeServer } from './probe-database.ts'
import { probeBackupFolder, probeFolder } from './probe-folder.ts'
import { probeMail } from './probe-mail.ts'
import { probeSite } from './probe-site.ts'
import { probeStripe } from './probe-stripe.ts'

type Environment = Record<string, string | undefined>

/** How long each outside call may take. */
const usualWaitMs = 10_000

/**
 * Looks at a configuration and at the installation that it describes, and answers what it found, without secrets. Every
 * outside call ends within `waitMs`. Nothing is changed but an object of a bucket, which comes and goes.
 */
export async function examineInstallation(
  environment: Environment,
  { waitMs = usualWaitMs }: { waitMs?: number } = {},
): Promise<Finding[]> {
  const read = readSettings(environment)
  if ('problems' in read) return wrongSettings(read.problems)
  const { config } = read
  const problems = publicProblems(environment, config)
  const found = await Promise.all([
    problems.length > 0 ? wrongSettings(problems) : assessSettings(environment, config),
    examineData(config, waitMs),
    examineSite(config, waitMs),
    probeMail(config, waitMs).then(assessMail),
    probeStripe(config, waitMs).then(assessStripe),
    probeBucket(config, waitMs).then(assessBucket),
  ])
  return hideSecrets(inOrder(found.flat()), config)
}

function readSettings(environment: Environment): { config: Config } | { problems: string[] } {
  try {
    return { config: readConfig(environment) }
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.message.split('\n') }
    throw error
  }
}

/** The folder is looked at before an embedded database in it is opened, which makes the database private again. */
async function examineData(config: Config, waitMs: number): Promise<Finding[]> {
  const folder = await probeFolder(config.varFolder)
  const { findings, clock, archive } = await examineDatabase(config, waitMs)
  const backups = assessBackups({
    embeddedIn: config.databaseUrl === null ? folder.path : null,
    folder: await probeBackupFolder(config.backupFolder, Date.now()),
    archive,
  })
  return [...assessFolder(folder), ...findings, ...clockFindings(clock), ...backups]
}

type Examined = { findings: Finding[]; clock: ClockReading | null; archive: WalArchive | null }

async function examineDatabase(config: Config, waitMs: number): Promise<Examined> {
  const { databaseUrl, directDatabaseUrl, readDatabaseUrl, isDatabasePrepared: isPrepared } = config
  if (databaseUrl === null)
    return { findings: assessEmbedded(await probeEmbedded(config)), clock: null, archive: null }
  const [serving, direct, reading] = await Promise.all([
    probeServer('DATABASE_URL', databaseUrl, { waitMs, isPrepared }),
    directDatabaseUrl === null ? null : probeServer('DATABASE_DIRECT_URL', directDatabaseUrl, { waitMs }),
    readDatabaseUrl === null
      ? null
      : probeServer('DATABASE_READ_URL', readDatabaseUrl, { waitMs, isPrepared }),
  ])
  return {
    findings: assessServers(serving.server, direct?.server ?? null, reading?.server ?? null),
    clock: serving.clock,
    archive: serving.archive,
  }
}

async function examineSite(config: Config, waitMs: number): Promise<Finding[]> {
  const { site, clock } = await probeSite(config, waitMs)
  return [...assessSite(site), ...clockFindings(clock), assessProxies(site)]
}

const clockFindings = (clock: ClockReading | null) => (clock === null ? [] : [assessClock(clock)])
