import { join } from 'node:path'
import { readConfig } from './config/config.ts'
import { requirePublicSettings } from './config/public-settings.ts'
import { connect } from './database/connect.ts'
import { createLogger } from './http/create-logger.ts'
import { findReadyDatabase } from './import/ready/ready-shop-folder.ts'

export type OpenedFirst = Awaited<ReturnType<typeof openFirst>>

/**
 * Opens what everything else of a shop stands on, by its environment: settings, log, traces and database. It imports little,
 * so that a database is copied and opened while the modules of the shop are read. Throws ConfigError.
 */
export async function openFirst(environment: NodeJS.ProcessEnv) {
  const config = readConfig(environment)
  requirePublicSettings(environment, config)
  const logger = createLogger(config.logLevel)
  const tracing =
    config.tracing === null
      ? null
      : (await import('./tracing/open-tracing.ts')).openTracing({
          ...config.tracing,
          role: config.role,
          logger,
        })
  const connection = await connect({
    databaseUrl: config.databaseUrl,
    readUrl: config.readDatabaseUrl,
    folder: join(config.varFolder, 'database'),
    startFrom: config.loadsDemoShop ? await findReadyDatabase() : null,
    poolSize: config.databasePool,
    isPrepared: config.isDatabasePrepared,
    observe: tracing?.observeStatement ?? null,
  })
  return { config, logger, tracing, connection }
}
