/** The shop in development: Vite serves the storefront with hot reload, Node restarts on server changes. */
import middie from '@fastify/middie'
import { openLog } from '../server/platform/http/create-logger.ts'
import { createServer } from 'vite'
import { createProviders } from '../server/identity/accounts/providers/create-providers.ts'
import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/platform/config/config.ts'
import { connect } from '../server/platform/database/connect.ts'
import { migrateAtStart } from '../server/platform/database/migrate-at-start.ts'
import { sealedColumns } from '../server/features.ts'
import { greet } from '../server/greeting.ts'
import { openDemoShop } from '../server/backoffice/import/open-demo-shop.ts'
import { createMailSender } from '../server/platform/mail/create-mail-sender.ts'
import { mailPreviewRoutes } from '../server/platform/mail/mail-preview-routes.ts'
import { startMailWorker } from '../server/platform/mail/start-mail-worker.ts'
import { openDemoPeople } from '../server/open-demo-people.ts'
import { developmentRenderer } from '../server/content/pages/development-renderer.ts'
import { openSealer } from '../server/platform/secrets/open-sealer.ts'
import { openSecretsKeys } from '../server/platform/secrets/open-secrets-keys.ts'
import { sealPlainSecrets } from '../server/platform/secrets/reseal-secrets.ts'

const config = readConfig(process.env)
const logger = openLog(config)
const connection = await connect({ databaseUrl: config.databaseUrl, folder: `${config.varFolder}/database` })
await migrateAtStart(connection, { hasDirectUrl: config.directDatabaseUrl !== null })
const { database } = connection
const sealer = await openSealer(database, await openSecretsKeys(config.secretsKeys, config.varFolder))
await sealPlainSecrets(database, sealer, sealedColumns)
if (config.loadsDemoShop) await openDemoShop(connection, logger)
const demoPeople = await openDemoPeople(connection, config, new Date())

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { publicUrl } = config
const renderer = developmentRenderer(vite)
const renderHtml = renderer.renderMailHtml
const { app } = await buildApp({
  connection,
  renderer,
  publicUrl,
  mediaFolder: `${config.varFolder}/media`,
  logger,
  sealer,
  accounts: {
    providers: createProviders(config.providers, { publicUrl, logger }),
    sitePassword: config.sitePassword,
  },
})
const mailFolder = `${config.varFolder}/mail`
const sender = createMailSender({ smtpUrl: config.smtpUrl, from: config.mailFrom, folder: mailFolder })
const mailWorker = await startMailWorker({ connection, sender, renderHtml, sealer, logger })
await app.register(mailPreviewRoutes, { folder: mailFolder, renderHtml })
await app.register(middie, { hook: 'onRequest' })
app.use((request, response, next) => {
  // Vite answers its own modules; pages and calls go on to the server.
  if (/^\/(@|storefront|shared|node_modules|var\/vite)/.test(request.url ?? ''))
    vite.middlewares(request, response, next)
  else next()
})
app.addHook('onSend', async (_request, reply) => {
  reply.removeHeader('content-security-policy')
})
await app.listen({ host: config.host, port: config.port })
greet(config, demoPeople)
process.stdout.write(`  Mails are shown at ${publicUrl}/development/mails\n\n`)

process.on('SIGTERM', () => {
  void Promise.all([app.close(), vite.close(), mailWorker.stop()]).then(() => connection.close())
})
