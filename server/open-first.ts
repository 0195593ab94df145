import { join } from 'node:path'
import { readConfig } from './platform/config/config.ts'
import { requirePublicSettings } from './platform/config/public-settings.ts'
import { connect } from './platform/database/connect.ts'
import type { Connection } from './platform/database/database.ts'
import { openLog } from './platform/http/create-logger.ts'
import { findEmptyDatabase } from './platform/database/empty/empty-database-folder.ts'
import { findReadyDatabase } from './backoffice/import/ready/ready-shop-folder.ts'

type Opened = Awaited<ReturnType<typeof openSettings>>
export type OpenedFirst = Opened & { connection: Connection }

/** Reads the settings of a shop from its environment, and opens its log and traces. Throws ConfigError. */
export async function openSettings(environment: NodeJS.ProcessEnv) {
  const config = readConfig(environment)
  requirePublicSettings(environment, config)
  const logger = openLog(config)
  const tracing =
    config.tracing === null
      ? null
      : (await import('./platform/tracing/open-tracing.ts')).openTracing({
          ...config.tracing,
          role: config.role,
          logger,
        })
  return { config, logger, tracing }
}

const namesLost =
  'a pooler does not track prepared statements: they go without names from now on; DATABASE_PREPARED=false does so from the start'

/**
 * Opens the database of a shop while `readModules` reads the rest of it, and answers both. Nothing is answered meanwhile,
 * so that a connection to a server would run into its time-out: that one is opened afterwards.
 */
export async function openDatabaseWhile<Module>(
  { config, logger, tracing }: Opened,
  readModules: () => Promise<Module>,
): Promise<[Connection, Module]> {
  const open = async () =>
    connect({
      databaseUrl: config.databaseUrl,
      readUrl: config.readDatabaseUrl,
      folder: join(config.varFolder, 'database'),
      startFrom: (config.loadsDemoShop ? await findReadyDatabase() : null) ?? (await findEmptyDatabase()),
      poolSize: config.databasePool,
      isPrepared: config.isDatabasePrepared,
      onNamesLost: () => logger.warn(namesLost),
      observe: tracing?.observeStatement ?? null,
    })
  if (config.databaseUrl === null) return Promise.all([open(), readModules()])
  const modules = await readModules()
  return [await open(), modules]
}
