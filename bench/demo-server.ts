import { pino } from 'pino'
import type { AccountSettings } from '../server/identity/accounts/create-accounts.ts'
import { buildApp } from '../server/app.ts'
import type { Database } from '../server/platform/database/database.ts'
import { connectEmbedded } from '../server/platform/database/embedded-database.ts'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import type { App } from '../server/platform/http/app-type.ts'
import type { RouteEntry } from '../server/platform/http/route-list.ts'
import { openDemoShop } from '../server/backoffice/import/open-demo-shop.ts'
import type { PaymentProvider } from '../server/finance/payments/payment-provider.ts'
import { loadBuiltRenderer } from '../server/content/pages/page-renderer.ts'
import { freePort } from '../tests/support/servers/free-port.ts'
import { testSealer } from '../tests/support/shops/test-sealer.ts'

type DemoServer = {
  app: App
  routes: readonly RouteEntry[]
  database: Database
  url: string
  stop: () => Promise<void>
}

/** The demo shop on an embedded database in memory, listening on a free port. */
export async function startDemoServer(
  accounts: AccountSettings = {},
  paymentsFor?: (database: Database) => PaymentProvider,
): Promise<DemoServer> {
  const logger = pino({ level: 'silent' })
  const connection = await connectEmbedded()
  await migrate(connection)
  await openDemoShop(connection, logger)
  const renderer = await loadBuiltRenderer()
  const { database } = connection
  const port = await freePort()
  const { app, routes } = await buildApp({
    connection,
    sealer: testSealer,
    renderer,
    publicUrl: `http://127.0.0.1:${port}`,
    mediaFolder: 'var/bench-media',
    logger,
    accounts,
    ...(paymentsFor && { payments: paymentsFor(database) }),
  })
  const url = await app.listen({ host: '127.0.0.1', port })
  return {
    app,
    routes,
    database,
    url,
    stop: async () => {
      await app.close()
      await connection.close()
    },
  }
}
