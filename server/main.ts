import { join } from 'node:path'
import { pino } from 'pino'
import { openDemoClients } from './accounts/open-demo-clients.ts'
import { createProviders } from './accounts/providers/create-providers.ts'
import { buildApp } from './app.ts'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { greet } from './greeting.ts'
import { openDemoShop } from './import/open-demo-shop.ts'
import { serveFigures } from './http/figures-server.ts'
import { createMailSender } from './mail/create-mail-sender.ts'
import { startMailWorker } from './mail/start-mail-worker.ts'
import { createBucketStore } from './media/bucket-store.ts'
import { createFolderStore } from './media/folder-store.ts'
import { createStripeProvider } from './payments/stripe-provider.ts'
import { loadBuiltRenderer } from './pages/page-renderer.ts'

try {
  await start()
} catch (error) {
  process.stderr.write(
    error instanceof ConfigError ? `${error.message}\n` : `${String((error as Error).stack)}\n`,
  )
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const logger = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
  const connection = await connect({
    databaseUrl: config.databaseUrl,
    folder: join(config.varFolder, 'database'),
  })
  await migrate(connection)
  const mediaFolder = join(config.varFolder, 'media')
  const mediaStore =
    config.mediaBucket === null
      ? createFolderStore(join(mediaFolder, 'kept'))
      : createBucketStore(config.mediaBucket)
  if (config.loadsDemoShop) await openDemoShop(connection, logger, mediaStore)
  const demoClients = config.loadsDemoShop ? await openDemoClients(connection) : []

  const renderer = await loadBuiltRenderer()
  const { publicUrl, metricsToken } = config
  const providers = createProviders(config.providers, { publicUrl, logger })
  const { app, figures } = await buildApp({
    connection,
    renderer,
    publicUrl,
    metricsToken,
    mediaFolder,
    mediaStore,
    logger,
    supportEmail: config.supportEmail,
    accounts: { providers, sitePassword: config.sitePassword },
    providers,
    ...(config.stripe !== null && { payments: createStripeProvider(config.stripe) }),
    seller: config.seller,
  })
  const figuresServer =
    config.metricsPort === null ? null : await serveFigures(figures, config.host, config.metricsPort)
  const sender = createMailSender({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    folder: join(config.varFolder, 'mail'),
  })
  const mailWorker = await startMailWorker({ connection, sender, logger })
  await app.listen({ host: config.host, port: config.port })
  greet(config, demoClients)

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'finishing what is under way')
    await app.close()
    figuresServer?.close()
    await mailWorker.stop()
    await connection.close()
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
