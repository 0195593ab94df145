import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createProviders } from './identity/accounts/providers/create-providers.ts'
import { buildApp } from './app.ts'
import type { StripeSettings } from './platform/config/stripe-settings.ts'
import { findContactAddress } from './platform/settings/read-company.ts'
import { letterWordsOf } from './content/shop-content/letter-words-of.ts'
import { followChanges } from './platform/database/change-events.ts'
import type { Database } from './platform/database/database.ts'
import { migrateAtStart } from './platform/database/migrate-at-start.ts'
import { jobs, sealedColumns } from './features.ts'
import { greet } from './greeting.ts'
import { openDemoShop } from './backoffice/import/open-demo-shop.ts'
import { tradeDays } from './backoffice/demo-trade/trade-days.ts'
import { upkeepOf } from './backoffice/demo-trade/jobs-of-trade.ts'
import { scheduleTrade, demoFeeRate, writeDemoTrade } from './backoffice/demo-trade/write-demo-trade.ts'
import { reportTrade } from './backoffice/demo-trade/read-progress.ts'
import { awaitFirstAnswer } from './platform/http/first-answer.ts'
import { isProbe } from './platform/http/health-routes.ts'
import { serveMetrics } from './platform/http/metrics-server.ts'
import { createMailSender } from './platform/mail/create-mail-sender.ts'
import { startMailWorker } from './platform/mail/start-mail-worker.ts'
import { createBucketStore } from './platform/media/bucket-store.ts'
import { createFolderStore } from './platform/media/folder-store.ts'
import { openDemoPeople } from './open-demo-people.ts'
import type { OpenedFirst } from './open-first.ts'
import { serveOperate } from './backoffice/operate/socket/serve-operate.ts'
import { shopTools } from './backoffice/operate/socket/shop-tools.ts'
import { createSandbox } from './finance/payments/sandbox-provider.ts'
import { openSealer } from './platform/secrets/open-sealer.ts'
import { sealPlainSecrets } from './platform/secrets/reseal-secrets.ts'
import { openSecretsKeys } from './platform/secrets/open-secrets-keys.ts'
import { loadBuiltRenderer, type PageRenderer } from './content/pages/page-renderer.ts'

/** What holds up no first answer begins after it, or after so many milliseconds where no one asks (OPER-11). */
const longestWaitMs = { people: 250, trade: 2_000 }

/** Starts the shop on what was opened first, and answers once it listens and its demo trade is written. */
export async function startShop({
  config,
  logger,
  tracing,
  connection,
  renderer,
}: OpenedFirst & { renderer: PageRenderer }): Promise<void> {
  let stopping = false
  await migrateAtStart(connection, {
    hasDirectUrl: config.directDatabaseUrl !== null,
    onRetry: (pauseMs) => logger.warn({ pauseMs }, 'a migration is waiting for a table that is in use'),
  })
  const { database } = connection
  const sealer = await openSealer(database, await openSecretsKeys(config.secretsKeys, config.varFolder))
  await sealPlainSecrets(database, sealer, sealedColumns)
  const mediaFolder = join(config.varFolder, 'media')
  const bucket = config.mediaBucket === null ? null : createBucketStore(config.mediaBucket)
  const mediaStore = bucket ?? createFolderStore(join(mediaFolder, 'kept'))
  const past = { endsAt: new Date(), weeks: 6 }
  const isOpenedNow =
    config.loadsDemoShop &&
    (await openDemoShop(connection, logger, mediaStore, {
      ...(config.makesUpTrade && {
        openedAt: tradeDays(past).opensAt,
        afterwards: (transaction) => scheduleTrade(transaction, past),
      }),
    }))
  const openPeople = () => openDemoPeople(connection, config, new Date())
  // In a new shop no one has an account to be shut out of, so pages are answered first.
  const peopleBefore = isOpenedNow ? null : await openPeople()
  const { promise: peopleAreIn, resolve: letWrite } = Promise.withResolvers<void>()
  if (peopleBefore !== null) letWrite()

  const { publicUrl, metricsToken } = config
  const providers = createProviders(config.providers, { publicUrl, logger })
  const sandboxOver = (books: Database) =>
    createSandbox(books, { feeRate: config.makesUpTrade ? demoFeeRate : 0 })
  const payments = config.stripe === null ? sandboxOver(database) : await openStripe(config.stripe)
  // The clock of the shop rests until its past is whole.
  const { promise: pastIsWritten, resolve: endPast } = Promise.withResolvers<void>()
  const { app, metrics, deps } = await buildApp({
    connection,
    renderer,
    publicUrl,
    metricsToken,
    mediaFolder,
    mediaStore,
    logger,
    isStopping: () => stopping,
    role: config.role,
    tracing,
    indexStore: bucket ?? createFolderStore(join(config.varFolder, 'search-index')),
    jobsAfter: pastIsWritten,
    writesAfter: peopleAreIn,
    supportEmail: config.supportEmail,
    accounts: { providers, sitePassword: config.sitePassword, secondFactor: config.secondFactor },
    sealer,
    providers,
    payments,
    seller: config.seller,
    pushKeys: config.pushKeys,
    trustedProxies: config.trustedProxies,
    cdnPurge: config.cdnPurge,
    showsApiReference: config.showsApiReference,
  })
  const metricsServer =
    config.metricsPort === null
      ? null
      : await serveMetrics(metrics, {
          host: config.metricsHost,
          port: config.metricsPort,
          token: config.metricsToken,
        })
  const sender = createMailSender({
    publicUrl: config.publicUrl,
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    folder: join(config.varFolder, 'mail'),
  })
  const mailWorker =
    config.role === 'web'
      ? null
      : await startMailWorker({
          connection,
          sender,
          renderHtml: renderer.renderMailHtml,
          sealer,
          logger,
          wordsOf: letterWordsOf(database),
          contactOf: () => findContactAddress(database),
          ...(tracing && { traced: tracing.job }),
        })
  const changes = await followChanges(connection)
  app.server.on('request', ({ url }) => isProbe(url) || changes.noteRequest())
  const commands = await serveOperate({
    varFolder: config.varFolder,
    logger,
    after: peopleAreIn,
    onCommand: changes.noteRequest,
    tools: shopTools({
      connection,
      varFolder: config.varFolder,
      mediaFolder,
      logger,
      publicUrl,
      clock: () => new Date(),
      openSealer: async () => sealer,
      openProvider: (books) => (config.stripe === null ? sandboxOver(books) : payments),
    }),
  })

  const beforePeople = awaitFirstAnswer(app.server, longestWaitMs.people)
  const beforeTrade = awaitFirstAnswer(app.server, longestWaitMs.trade)
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    beforePeople.leave()
    beforeTrade.leave()
    // Anyone who presses Ctrl-C waits for no one.
    if (signal === 'SIGTERM') await wait(config.drainSeconds * 1000)
    logger.info({ signal }, 'finishing what is under way')
    await commands.close()
    await pastIsWritten
    await app.close()
    metricsServer?.close()
    await mailWorker?.stop()
    await connection.close()
    await tracing?.stop()
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))

  // Last, as the person who sees it listen may give it a command or end it.
  await app.listen({ host: config.host, port: config.port })
  if (peopleBefore === null) await beforePeople.over
  greet(config, peopleBefore ?? (await openPeople()))
  letWrite()
  if (config.makesUpTrade) {
    await beforeTrade.over
    await writeDemoTrade({
      ...deps,
      isStopping: () => stopping,
      upkeep: upkeepOf(jobs, deps),
      report: reportTrade,
    }).catch((error: unknown) => logger.error({ err: error }, 'the demo data is not whole'))
  }
  endPast()
}

/** What draws the pages of a shop with these settings. */
export const loadRenderer = ({ config }: Pick<OpenedFirst, 'config'>): Promise<PageRenderer> =>
  loadBuiltRenderer(config.pictureHosts)

/** Most shops of a test or a demo never load the client of Stripe. */
async function openStripe(settings: StripeSettings) {
  const { createStripeProvider } = await import('./finance/payments/stripe-provider.ts')
  return createStripeProvider(settings)
}
